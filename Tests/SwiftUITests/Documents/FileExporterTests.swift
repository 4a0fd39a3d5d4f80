import Combine
import CoreTransferable
import FoundationAdditions
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

private struct Plain: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json] }
  var text = ""
  var isBroken = false

  init(_ text: String, isBroken: Bool = false) { (self.text, self.isBroken) = (text, isBroken) }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if isBroken { throw CocoaError(.fileWriteUnknown) }
    let written = "\(text) as \(configuration.contentType.identifier)"
    return FileWrapper(regularFileWithContents: Data(written.utf8))
  }
}

private final class Shared: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  let number: Int

  init(_ number: Int) { self.number = number }
  init(configuration: ReadConfiguration) throws { number = 0 }

  func snapshot(contentType: UTType) throws -> Int { number }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

private struct Opening<Shown: View>: View {
  let told: ToldFiles
  let folder: URL
  let shown: (Binding<Bool>) -> Shown
  @State private var isShown = false

  var body: some View {
    let _ = told.handle.note($isShown)
    shown($isShown).fileDialogDefaultDirectory(folder)
  }
}

@MainActor
@Suite(.serialized) struct `Files that leave the app` {
  private let told = ToldFiles()

  /// What is in a folder once a screen was shown and a button of it pressed.
  private func saved<Shown: View>(
    _ button: String? = "Save",
    _ view: @escaping (Binding<Bool>) -> Shown
  ) throws -> [String: String] {
    var found: [String: String] = [:]
    try withDocuments([]) { folder in
      let opening = Opening(told: told, folder: folder, shown: view)
      showing(opening, width: 390, height: 844) { shown in
        told.handle.set(true)
        shown.screen.settle()
        shown.screen.press(button)
        #expect(shown.controller.presentedViewController == nil)
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        found[name] = String(decoding: data, as: UTF8.self)
      }
    }
    return found
  }

  @Test func `a document is saved under its name`() throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: Plain("tea"),
        contentType: .plainText,
        defaultFilename: "My/Note"
      ) { told.note($0.map { [$0] }) }
    }
    #expect(found == ["My:Note.txt": "tea as public.plain-text"])
    #expect(told.lines == ["My:Note.txt gone"])
  }

  @Test func `it is written as the first type where none is said`() throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: Plain("tea"),
        defaultFilename: "a.txt",
        onCompletion: { told.note($0.map { [$0] }) }
      )
    }
    #expect(found == ["a.txt": "tea as public.plain-text"])
  }

  @Test func `several documents are saved beside each other`() throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        documents: [Plain("tea"), Plain("rice")],
        contentTypes: [.json],
        onCompletion: { told.note($0) }
      )
    }
    #expect(Set(found.values) == ["tea as public.json", "rice as public.json"])
    #expect(found.keys.sorted() == ["Untitled 2.json", "Untitled.json"])
  }

  @Test func `an object is saved as it is then`() throws {
    let told = told
    let object = Shared(7)
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: object,
        contentTypes: [.json],
        defaultFilename: "n",
        onCompletion: { told.note($0.map { [$0] }) }
      )
    }
    #expect(found == ["n.json": "7"])
  }

  @Test func `values are saved as what they can be written as`() throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        item: "tea",
        contentTypes: [.png, .utf8PlainText],
        defaultFilename: "cup",
        onCompletion: { told.note($0.map { [$0] }) }
      )
    }
    #expect(found == ["cup.txt": "tea"] && told.lines == ["cup.txt gone"])
    let several = try saved { isShown in
      Color.red.fileExporter(isPresented: isShown, items: ["a", "b"]) { told.note($0) }
    }
    #expect(Set(several.values) == ["a", "b"])
  }

  @Test func `what cannot be written is told, without a screen`() throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: Plain("tea", isBroken: true),
        contentType: .plainText
      ) { told.note($0.map { [$0] }) }
    }
    #expect(found.isEmpty && told.lines == ["failed gone"])
  }

  @Test func `without a document there is no screen`() throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: Plain?.none,
        contentType: .plainText
      ) { told.note($0.map { [$0] }) }
    }
    #expect(found.isEmpty && told.lines.isEmpty && told.handle.value == true)
  }

  @Test func `what is not saved is gone`() throws {
    let told = told
    func temporary() throws -> Set<String> {
      let folder = FileManager.default.temporaryDirectory.path
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return Set(names.filter { $0.hasSuffix("Gone with the screen.txt") })
    }
    let before = try temporary()
    let found = try saved(nil) { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: Plain("tea"),
        defaultFilename: "Gone with the screen",
        onCompletion: { told.note($0.map { [$0] }) },
        onCancellation: { told.note("cancelled") }
      )
    }
    #expect(found.isEmpty && told.lines == ["cancelled gone"])
    #expect(try temporary() == before)
  }

  @Test(arguments: ["..", ".", ""])
  func `a name that names no file is another one`(name: String) throws {
    let told = told
    let found = try saved { isShown in
      Color.red.fileExporter(
        isPresented: isShown,
        document: Plain("tea"),
        contentType: .plainText,
        defaultFilename: name
      ) { told.note($0.map { [$0] }) }
    }
    #expect(found.keys.sorted() == ["Untitled.txt"])
  }

  @Test func `files are moved`() throws {
    let told = told
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try Data("tea".utf8).write(to: source)
    let found = try saved { isShown in
      Color.red.fileMover(isPresented: isShown, file: source) { told.note($0.map { [$0] }) }
    }
    #expect(found == [source.lastPathComponent: "tea"])
    #expect(!FileManager.default.fileExists(atPath: source.path))
    #expect(told.lines == ["\(source.lastPathComponent) gone"])
  }
}
