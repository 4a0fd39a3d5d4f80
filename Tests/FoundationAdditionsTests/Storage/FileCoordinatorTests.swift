import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct `Files that are coordinated` {
  private final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL? = nil
    let presentedItemOperationQueue = OperationQueue()
  }

  private func isKept(_ presenter: Presenter) -> Bool {
    NSFileCoordinator.filePresenters.contains { $0 === presenter }
  }

  @Test func `have presenters that come and go, each once`() {
    let (first, second) = (Presenter(), Presenter())
    #expect(!isKept(first))
    for presenter in [first, second, first] { NSFileCoordinator.addFilePresenter(presenter) }
    #expect(NSFileCoordinator.filePresenters.filter { $0 === first }.count == 1 && isKept(second))
    NSFileCoordinator.removeFilePresenter(first)
    #expect(!isKept(first) && isKept(second))
    NSFileCoordinator.removeFilePresenter(second)
    NSFileCoordinator.removeFilePresenter(second)
    #expect(!isKept(second))
  }

  @Test func `are read where their links lead, when that is asked for`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("coordinated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (
      folder.appendingPathComponent("file"), folder.appendingPathComponent("link")
    )
    try Data("text".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    var names: [String] = []
    let coordinator = NSFileCoordinator()
    for options: NSFileCoordinator.ReadingOptions in [[], .resolvesSymbolicLink] {
      coordinator.coordinate(readingItemAt: link, options: options, error: nil) {
        names.append($0.lastPathComponent)
      }
    }
    #expect(names == ["link", "file"])
  }

  @Test func `may be coordinated again while they are`() {
    let (a, b) = (URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b"))
    let coordinator = NSFileCoordinator()
    var calls: [String] = []
    coordinator.coordinate(writingItemAt: a, options: .forReplacing, error: nil) { outer in
      coordinator.coordinate(readingItemAt: a, writingItemAt: b, error: nil) { from, to in
        calls += [outer, from, to].map(\.lastPathComponent)
      }
      calls.append("end")
    }
    coordinator.cancel()
    #expect(calls == ["a", "a", "b", "end"])
  }

  /// Values of the header `NSFileCoordinator.h`.
  @Test func `have the options of Apple's headers`() {
    let reading: [NSFileCoordinator.ReadingOptions] = [
      .withoutChanges, .resolvesSymbolicLink, .immediatelyAvailableMetadataOnly, .forUploading,
    ]
    let writing: [NSFileCoordinator.WritingOptions] = [
      .forDeleting, .forMoving, .forMerging, .forReplacing, .contentIndependentMetadataOnly,
    ]
    #expect(reading.map(\.rawValue) == [1, 2, 4, 8])
    #expect(writing.map(\.rawValue) == [1, 2, 4, 8, 16])
  }
}

@Suite struct `A store of all devices that is on one` {
  @Test func `gives zero, no and nothing for what is not there, or is of another kind`() throws {
    let name = "tsumiki-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let store = NSUbiquitousKeyValueStore(defaults)
    #expect(store.longLong(forKey: "a") == 0 && store.double(forKey: "a") == 0)
    #expect(!store.bool(forKey: "a") && store.string(forKey: "a") == nil)
    #expect(store.data(forKey: "a") == nil && store.dictionary(forKey: "a") == nil)
    store.set("7", forKey: "text")
    #expect(store.longLong(forKey: "text") == 0 && store.array(forKey: "text") == nil)
    store.set(2.75, forKey: "number")
    #expect(store.longLong(forKey: "number") == 2 && store.bool(forKey: "number"))
    store.set(Data([1, 2]), forKey: "data")
    #expect(store.data(forKey: "data") == Data([1, 2]) && store.string(forKey: "data") == nil)
    store.set(["k": "v"], forKey: "table")
    #expect(store.dictionary(forKey: "table") as? [String: String] == ["k": "v"])
    store.set(nil as String?, forKey: "text")
    #expect(store.object(forKey: "text") == nil)
    #expect(Set(store.dictionaryRepresentation.keys) == ["number", "data", "table"])
  }
}
