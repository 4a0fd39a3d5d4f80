extension UTType {
  /// Anything that is kept.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything with content.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// A volume in a file.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A stream of bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder, or what looks like one.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// What leads to something else.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A link by path.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A program.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// Where a volume is.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// A link to a file.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// A kept address.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text with or without marks.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without marks.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text in UTF-16 with its order of bytes.
  public static var utf16ExternalPlainText: UTType {
    UTType(known: "public.utf16-external-plain-text")
  }
  /// Text in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// A table as text.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// A table with commas.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// A table with tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// A table with tabs in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A page.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Source of a program.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source for an assembler.
  public static var assemblySource: UTType { UTType(known: "public.assembly-source") }
  /// Source in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source in Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source in C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    UTType(known: "public.objective-c-plus-plus-source")
  }
  /// A header in C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header in C++.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Source that is run as it is.
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// AppleScript, compiled.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// AppleScript with resources.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A script of a shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Perl.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Ruby.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// PHP.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in bytes.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with pictures.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with pictures in one file.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A page with what it needs.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// A picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// Icons of a Mac.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap of Windows.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Icons of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// A camera's own picture.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A picture that moves.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// HEIF.
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  /// HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// OpenEXR.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// DNG.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// A scene.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in USD.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A scene in USDZ.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// An object to find.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound or film.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Film with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Film without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A film of QuickTime.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// MPEG.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// MPEG-2.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A stream in MPEG-2.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A film in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// Sound in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sound in MPEG-4, protected.
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(known: "com.apple.protected-mpeg-4-audio")
  }
  /// A film in MPEG-4, protected.
  public static var appleProtectedMPEG4Video: UTType {
    UTType(known: "com.apple.protected-mpeg-4-video")
  }
  /// AVI.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// WAVE.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// Songs in order.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// Songs in order, as M3U.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A folder that people see.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A folder that looks like a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder of a known form.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A part to add to programs.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// A part that reads files for a search.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A part that draws previews.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// A helper of a program.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// A program that people start.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// A program in a folder.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// A part of a program.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// A program in one file.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A program of Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A page of settings.
  public static var systemPreferencesPane: UTType {
    UTType(known: "com.apple.systempreference.prefpane")
  }
  /// Files in one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// bzip2.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// An archive of Apple's.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// tar.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// A sheet of numbers.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Slides.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// A person.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A person as vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// Something to do.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// A date.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A letter.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A kept address.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A kept address of Windows.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A mark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// A key with its certificate.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// A certificate.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// A book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// What a program wrote down.
  public static var log: UTType { UTType(known: "public.log") }
  /// What is felt.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
