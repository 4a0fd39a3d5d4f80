import SwiftUI
import Testing
import UIKit

private struct Message: Identifiable {
  let id: Int
  var name: String { "Message \(id)" }
  var isImportant: Bool { id % 3 == 1 }
}

private let messages = (0..<10).map { Message(id: $0) }

/// Messages of which some are places of a rotor, in a namespace.
private struct Inbox: View {
  @Namespace private var space
  var note: (Int) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(messages) { message in
        Text(message.name).accessibilityRotorEntry(id: message.id, in: space)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("inbox")
    .accessibilityRotor("Important") {
      ForEach(messages) { message in
        if message.isImportant {
          AccessibilityRotorEntry(message.name, id: message.id, in: space) { note(message.id) }
        }
      }
    }
  }
}

private struct Notes: View {
  @State private var text = "tea and rice and tea"

  var body: some View {
    TextEditor(text: $text).accessibilityIdentifier("notes")
      .accessibilityRotor("Tea", textRanges: text.ranges(of: "tea"))
  }
}

@MainActor
@Suite struct `Rotors` {
  /// Goes through a rotor from a view on, or from its beginning.
  private func walk(
    _ rotor: UIAccessibilityCustomRotor,
    from start: NSObject? = nil,
    _ direction: UIAccessibilityCustomRotor.Direction = .next,
    atMost count: Int = 20
  ) -> [String] {
    var told: [String] = []
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let start {
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(
        targetElement: start,
        targetRange: nil
      )
    }
    while told.count < count, let found = rotor.itemSearchBlock(predicate) {
      told.append((found.targetElement as? UIView)?.accessibilityLabel ?? "?")
      predicate.currentItem = found
    }
    return told
  }

  @Test func `views are found in order, and back`() throws {
    var prepared: [Int] = []
    try showing(Inbox { prepared.append($0) }, width: 320, height: 480) { shown in
      let view = try #require(shown.view(named: "inbox"))
      let rotor = try #require(view.accessibilityCustomRotors?.first)
      #expect(rotor.name == "Important" && rotor.systemRotorType == .none)
      #expect(walk(rotor) == ["Message 1", "Message 4", "Message 7"])
      #expect(prepared == [1, 4, 7])
      #expect(walk(rotor, .previous) == ["Message 7", "Message 4", "Message 1"])
    }
  }

  @Test func `from between, those are found that are read after, or before`() throws {
    try showing(Inbox(), width: 320, height: 480) { shown in
      let rotor = try #require(shown.view(named: "inbox")?.accessibilityCustomRotors?.first)
      @MainActor func label(_ text: String, _ view: UIView) -> UIView? {
        (view as? UILabel)?.text == text
          ? view : view.subviews.lazy.compactMap { label(text, $0) }.first
      }
      let between = try #require(label("Message 5", shown.screen.window))
      #expect(walk(rotor, from: between) == ["Message 7"])
      #expect(walk(rotor, from: between, .previous) == ["Message 4", "Message 1"])
    }
  }

  @Test func `the tree names them`() {
    showing(Inbox(), width: 320, height: 480) { shown in
      func rotors(_ node: SpokenNode) -> [String] { node.rotors + node.children.flatMap(rotors) }
      let tree = try? JSONSerialization.jsonObject(with: Data(AccessibilityDump.json().utf8))
      #expect(rotors(SpokenNode(tree as? [String: Any] ?? [:])) == ["Important"])
    }
  }

  @Test func `a stack with a rotor is a place in the tree`() {
    let view = VStack {
      Text("One")
      Text("Two")
    }
    .accessibilityRotor("All", entries: [1], entryID: \.self, entryLabel: \.description)
    showing(view) { shown in
      func rotors(_ node: SpokenNode) -> [String] { node.rotors + node.children.flatMap(rotors) }
      let tree = try? JSONSerialization.jsonObject(with: Data(AccessibilityDump.json().utf8))
      let root = SpokenNode(tree as? [String: Any] ?? [:])
      #expect(rotors(root) == ["All"] && root.named.map(\.label).suffix(2) == ["One", "Two"])
    }
  }

  @Test func `views of values are found by their identities, and scrolled to`() throws {
    let many = (0..<200).map { Message(id: $0) }
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(many) { Text($0.name).frame(height: 40) }
      }
    }
    .accessibilityIdentifier("inbox")
    .accessibilityRotor("Hundreds", entries: [many[3], many[100], many[199]], entryLabel: \.name)
    try showing(view, width: 320, height: 480) { shown in
      let scroll = try #require(shown.screen.window.first(UIScrollView.self))
      let rotor = try #require(scroll.accessibilityCustomRotors?.first)
      #expect(walk(rotor) == ["Message 3", "Message 100", "Message 199"])
      #expect(scroll.contentOffset.y > 7_000)
      #expect(walk(rotor, .previous, atMost: 2) == ["Message 199", "Message 100"])
    }
  }

  @Test func `rows of a list are found as its cells`() throws {
    let many = (0..<60).map { Message(id: $0) }
    let view = List(many) { Text($0.name) }
      .accessibilityRotor(.headings, entries: [many[1], many[50]], entryLabel: \.name)
    try showing(view, width: 320, height: 480) { shown in
      let list = try #require(shown.screen.window.first(UICollectionView.self))
      let rotor = try #require(list.accessibilityCustomRotors?.first)
      #expect(rotor.systemRotorType == .heading && rotor.name == "Headings")
      #expect(walk(rotor) == ["Message 1", "Message 50"])
    }
  }

  @Test func `views are found that were given an identity`() throws {
    let view = VStack {
      Text("One").id("a")
      Text("Two").id("b")
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("both")
    .accessibilityRotor(Text("All")) {
      AccessibilityRotorEntry("Second", id: "b")
      AccessibilityRotorEntry("Nowhere", id: "c")
      AccessibilityRotorEntry("First", id: "a")
    }
    .accessibilityRotor(
      .links(visited: true),
      entries: ["a"],
      entryID: \.self,
      entryLabel: \.self
    )
    try showing(view) { shown in
      let rotors = try #require(shown.view(named: "both")?.accessibilityCustomRotors)
      #expect(rotors.map(\.name) == ["All", "Visited Links"])
      #expect(walk(rotors[0]) == ["Two", "One"])
      #expect(walk(rotors[1]) == ["One"])
    }
  }

  @Test func `parts of a text are found`() throws {
    try showing(Notes(), width: 320, height: 200) { shown in
      let text = try #require(shown.screen.window.first(UITextView.self))
      let rotor = try #require(text.accessibilityCustomRotors?.first)
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      var found: [String] = []
      while let item = rotor.itemSearchBlock(predicate), found.count < 5 {
        #expect(item.targetElement === text)
        let range = try #require(item.targetRange)
        found.append(
          "\(text.text(in: range) ?? "") \(text.offset(from: text.beginningOfDocument, to: range.start))"
        )
        predicate.currentItem = item
      }
      #expect(found == ["tea 0", "tea 17"])
    }
  }

  @Test func `a rotor without places finds none, and one with another name has that`() throws {
    struct Named: View {
      let handle: Handle<Int>
      @State private var number = 0

      var body: some View {
        let _ = handle.note($number)
        Text("One").accessibilityIdentifier("one").id("a")
          .accessibilityRotor(Text(verbatim: "Rotor \(number)")) {
            if number < 2 { AccessibilityRotorEntry("One", id: "a") }
          }
      }
    }
    let handle = Handle<Int>()
    try showing(Named(handle: handle)) { shown in
      let view = try #require(shown.view(named: "one"))
      let first = try #require(view.accessibilityCustomRotors?.first)
      #expect(walk(first) == ["One"])
      handle.set(1)
      shown.update()
      #expect(view.accessibilityCustomRotors?.map(\.name) == ["Rotor 1"])
      handle.set(2)
      shown.update()
      #expect(view.accessibilityCustomRotors?.first.map { walk($0) } == [])
    }
  }

  @Test(arguments: [UIAccessibilityCustomRotor.Direction.next, .previous])
  func `parts of a text that is told as a whole are one place`(
    direction: UIAccessibilityCustomRotor.Direction
  ) throws {
    let words = "Hello world, hello world"
    let view = Text(words).accessibilityIdentifier("text")
      .accessibilityRotor("World", textRanges: words.ranges(of: "world"))
    try showing(view, width: 320) { shown in
      let view = try #require(shown.view(named: "text"))
      let rotor = try #require(view.accessibilityCustomRotors?.first)
      #expect(walk(rotor, direction) == [words])
    }
  }

  @Test func `parts of a text that became shorter are at its end`() throws {
    struct Short: View {
      @State private var text = "tea"
      private let long = "rice and tea"
      var body: some View {
        TextEditor(text: $text).accessibilityIdentifier("notes")
          .accessibilityRotor("Tea", textRanges: long.ranges(of: "tea"))
      }
    }
    try showing(Short(), width: 320) { shown in
      let view = try #require(shown.view(named: "notes"))
      let rotor = try #require(view.accessibilityCustomRotors?.first)
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      let found = try #require(rotor.itemSearchBlock(predicate))
      #expect(found.targetElement === view)
    }
  }

  @Test func `several places on one view are passed by together`() throws {
    let view = VStack {
      Text("One").id("a")
      Text("Two").id("b")
    }
    .accessibilityElement(children: .contain).accessibilityIdentifier("all")
    .accessibilityRotor("All") {
      AccessibilityRotorEntry("One", id: "a")
      AccessibilityRotorEntry("Again", id: "a")
      AccessibilityRotorEntry("Two", id: "b")
    }
    try showing(view, width: 320) { shown in
      let view = try #require(shown.view(named: "all"))
      let rotor = try #require(view.accessibilityCustomRotors?.first)
      #expect(walk(rotor) == ["One", "Two"])
      #expect(walk(rotor, .previous) == ["Two", "One"])
    }
  }

  @Test func `what is beside is read as the tree reads it`() throws {
    let view = HStack {
      Text("Small").accessibilityIdentifier("small")
      Text("Tall").frame(height: 60).id("tall")
    }
    .accessibilityElement(children: .contain).accessibilityIdentifier("all")
    .accessibilityRotor("Tall") { AccessibilityRotorEntry("Tall", id: "tall") }
    try showing(view, width: 320) { shown in
      let all = try #require(shown.view(named: "all"))
      let rotor = try #require(all.accessibilityCustomRotors?.first)
      let small = try #require(shown.view(named: "small"))
      #expect(walk(rotor, from: small) == ["Tall"])
    }
  }
}
