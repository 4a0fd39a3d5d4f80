@_exported import Foundation

/// Anything that is kept.
public let kUTTypeItem = "public.item"
/// Anything with content.
public let kUTTypeContent = "public.content"
/// Content of several kinds.
public let kUTTypeCompositeContent = "public.composite-content"
/// A stream of bytes.
public let kUTTypeData = "public.data"
/// A folder, or what looks like one.
public let kUTTypeDirectory = "public.directory"
/// What leads to something else.
public let kUTTypeResolvable = "com.apple.resolvable"
/// A link by path.
public let kUTTypeSymLink = "public.symlink"
/// A program.
public let kUTTypeExecutable = "public.executable"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// Text with or without marks.
public let kUTTypeText = "public.text"
/// Text without marks.
public let kUTTypePlainText = "public.plain-text"
/// Text in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Text in UTF-16.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// A table with commas.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// A table with tabs.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF = "public.rtf"
/// A page.
public let kUTTypeHTML = "public.html"
/// XML.
public let kUTTypeXML = "public.xml"
/// Source of a program.
public let kUTTypeSourceCode = "public.source-code"
/// Source in C.
public let kUTTypeCSource = "public.c-source"
/// Source in Swift.
public let kUTTypeSwiftSource = "public.swift-source"
/// JavaScript.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// A script of a shell.
public let kUTTypeShellScript = "public.shell-script"
/// Python.
public let kUTTypePythonScript = "public.python-script"
/// JSON.
public let kUTTypeJSON = "public.json"
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// A property list in bytes.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// Rich text with pictures.
public let kUTTypeRTFD = "com.apple.rtfd"
/// A page with what it needs.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// A picture.
public let kUTTypeImage = "public.image"
/// JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// TIFF.
public let kUTTypeTIFF = "public.tiff"
/// GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// PNG.
public let kUTTypePNG = "public.png"
/// A bitmap of Windows.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Icons of Windows.
public let kUTTypeICO = "com.microsoft.ico"
/// A camera's own picture.
public let kUTTypeRawImage = "public.camera-raw-image"
/// SVG.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// A picture that moves.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// Sound or film.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// Film with or without sound.
public let kUTTypeMovie = "public.movie"
/// Film without sound.
public let kUTTypeVideo = "public.video"
/// Sound.
public let kUTTypeAudio = "public.audio"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// MPEG.
public let kUTTypeMPEG = "public.mpeg"
/// MP3.
public let kUTTypeMP3 = "public.mp3"
/// A film in MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// Sound in MPEG-4.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// AVI.
public let kUTTypeAVIMovie = "public.avi"
/// WAVE.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// MIDI.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// A folder that people see.
public let kUTTypeFolder = "public.folder"
/// A folder that looks like a file.
public let kUTTypePackage = "com.apple.package"
/// A folder of a known form.
public let kUTTypeBundle = "com.apple.bundle"
/// Files in one.
public let kUTTypeArchive = "public.archive"
/// gzip.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// bzip2.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// ZIP.
public let kUTTypeZipArchive = "public.zip-archive"
/// A sheet of numbers.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// Slides.
public let kUTTypePresentation = "public.presentation"
/// A database.
public let kUTTypeDatabase = "public.database"
/// A message.
public let kUTTypeMessage = "public.message"
/// A person.
public let kUTTypeContact = "public.contact"
/// A person as vCard.
public let kUTTypeVCard = "public.vcard"
/// A date.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// A letter.
public let kUTTypeEmailMessage = "public.email-message"
/// A font.
public let kUTTypeFont = "public.font"
/// A mark.
public let kUTTypeBookmark = "public.bookmark"
/// A book.
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// What a program wrote down.
public let kUTTypeLog = "public.log"
