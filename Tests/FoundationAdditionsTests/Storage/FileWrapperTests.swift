import Foundation
import FoundationAdditions
import Testing

@Suite struct `Files apart from where they lie` {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(_ wrapper: FileWrapper?) -> String? {
    wrapper?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [[], FileWrapper.WritingOptions.atomic])
  func `a folder is written and read`(options: FileWrapper.WritingOptions) throws {
    try withFolder { folder in
      let note = FileWrapper(regularFileWithContents: Data("tea".utf8))
      let inner = FileWrapper(directoryWithFileWrappers: ["note.txt": note])
      let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere"))
      let bundle = FileWrapper(directoryWithFileWrappers: ["in": inner, "link": link])
      #expect(note.preferredFilename == "note.txt" && note.filename == nil && bundle.isDirectory)
      let place = folder.appendingPathComponent("a.bundle")
      try Data("before".utf8).write(to: place)
      try bundle.write(
        to: place,
        options: options.union(.withNameUpdating),
        originalContentsURL: nil
      )
      #expect(bundle.filename == "a.bundle" && note.filename == "note.txt")
      let read = try FileWrapper(url: place)
      #expect(text(read.fileWrappers?["in"]?.fileWrappers?["note.txt"]) == "tea")
      #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/nowhere")
      #expect(read.matchesContents(of: place) && !note.matchesContents(of: place))
      try Data("more".utf8).write(to: place.appendingPathComponent("in/other.txt"))
      #expect(!read.matchesContents(of: place))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["a.bundle"])
    }
  }

  @Test func `a file is read when it is asked for, or at once`() throws {
    try withFolder { folder in
      let place = folder.appendingPathComponent("a.txt")
      try Data("one".utf8).write(to: place)
      let (now, later) = (
        try FileWrapper(url: place, options: .immediate), try FileWrapper(url: place)
      )
      #expect(now.isRegularFile && later.isRegularFile && later.filename == "a.txt")
      try Data("two".utf8).write(to: place)
      #expect(text(now) == "one" && text(later) == "two")
      try later.write(to: place, originalContentsURL: nil)
      #expect(text(try FileWrapper(url: place)) == "two")
      #expect(throws: (any Error).self) {
        try FileWrapper(url: folder.appendingPathComponent("none"))
      }
    }
  }

  @Test func `what was not read is written over itself, and from where it is now`() throws {
    try withFolder { folder in
      let (place, moved) = (
        folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.txt")
      )
      try Data("one".utf8).write(to: place)
      try FileWrapper(url: place).write(to: place, originalContentsURL: nil)
      #expect(text(try FileWrapper(url: place)) == "one")
      let file = try FileWrapper(url: place)
      try FileManager.default.moveItem(at: place, to: moved)
      for options: FileWrapper.WritingOptions in [[], .atomic] {
        let copy = folder.appendingPathComponent("c.txt")
        try file.write(to: copy, options: options, originalContentsURL: moved)
        #expect(text(try FileWrapper(url: copy)) == "one")
      }
    }
  }

  @Test func `what is there stays where it cannot be replaced`() throws {
    try withFolder { folder in
      let place = folder.appendingPathComponent("a.bundle")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      try Data("one".utf8).write(to: place.appendingPathComponent("note.txt"))
      let lost = FileWrapper(directoryWithFileWrappers: [:])
      let file = try FileWrapper(url: place.appendingPathComponent("note.txt"))
      lost.addFileWrapper(file)
      try FileManager.default.moveItem(
        at: place.appendingPathComponent("note.txt"),
        to: place.appendingPathComponent("kept.txt")
      )
      #expect(throws: (any Error).self) {
        try lost.write(to: place, options: .atomic, originalContentsURL: nil)
      }
      #expect(
        text(try FileWrapper(url: place.appendingPathComponent("kept.txt"))) == "one"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.bundle"])
    }
  }

  @Test func `what has one name in a folder has several keys`() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a 2.txt")
    let second = folder.fileWrappers?["a 2.txt"]
    #expect(second.flatMap(folder.keyForChildFileWrapper) == "a 2.txt")
    if let second { folder.removeFileWrapper(second) }
    #expect(folder.fileWrappers.map { Array($0.keys) } == ["a.txt"])
    #expect(folder.regularFileContents == nil && !folder.isSymbolicLink)
  }

  @Test func `files that the user gave can be read`() {
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }
}
