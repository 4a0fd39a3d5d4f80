import CoreTransferable
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct `Values that are handed on` {
  private func carried<Item: Transferable>(_ item: Item) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(item)
    return provider
  }

  private func loaded<Item: Transferable & Equatable>(
    _ type: Item.Type,
    _ provider: NSItemProvider
  ) async throws -> Item {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  @Test func `a provider offers what a value is written as, the best first`() {
    #expect(
      carried(Note(text: "tea")).registeredTypeIdentifiers
        == ["example.note", "public.utf8-plain-text"]
    )
    #expect(carried("tea").registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test func `a value is read as itself, and as another type that reads what it is written as`()
    async throws
  {
    let provider = carried(Note(text: "tea", stars: 3))
    #expect(try await loaded(Note.self, provider) == Note(text: "tea", stars: 3))
    #expect(try await loaded(String.self, provider) == "tea")
    await #expect(throws: (any Error).self) { try await loaded(URL.self, provider) }
    await #expect(throws: (any Error).self) { try await loaded(Note.self, carried("tea")) }
  }

  @Test func `addresses, bytes and attributed texts are handed on`() async throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(carried(address).registeredTypeIdentifiers == ["public.url"])
    #expect(try await loaded(URL.self, carried(address)) == address)
    let file = URL(fileURLWithPath: "/tmp/tea.txt")
    #expect(carried(file).registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(try await loaded(Data.self, carried("tea")) == Data("tea".utf8))
    #expect(try await loaded(String.self, carried(AttributedString("tea"))) == "tea")
    #expect(try await loaded(AttributedString.self, carried("tea")) == AttributedString("tea"))
  }

  @Test func `closures that take their time are waited for`() async throws {
    let provider = carried(Slow(number: 7))
    #expect(provider.suggestedName == "slow.png")
    #expect(try await loaded(Slow.self, provider) == Slow(number: 7))
    #expect(try await Slow(number: 8).exported(as: .image) == Data([8]))
    #expect(try await Slow(importing: Data([9]), contentType: nil) == Slow(number: 9))
  }

  @Test func `a file is copied on its way`() async throws {
    let provider = carried(Paper(text: "tea"))
    #expect(try await loaded(Paper.self, provider) == Paper(text: "tea"))
    #expect(try await loaded(String.self, provider) == "tea")
    #expect(try await loaded(Paper.self, carried("rice")) == Paper(text: "rice"))
    let read = try await Paper(text: "milk").withExportedFile(contentType: nil) { file in
      (file, try String(contentsOf: file, encoding: .utf8))
    }
    #expect(read.1 == "milk" && read.0.pathExtension == "txt")
    #expect(!FileManager.default.fileExists(atPath: read.0.path))
  }

  @Test func `a file keeps its name, which leads nowhere else`() async throws {
    let provider = carried(Paper(text: "tea"))
    #expect(try await loaded(Paper.self, provider) == Paper(text: "tea"))
    #expect(provider.suggestedName?.hasSuffix(".txt") == true)
    let folder = try TransferContent.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = TransferContent(.data(Data("tea".utf8)), name: "../a/b.txt")
    let file = try content.file(in: folder, as: .plainText)
    #expect(file.deletingLastPathComponent().path == folder.path)
    #expect(file.lastPathComponent == "b.txt")
  }

  @Test func `a value that may not be written is not offered`() {
    #expect(carried(Secret(isOpen: false)).registeredTypeIdentifiers.isEmpty)
    #expect(carried(Secret(isOpen: true)).registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test func `a type that cannot be read is refused`() async {
    await #expect(throws: (any Error).self) {
      _ = try await Note(importing: Data("{}".utf8), contentType: .png)
    }
    await #expect(throws: (any Error).self) {
      _ = try await Note(importing: Data("no".utf8), contentType: nil)
    }
    await #expect(throws: (any Error).self) {
      _ = try await Note(text: "tea").exported(as: .png)
    }
  }
}
