import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite struct `A uniform type` {
  @Test(arguments: [
    ("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("txt", "public.plain-text"),
    ("pdf", "com.adobe.pdf"), ("mov", "com.apple.quicktime-movie"), ("zip", "public.zip-archive"),
    ("swift", "public.swift-source"), ("json", "public.json"), ("html", "public.html"),
  ])
  func `is found by a file's extension`(_ suffix: String, _ identifier: String) {
    #expect(UTType(filenameExtension: suffix)?.identifier == identifier)
  }

  @Test func `is found by its media type and its identifier`() {
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType("PUBLIC.PNG") == .png && UTType("com.example.none") == nil)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
  }

  @Test func `conforms to what it is a kind of`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.text.isSupertype(of: .json))
    #expect(!UTType.movie.conforms(to: .image))
    #expect(UTType.folder.conforms(to: .item) && !UTType.folder.conforms(to: .data))
  }

  @Test func `of an extension that nobody knows is dynamic`() throws {
    let type = try #require(UTType(filenameExtension: "zzz"))
    #expect(type.isDynamic && type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "zzz")
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
  }

  @Test func `of the app's own conforms to its parent`() {
    let type = UTType(exportedAs: "com.example.drawing", conformingTo: .data)
    #expect(type.conforms(to: .item) && type.identifier == "com.example.drawing")
  }

  @Test func `has the names of before iOS 14`() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(kUTTypeMovie as String == "public.movie")
  }
}
