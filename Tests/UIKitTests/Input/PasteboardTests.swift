import Foundation
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct PasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test func `a new board is empty`() {
    #expect(board.numberOfItems == 0 && board.items.isEmpty && board.types.isEmpty)
    #expect(board.string == nil && board.url == nil && board.image == nil && board.color == nil)
    #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.changeCount == 0)
  }

  @Test func `each thing is read as what it was put there`() {
    let image = UIImage(cgImage: Picture.make(["RG"]))
    let url = URL(fileURLWithPath: "/tmp/file")
    board.string = "text"
    #expect(board.strings == ["text"] && board.hasStrings && !board.hasImages)
    board.image = image
    #expect(board.images == [image] && board.hasImages && board.string == nil)
    board.color = .red
    #expect(board.colors == [.red] && board.hasColors && board.image == nil)
    board.url = url
    #expect(board.urls == [url] && board.hasURLs && !board.hasColors)
    board.url = nil
    #expect(board.numberOfItems == 0)
  }

  @Test func `an address is a text too, and a text may be an address`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    board.url = url
    #expect(board.string == "https://example.com/a")
    board.string = "https://example.com/b"
    #expect(board.url?.absoluteString == "https://example.com/b")
    board.string = "no address"
    #expect(board.url == nil && !board.hasURLs)
  }

  @Test func `several things are several items, in their order`() {
    board.strings = ["a", "b", "c"]
    #expect(board.numberOfItems == 3 && board.string == "a" && board.strings == ["a", "b", "c"])
    board.addItems([["public.utf8-plain-text": "d"]])
    #expect(board.strings == ["a", "b", "c", "d"])
    board.strings = []
    #expect(board.strings == nil && board.numberOfItems == 0)
  }

  @Test func `each change counts`() {
    var counts = [board.changeCount]
    board.string = "a"
    counts.append(board.changeCount)
    board.string = "a"
    counts.append(board.changeCount)
    board.addItems([["x": "y"]])
    counts.append(board.changeCount)
    _ = board.items
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 == $0 + 1 })
    #expect(board.changeCount == counts.last)
  }

  @Test func `one item has several representations`() {
    let data = Data("raw".utf8)
    board.items = [["app.thing": data, "public.utf8-plain-text": "shown"], ["app.other": data]]
    #expect(board.types == ["app.thing", "public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["app.none", "app.thing"]))
    #expect(!board.contains(pasteboardTypes: ["app.other"]))
    #expect(board.string == "shown" && board.data(forPasteboardType: "app.thing") == data)
    #expect(board.value(forPasteboardType: "app.other") == nil)
    #expect(board.itemSet(withPasteboardTypes: ["app.other"]) == IndexSet(integer: 1))
    #expect(board.itemSet(withPasteboardTypes: ["app.thing", "app.other"]) == IndexSet(0...1))
    #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["app.other"]])
    #expect(board.types(forItemSet: IndexSet(integer: 7)) == nil)
    #expect(board.contains(pasteboardTypes: ["app.other"], inItemSet: IndexSet(integer: 1)))
    #expect(!board.contains(pasteboardTypes: ["app.other"], inItemSet: IndexSet(0...1)))
    #expect(
      board.data(forPasteboardType: "app.other", inItemSet: IndexSet(integer: 1)) == [data]
    )
  }

  @Test func `data takes the place of what was there`() {
    board.strings = ["a", "b"]
    board.setData(Data([1, 2]), forPasteboardType: "app.data")
    #expect(board.numberOfItems == 1 && board.types == ["app.data"] && !board.hasStrings)
    board.setValue("text", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "text")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
  }

  @Test func `boards of one name are one`() throws {
    let name = UIPasteboard.Name("tsumiki.tests.shared")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))
    first.string = "from the first"
    #expect(second.string == "from the first" && second.changeCount == first.changeCount)
    second.string = "from the second"
    #expect(first.string == "from the second")
    UIPasteboard.remove(withName: name)
    #expect(first.string == nil && UIPasteboard(name: name, create: false) == nil)
    let fresh = try #require(UIPasteboard(name: name, create: true))
    first.string = "old"
    #expect(fresh.string == nil)
    UIPasteboard.remove(withName: name)
  }

  @Test func `boards of other names are others`() {
    let other = UIPasteboard.withUniqueName()
    #expect(other.name != board.name)
    board.string = "here"
    #expect(other.string == nil)
    UIPasteboard.remove(withName: other.name)
    UIPasteboard.remove(withName: board.name)
  }

  @Test func `what has expired is gone, and what comes later stays`() {
    board.setItems(
      [["public.utf8-plain-text": "old"]],
      options: [.expirationDate: Date(timeIntervalSince1970: 0)]
    )
    #expect(board.string == nil && board.numberOfItems == 0)
    board.setItems(
      [["public.utf8-plain-text": "new"]],
      options: [.expirationDate: Date(timeIntervalSince1970: 0)]
    )
    board.strings = ["without an end"]
    #expect(board.string == "without an end")
    board.setItems(
      [["public.utf8-plain-text": "later"]],
      options: [.expirationDate: Date.distantFuture]
    )
    #expect(board.string == "later")
  }

  @Test func `changes and removals are told with the board's name`() {
    let log = CallLog()
    let tokens = [UIPasteboard.changedNotification, UIPasteboard.removedNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let line = note.name.rawValue
        let types = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
        MainActor.assumeIsolated { log.lines.append("\(line) \(types ?? [])") }
      }
    }
    board.setData(Data([1]), forPasteboardType: "app.data")
    UIPasteboard.remove(withName: board.name)
    UIPasteboard.remove(withName: board.name)
    #expect(
      log.take() == [
        "\(UIPasteboard.changedNotification.rawValue) [\"app.data\"]",
        "\(UIPasteboard.removedNotification.rawValue) []",
      ]
    )
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `the general board is the machine's clipboard of text`() {
    TestScreen.showing(UIViewController()) { screen in
      UIPasteboard.general.string = "out"
      #expect(screen.host.clipboardText == "out")
      let count = UIPasteboard.general.changeCount
      screen.host.clipboardText = "in"
      #expect(UIPasteboard.general.string == "in")
      #expect(UIPasteboard.general.changeCount == count + 1)
      #expect(UIPasteboard(name: .general, create: false)?.string == "in")
      UIPasteboard.general.strings = ["a", "b"]
      #expect(screen.host.clipboardText == "a\nb")
    }
  }
}
