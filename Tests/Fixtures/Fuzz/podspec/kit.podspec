Pod::Spec.new do |s|
  s.name = 'Kit'
  s.version = '1.0'
  s.source_files = 'Source/**/*.{h,swift}', "Other/*.swift"
  s.osx.source_files = 'Mac/*'
  s.subspec 'Core' do |c|
    c.ios.source_files = ['Core/?.swift',
      'Core/**']
    c.dependency 'Kit/Base'
  end
end
