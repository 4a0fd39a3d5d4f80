import Foundation
import Testing
import UniformTypeIdentifiers

/// What holds of all uniform types that are known, and what Apple's documentation says of some.
@Suite struct `Uniform types` {
  private static let all: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .text, .plainText, .utf8PlainText, .rtf,
    .html, .xml, .yaml, .sourceCode, .swiftSource, .cSource, .json, .propertyList,
    .xmlPropertyList, .pdf, .rtfd, .image, .jpeg, .tiff, .gif, .png, .bmp, .ico, .svg, .heif, .heic,
    .webP, .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg, .mp3, .mpeg4Movie,
    .mpeg4Audio, .avi, .aiff, .wav, .midi, .folder, .volume, .package, .bundle, .application,
    .applicationBundle, .archive, .gzip, .bz2, .zip, .vCard, .epub, .log, .commaSeparatedText,
  ]

  @Test(arguments: all)
  func `conform in one direction`(_ type: UTType) {
    for other in type.supertypes {
      #expect(type.conforms(to: other) && type.isSubtype(of: other) && other.isSupertype(of: type))
      #expect(!other.conforms(to: type), "\(type) and \(other) conform to each other")
      #expect(
        other.supertypes.isSubset(of: type.supertypes),
        "\(other) passes on what it conforms to"
      )
      #expect(UTType(other.identifier) == other, "\(other) is known itself")
    }
    #expect(!type.supertypes.contains(type) && type.isDeclared && !type.isDynamic)
    #expect(UTType(type.identifier) == type)
  }

  @Test(arguments: all)
  func `are found by the names that they give`(_ type: UTType) {
    if let suffix = type.preferredFilenameExtension {
      let found = UTType.types(
        tag: suffix,
        tagClass: .filenameExtension,
        conformingTo: nil
      )
      #expect(found.contains(type))
      #expect(UTType(filenameExtension: suffix.uppercased(), conformingTo: type) == type)
      #expect(type.tags[.filenameExtension]?.first == suffix)
    }
    if let media = type.preferredMIMEType {
      #expect(UTType(mimeType: media, conformingTo: type) == type)
      #expect(type.tags[.mimeType]?.first == media)
    }
  }

  @Test(arguments: all)
  func `are written as their names`(_ type: UTType) throws {
    let data = try JSONEncoder().encode([type])
    #expect(try JSONDecoder().decode([String].self, from: data) == [type.identifier])
    let back = try #require(JSONDecoder().decode([UTType].self, from: data).first)
    #expect(back == type && back.supertypes == type.supertypes)
  }

  @Test(arguments: [
    ("heic", UTType.heic), ("md", UTType("net.daringfireball.markdown") ?? .data),
    ("mp4", .mpeg4Movie), ("m4a", UTType("com.apple.m4a-audio") ?? .data), ("wav", .wav),
    ("yml", .yaml), ("plist", .propertyList), ("csv", .commaSeparatedText), ("svg", .svg),
    ("h", UTType("public.c-header") ?? .data), ("vcf", .vCard), ("log", .log), ("tif", .tiff),
  ])
  func `are those of Apple's documentation`(_ suffix: String, _ type: UTType) {
    #expect(UTType(filenameExtension: suffix) == type)
  }

  @Test(arguments: [
    (UTType.jpeg, "jpeg"), (.html, "html"), (.mp3, "mp3"), (.quickTimeMovie, "mov"),
    (.tiff, "tiff"), (.plainText, "txt"), (.gzip, "gz"), (.zip, "zip"), (.pdf, "pdf"),
  ])
  func `prefer one name of several`(_ type: UTType, _ suffix: String) {
    #expect(type.preferredFilenameExtension == suffix)
  }

  @Test func `of folders are found among folders alone`() throws {
    #expect(UTType(filenameExtension: "app")?.isDynamic == true)
    #expect(UTType(filenameExtension: "app", conformingTo: .directory) == .applicationBundle)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
  }

  @Test func `that are made up are the same each time`() throws {
    let (a, b) = (UTType(filenameExtension: "qqq"), UTType(filenameExtension: "QQQ"))
    #expect(a == b && a != UTType(filenameExtension: "qqr"))
    let made = try #require(UTType(mimeType: "application/x-nobody"))
    #expect(made.isDynamic && !made.isDeclared && !made.isPublic)
    #expect(made.preferredMIMEType == "application/x-nobody")
    #expect(made.preferredFilenameExtension == nil && made.conforms(to: .item))
  }

  @Test func `of the app's own pass on what they conform to`() {
    let base = UTType(exportedAs: "com.example.base", conformingTo: .json)
    let more = UTType(importedAs: "com.example.more", conformingTo: base)
    #expect(more.conforms(to: base) && more.conforms(to: .json) && more.conforms(to: .text))
    #expect(!more.conforms(to: .image) && !more.isPublic && more.isDeclared)
    #expect(UTType.png.isPublic && !UTType.pdf.isPublic)
  }

  /// `appendingPathComponent(_:conformingTo:)` as its documentation says, with its own example.
  @Test(arguments: [
    ("puppy.jpg", UTType.image, "puppy.jpg"), ("puppy.jpg", .plainText, "puppy.jpg.txt"),
    ("puppy.jpg", .jpeg, "puppy.jpg"), ("puppy", .jpeg, "puppy.jpeg"),
    ("puppy.PNG", .png, "puppy.PNG"), ("a.b", .pdf, "a.b.pdf"), ("notes", .folder, "notes"),
    ("page.htm", .html, "page.htm"),
  ])
  func `name files that have no name of theirs`(_ name: String, _ type: UTType, _ full: String) {
    let folder = URL(fileURLWithPath: "/tmp/folder", isDirectory: true)
    #expect(folder.appendingPathComponent(name, conformingTo: type).lastPathComponent == full)
  }
}
