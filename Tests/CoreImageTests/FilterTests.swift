import CoreGraphics
import CoreImage
import Diagnostics
import Foundation
import Testing

@Suite struct `Filters of images` {
  private static let colors: [(String, [String: Double], [Float])] = [
    ("CIColorInvert", [:], [0.8, 0.6, 0.4, 1]),
    ("CIColorControls", ["inputBrightness": 0.1], [0.3, 0.5, 0.7, 1]),
    ("CIColorControls", ["inputContrast": 2], [-0.1, 0.3, 0.7, 1]),
    ("CIColorControls", ["inputSaturation": 0], [0.3719, 0.3719, 0.3719, 1]),
    ("CIExposureAdjust", ["inputEV": 1], [0.4, 0.8, 1.2, 1]),
    ("CIGammaAdjust", ["inputPower": 2], [0.04, 0.16, 0.36, 1]),
    ("CIHueAdjust", ["inputAngle": 0], [0.2, 0.4, 0.6, 1]),
    ("CIVibrance", ["inputAmount": 0], [0.2, 0.4, 0.6, 1]),
    ("CISepiaTone", ["inputIntensity": 0], [0.2, 0.4, 0.6, 1]),
    ("CISepiaTone", [:], [0.4996, 0.445, 0.3466, 1]),
    ("CIColorPosterize", ["inputLevels": 2], [0, 0, 1, 1]),
    ("CIMaximumComponent", [:], [0.6, 0.6, 0.6, 1]),
    ("CIMinimumComponent", [:], [0.2, 0.2, 0.2, 1]),
    ("CIColorThreshold", [:], [0, 0, 1, 1]),
    ("CITemperatureAndTint", [:], [0.2, 0.4, 0.6, 1]),
    ("CIToneCurve", [:], [0.2, 0.4, 0.6, 1]),
    ("CIColorMatrix", [:], [0.2, 0.4, 0.6, 1]),
  ]

  @Test(arguments: colors.indices) func `change colours by their formulas`(_ index: Int) {
    let (name, values, expected) = Self.colors[index]
    let image = Pixels.one(0.2, 0.4, 0.6).applyingFilter(name, parameters: values)
    let found = Pixels.color(image)
    #expect(Pixels.near(found, expected), "\(name) \(values): \(found)")
  }

  private static let blends: [(String, [Float])] = [
    ("CIMultiplyBlendMode", [0.1, 0.16, 0.12, 1]), ("CIScreenBlendMode", [0.6, 0.64, 0.68, 1]),
    ("CIDarkenBlendMode", [0.2, 0.4, 0.2, 1]), ("CILightenBlendMode", [0.5, 0.4, 0.6, 1]),
    ("CIDifferenceBlendMode", [0.3, 0, 0.4, 1]), ("CIExclusionBlendMode", [0.5, 0.48, 0.56, 1]),
    ("CISourceOverCompositing", [0.2, 0.4, 0.6, 1]), ("CIAdditionCompositing", [0.7, 0.8, 0.8, 1]),
    ("CIMaximumCompositing", [0.5, 0.4, 0.6, 1]), ("CIMinimumCompositing", [0.2, 0.4, 0.2, 1]),
    ("CIMultiplyCompositing", [0.1, 0.16, 0.12, 1]),
    ("CIHardLightBlendMode", [0.2, 0.32, 0.36, 1]),
    ("CISubtractBlendMode", [0.3, 0, 0, 1]), ("CILinearBurnBlendMode", [0, 0, 0, 1]),
  ]

  @Test(arguments: blends.indices) func `blend by their formulas`(_ index: Int) {
    let (name, expected) = Self.blends[index]
    let below = Pixels.one(0.5, 0.4, 0.2)
    let image = Pixels.one(0.2, 0.4, 0.6)
      .applyingFilter(name, parameters: [kCIInputBackgroundImageKey: below])
    let found = Pixels.color(image)
    #expect(Pixels.near(found, expected), "\(name): \(found)")
  }

  @Test func `lie over each other as Porter and Duff say`() {
    let (half, blue) = (Pixels.one(1, 0, 0, 0.5), Pixels.one(0, 0, 1))
    #expect(Pixels.near(Pixels.color(half.composited(over: blue)), [0.5, 0, 0.5, 1]))
    func found(_ name: String) -> [Float] {
      let values = [kCIInputBackgroundImageKey: half]
      return Pixels.color(blue.applyingFilter(name, parameters: values))
    }
    #expect(Pixels.near(found("CISourceInCompositing"), [0, 0, 0.5, 0.5]))
    #expect(Pixels.near(found("CISourceOutCompositing"), [0, 0, 0.5, 0.5]))
    #expect(Pixels.near(found("CISourceAtopCompositing"), [0, 0, 0.5, 0.5]))
  }

  @Test(arguments: [0.5, 2.0, 7.5, 20]) func `a part of a blur is the blur of the part`(
    _ sigma: Double
  ) {
    let soft = Pixels.noise(40, 40).applyingGaussianBlur(sigma: sigma)
    let grown = CGFloat((3 * sigma).rounded(.up))
    #expect(
      soft.extent == CGRect(x: 0, y: 0, width: 40, height: 40).insetBy(dx: -grown, dy: -grown)
    )
    let part = soft.cropped(to: CGRect(x: 5, y: 7, width: 3, height: 2))
    #expect(part.extent == CGRect(x: 5, y: 7, width: 3, height: 2))
    for (x, y) in [(5, 7), (7, 8)] {
      #expect(Pixels.near(Pixels.color(part, x, y), Pixels.color(soft, x, y), 1e-4))
    }
    #expect(Pixels.color(part, 8, 8) == [0, 0, 0, 0])
  }

  @Test(arguments: [1.0, 5, 12, 60]) func `a blur leaves one colour as it is`(_ sigma: Double) {
    let soft = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6))
      .applyingGaussianBlur(sigma: sigma)
    #expect(Pixels.near(Pixels.color(soft), [0.2, 0.4, 0.6, 1]))
  }

  @Test func `a filter that is not there is nil, and leaves images`() {
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    let image = Pixels.one(1, 0, 0)
    #expect(image.applyingFilter("CINoSuchFilter") === image)
  }

  @Test func `values are set, read and known by their names`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.inputKeys == ["inputImage", "inputRadius"])
    #expect(filter.outputKeys == ["outputImage"] && filter.outputImage == nil)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Int == 3)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    let radius = filter.attributes[kCIInputRadiusKey] as? [String: Any]
    #expect(radius?[kCIAttributeDefault] as? Double == 10)
    #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    let findings = UIKitDiagnostics.recording { filter.setValue(1, forKey: "inputNothing") }
    #expect(findings.map(\.code) == ["TSK-KEY"])
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
    #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
  }

  @Test(arguments: CIFilter.filterNames(inCategory: nil)) func `each makes something finite`(
    _ name: String
  ) throws {
    let filter = try #require(CIFilter(name: name))
    let image = Pixels.noise(6, 5)
    for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
    if filter.inputKeys.contains("inputMessage") {
      filter.setValue(Data("abc".utf8), forKey: "inputMessage")
    }
    if filter.inputKeys.contains("inputCubeData") {
      filter.setValue(Data(count: 8 * 16), forKey: "inputCubeData")
    }
    let made = try #require(filter.outputImage, "\(name)")
    for (x, y) in [(0, 0), (3, 2), (-4, 9)] {
      let isFinite = Pixels.color(made, x, y).allSatisfy { $0.isFinite }
      #expect(isFinite, "\(name)")
    }
  }

  @Test(arguments: CIFilter.filterNames(inCategory: nil)) func `numbers that are none are refused`(
    _ name: String
  ) throws {
    let filter = try #require(CIFilter(name: name))
    for key in filter.inputKeys where filter.value(forKey: key) is NSNumber {
      filter.setDefaults()
      filter.setValue(Double.nan, forKey: key)
      let findings = UIKitDiagnostics.recording { #expect(filter.outputImage == nil) }
      #expect(findings.map(\.code) == ["TSK-FILTER-VALUE"], "\(name).\(key)")
    }
  }

  @Test func `filters with typed values are the same filters`() {
    let filter = CIFilter.gaussianBlur()
    #expect(filter.radius == 10)
    filter.radius = 2
    filter.inputImage = Pixels.one(1, 1, 1)
    #expect(filter.outputImage?.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("tsumiki".utf8)
    #expect(code.correctionLevel == "M" && code.outputImage?.extent.width == 23)
  }

  @Test func `typed values of each kind are those of their names`() {
    let corrected = CIFilter.perspectiveCorrection()
    corrected.topLeft = CGPoint(x: 3, y: 40)
    corrected.crop = false
    #expect(corrected.topLeft == CGPoint(x: 3, y: 40) && !corrected.crop)
    #expect((corrected.value(forKey: "inputTopLeft") as? CIVector)?.y == 40)
    let mean = CIFilter.areaAverage()
    mean.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(mean.extent == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((mean.value(forKey: kCIInputExtentKey) as? CIVector)?.w == 4)
    let tinted = CIFilter.colorMonochrome()
    tinted.color = CIColor(red: 0.25, green: 0.5, blue: 1)
    tinted.inputImage = .red
    #expect(tinted.color.green == 0.5 && tinted.inputImage != nil)
    tinted.inputImage = nil
    #expect(tinted.value(forKey: kCIInputImageKey) == nil && tinted.outputImage == nil)
    tinted.setValue("half", forKey: kCIInputIntensityKey)
    #expect(tinted.intensity == 0, "what is no number reads as none")
    let code = CIFilter.qrCodeGenerator()
    code.correctionLevel = "H"
    code.message = Data("a".utf8)
    #expect(code.value(forKey: "inputCorrectionLevel") as? String == "H")
    #expect(code.message == Data("a".utf8))
  }

  @Test func `a QR code has its three corners and its border`() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("HELLO WORLD".utf8), forKey: "inputMessage")
    filter.setValue("Q", forKey: "inputCorrectionLevel")
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    func isDark(_ x: Int, _ y: Int) -> Bool { Pixels.color(code, x, y)[0] == 0 }
    // The finder pattern of ISO/IEC 18004: a frame of 7, a gap, and a square of 3.
    for (left, low) in [(1, 1), (1, 15), (15, 15)] {
      for y in 0..<7 {
        for x in 0..<7 {
          let ring = max(abs(x - 3), abs(y - 3))
          #expect(isDark(left + x, low + y) == (ring != 2))
        }
      }
    }
    let border = (0..<23).filter { isDark($0, 0) || isDark(0, $0) || isDark($0, 22) }
    #expect(border.isEmpty)
  }

  @Test func `areas become one pixel`() {
    let right = Pixels.one(1, 0, 0).transformed(by: CGAffineTransform(translationX: 1, y: 0))
    let both = Pixels.one(0, 0, 1).composited(over: right)
    let rect = CIVector(x: 0, y: 0, z: 2, w: 1)
    func found(_ name: String) -> [Float] {
      Pixels.color(both.applyingFilter(name, parameters: [kCIInputExtentKey: rect]))
    }
    #expect(Pixels.near(found("CIAreaAverage"), [0.5, 0, 0.5, 1]))
    #expect(Pixels.near(found("CIAreaMaximum"), [1, 0, 1, 1]))
    #expect(Pixels.near(found("CIAreaMinimum"), [0, 0, 0, 1]))
  }
}
