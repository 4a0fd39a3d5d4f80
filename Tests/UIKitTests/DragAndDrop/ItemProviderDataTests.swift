import Foundation
import Synchronization
import Testing
import UIKit

/// What item providers carry as data, item and file.
@MainActor @Suite struct ItemProviderDataTests {
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private func provider(_ types: [String: String]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, text) in types.sorted(by: { $0.key < $1.key }) {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        done(Data(text.utf8), nil)
        return nil
      }
    }
    return provider
  }

  /// The data of a type, once frames have gone by.
  private func data(_ provider: NSItemProvider, _ type: String) -> Data? {
    let box = Box<Data>()
    TestScreen.showing(UIViewController()) { screen in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        box.value.withLock { $0 = data }
      }
      screen.step(3)
    }
    return box.value.withLock { $0 }
  }

  @Test func `types are told in the order they were registered, each once`() {
    let provider = provider(["app.one": "1", "app.two": "2"])
    #expect(provider.registeredTypeIdentifiers == ["app.one", "app.two"])
    #expect(provider.hasItemConformingToTypeIdentifier("app.two"))
    #expect(!provider.hasItemConformingToTypeIdentifier("app.three"))
    provider.registerDataRepresentation(forTypeIdentifier: "app.one", visibility: .all) { done in
      done(Data("new".utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers.count == 2)
    #expect(data(provider, "app.one") == Data("new".utf8))
  }

  @Test func `data of a type is loaded, and of no other`() {
    let provider = provider(["app.one": "1", "app.two": "2"])
    #expect(data(provider, "app.two") == Data("2".utf8))
    #expect(data(provider, "app.none") == nil)
  }

  @Test func `a copy has what was there, and not what comes later`() throws {
    let provider = provider(["app.one": "1"])
    provider.suggestedName = "name"
    let copy = try #require(provider.copy() as? NSItemProvider)
    provider.registerDataRepresentation(forTypeIdentifier: "app.two", visibility: .all) { done in
      done(Data(), nil)
      return nil
    }
    #expect(copy.registeredTypeIdentifiers == ["app.one"] && copy.suggestedName == "name")
    #expect(provider.registeredTypeIdentifiers == ["app.one", "app.two"])
    #expect(data(copy, "app.one") == Data("1".utf8))
  }

  @Test func `a file gives its content and its name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("content", "note.txt")
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent("note.txt")
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.suggestedName == "note")
    let type = try #require(provider.registeredTypeIdentifiers.first)
    #expect(data(provider, type) == Data("content".utf8))
    let missing = URL(fileURLWithPath: folder.path).appendingPathComponent("missing.txt")
    #expect(NSItemProvider(contentsOf: missing) == nil)
  }

  @Test func `an error of who loads is handed on`() {
    struct Failure: Error {}
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "app.bad", visibility: .all) { done in
      done(nil, Failure())
      return nil
    }
    let failed = Box<Bool>()
    TestScreen.showing(UIViewController()) { screen in
      provider.loadDataRepresentation(forTypeIdentifier: "app.bad") { data, error in
        failed.value.withLock { $0 = data == nil && error is Failure }
      }
      screen.step(3)
    }
    #expect(failed.value.withLock { $0 } == true)
  }

  @Test func `an empty provider can load nothing`() {
    let empty = NSItemProvider()
    #expect(empty.registeredTypeIdentifiers.isEmpty && empty.suggestedName == nil)
    #expect(!empty.canLoadObject(ofClass: NSString.self))
    #expect(!empty.canLoadObject(ofClass: UIImage.self))
    #expect(NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: NSString.self))
    #expect(!NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: UIImage.self))
  }
}
