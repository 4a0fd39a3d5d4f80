import Diagnostics
import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct `Stores that nobody else has` {
  @Test func `values are kept for the app, which is said once`() throws {
    let name = "tsumiki-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let store = NSUbiquitousKeyValueStore(defaults)
    store.set("x", forKey: "text")
    store.set(Int64(7), forKey: "whole")
    store.set(1.5, forKey: "number")
    store.set(true, forKey: "flag")
    store.set(["a", 1], forKey: "list")
    #expect(store.string(forKey: "text") == "x" && store.longLong(forKey: "whole") == 7)
    #expect(store.double(forKey: "number") == 1.5 && store.bool(forKey: "flag"))
    #expect(store.array(forKey: "list")?.count == 2)
    #expect(store.dictionaryRepresentation.count == 5)
    let other = NSUbiquitousKeyValueStore(defaults)
    #expect(other.string(forKey: "text") == "x")
    other.removeObject(forKey: "text")
    #expect(store.object(forKey: "text") == nil && !store.bool(forKey: "text"))
  }

  @Test(arguments: ["", ".", "..", "a/b"])
  func `a group's folder lies under its name alone`(name: String) {
    let files = FileManager.default
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }

  @Test func `a group's folder is made and is the same again`() throws {
    let name = "group.tsumiki.\(UUID().uuidString)"
    let files = FileManager.default
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? files.removeItem(at: folder) }
    #expect(folder.lastPathComponent == name && files.fileExists(atPath: folder.path))
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
  }

  @Test func `files are read and written at once`() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    var calls: [String] = []
    let (a, b) = (URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b"))
    coordinator.coordinate(readingItemAt: a, options: .withoutChanges, error: &error) {
      calls.append("read \($0.lastPathComponent)")
    }
    coordinator.coordinate(writingItemAt: b, options: [.forMoving], error: nil) {
      calls.append("write \($0.lastPathComponent)")
    }
    coordinator.coordinate(writingItemAt: a, writingItemAt: b, error: &error) {
      calls.append("\($0.lastPathComponent) to \($1.lastPathComponent)")
    }
    #expect(calls == ["read a", "write b", "a to b"] && error == nil)
  }
}
