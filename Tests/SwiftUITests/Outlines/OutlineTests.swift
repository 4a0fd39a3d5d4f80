import SwiftUI
import Testing
import UIKit
import WindowHost

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(id: "Animals", folders: [Folder(id: "Cats", folders: [Folder(id: "Lion")])]),
    Folder(id: "Plants"),
  ]
}

@MainActor
@Suite struct `Rows that open and close` {
  private func list(_ screen: TestScreen) -> UICollectionView? {
    screen.window.first(UICollectionView.self)
  }

  /// The texts of the visible rows, from top to bottom, with where they begin.
  private func rows(_ screen: TestScreen) -> [(text: String, start: CGFloat)] {
    guard let list = list(screen) else { return [] }
    return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      cell.contentView.first(UILabel.self).map {
        ($0.text ?? "", $0.convert($0.bounds, to: nil).minX)
      }
    }
  }

  private func texts(_ screen: TestScreen) -> [String] { rows(screen).map(\.text) }

  private func tap(_ text: String, on screen: TestScreen) {
    guard let list = list(screen),
      let index = texts(screen).firstIndex(of: text)
    else { return }
    let cells = list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    let frame = cells[index].convert(cells[index].bounds, to: nil)
    screen.tap(Double(frame.midX), Double(frame.midY))
    screen.settle()
  }

  @Test func `a list of a tree shows what is below a row that is tapped`() {
    let view = List(Folder.all, children: \.folders) { Text($0.id) }
    showing(view, width: 320, height: 480) { shown in
      #expect(texts(shown.screen) == ["Animals", "Plants"])
      tap("Animals", on: shown.screen)
      #expect(texts(shown.screen) == ["Animals", "Cats", "Plants"])
      tap("Cats", on: shown.screen)
      #expect(texts(shown.screen) == ["Animals", "Cats", "Lion", "Plants"])
      tap("Animals", on: shown.screen)
      #expect(texts(shown.screen) == ["Animals", "Plants"])
    }
  }

  @Test func `rows are further in than what they belong to`() {
    let view = List(Folder.all, children: \.folders) { Text($0.id) }
    showing(view, width: 320, height: 480) { shown in
      tap("Animals", on: shown.screen)
      tap("Cats", on: shown.screen)
      let starts = rows(shown.screen).map(\.start)
      guard starts.count == 4 else {
        Issue.record("\(texts(shown.screen))")
        return
      }
      #expect(starts[1] > starts[0] && starts[2] - starts[1] == starts[1] - starts[0])
      #expect(starts[3] == starts[0])
    }
  }

  @Test func `a row with others below it has the sign of an outline`() throws {
    let view = List { OutlineGroup(Folder.all, children: \.folders) { Text($0.id) } }
    try showing(view, width: 320, height: 480) { shown in
      let cells = try #require(list(shown.screen)).visibleCells
        .sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0 as? UICollectionViewListCell }
      #expect(cells.map { $0.accessories.map(\.accessoryType) } == [[.outlineDisclosure], []])
    }
  }

  @Test func `the sign of an outline turns when the row is opened`() throws {
    let view = List(Folder.all, children: \.folders) { Text($0.id) }
    try showing(view, width: 320, height: 480) { shown in
      let cells = list(shown.screen)?.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      let cell = try #require(cells?.first)
      @MainActor func sign(_ view: UIView) -> UIView? {
        if view === cell.contentView { return nil }
        return String(describing: type(of: view)) == "AccessoryGlyphView"
          ? view : view.subviews.lazy.compactMap(sign).first
      }
      @MainActor func direction() -> CGFloat? {
        sign(cell).map { sign in
          sequence(first: sign as UIView, next: { $0.superview }).prefix { $0 !== cell }
            .reduce(0) { $0 + atan2($1.transform.b, $1.transform.a) * 180 / .pi }.rounded()
        }
      }
      #expect(direction() == 0)
      tap("Animals", on: shown.screen)
      #expect(direction() == 90)
      tap("Animals", on: shown.screen)
      #expect(direction() == 0)
    }
  }

  @Test func `a row among very many opens`() {
    let folders = (0..<501).map { Folder(id: "\($0)", folders: [Folder(id: "\($0) a")]) }
    let view = List(folders, children: \.folders) { Text($0.id) }
    showing(view, width: 320, height: 480) { shown in
      tap("1", on: shown.screen)
      #expect(texts(shown.screen).prefix(4) == ["0", "1", "1 a", "2"])
      tap("1 a", on: shown.screen)
      tap("0", on: shown.screen)
      #expect(texts(shown.screen).prefix(5) == ["0", "0 a", "1", "1 a", "2"])
      tap("1", on: shown.screen)
      #expect(texts(shown.screen).prefix(4) == ["0", "0 a", "1", "2"])
    }
  }

  @Test func `rows among very many are open at first`() {
    let view = List {
      ForEach(0..<600) { number in
        DisclosureGroup("\(number)", isExpanded: .constant(true)) { Text("\(number) a") }
      }
    }
    showing(view, width: 320, height: 480) { shown in
      shown.screen.settle()
      #expect(texts(shown.screen).prefix(4) == ["0", "0 a", "1", "1 a"])
    }
  }

  @Test func `a row among very many is deleted where it came from`() {
    let handle = Handle<[Int]>()
    showing(Many(handle: handle), width: 320, height: 480) { shown in
      tap("0", on: shown.screen)
      #expect(texts(shown.screen).prefix(3) == ["0", "0 a", "1"])
      let list = list(shown.screen)
      let cell = list?.visibleCells.sorted { $0.frame.minY < $1.frame.minY }[2]
      let y = Double(cell?.convert(cell?.bounds ?? .zero, to: nil).midY ?? 0)
      shown.screen.finger(.began, 280, y)
      for step in 1...20 { shown.screen.finger(.moved, 280 - Double(step) * 13, y) }
      shown.screen.finger(.ended, 20, y)
      shown.screen.settle()
      #expect(handle.value?.prefix(2) == [0, 2])
    }
  }

  private struct Many: View {
    let handle: Handle<[Int]>
    @State private var numbers = Array(0..<600)

    var body: some View {
      let _ = handle.note($numbers)
      List {
        ForEach(numbers, id: \.self) { number in
          DisclosureGroup("\(number)") { Text("\(number) a") }
        }
        .onDelete { numbers.remove(atOffsets: $0) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a group that a row holds with others is opened within the row`(isStack: Bool) {
    let group = DisclosureGroup {
      Part.b.block(40, 20)
    } label: {
      Part.a.block(60, 20)
    }
    let view = List {
      if isStack {
        VStack {
          Part.c.block(50, 20)
          group
        }
      } else {
        ZStack { group }
      }
    }
    showing(view, width: 320, height: 480) { shown in
      #expect(shown.frames[.b] == nil)
      let title = shown.frames[.a] ?? .zero
      shown.screen.tap(title.midX, title.midY)
      shown.screen.settle()
      #expect((shown.frames[.b]?.minY ?? 0) >= title.maxY)
      #expect(list(shown.screen)?.visibleCells.count == 1)
    }
  }

  @Test func `a group in a row of modifiers is a row of its own`() {
    let view = List {
      DisclosureGroup("Title") { Text("Inside") }.listRowBackground(Color.red).id(1)
    }
    showing(view, width: 320, height: 480) { shown in
      tap("Title", on: shown.screen)
      #expect(texts(shown.screen) == ["Title", "Inside"])
    }
  }

  @Test(arguments: [false, true])
  func `a group from right to left is its own mirror image`(isOpen: Bool) {
    let view = DisclosureGroup(isExpanded: .constant(isOpen)) {
      Part.b.block(40, 20)
    } label: {
      Part.a.block(60, 10)
    }
    #expect(mirrorDifferences(view) == 0)
  }

  @Test func `a group in a list is open while its value is true`() {
    let handle = Handle<Bool>()
    showing(Group(handle: handle), width: 320, height: 480) { shown in
      #expect(texts(shown.screen) == ["Title", "Inside", "After"])
      handle.set(false)
      shown.screen.settle()
      #expect(texts(shown.screen) == ["Title", "After"])
      tap("Title", on: shown.screen)
      #expect(handle.value == true)
      #expect(texts(shown.screen) == ["Title", "Inside", "After"])
    }
  }

  private struct Group: View {
    let handle: Handle<Bool>
    @State private var isOpen = true

    var body: some View {
      let _ = handle.note($isOpen)
      List {
        DisclosureGroup("Title", isExpanded: $isOpen) {
          Text("Inside")
        }
        Text("After")
      }
    }
  }

  @Test func `rows in a group can be deleted`() {
    let handle = Handle<[Int]>()
    showing(Deletable(handle: handle), width: 320, height: 480) { shown in
      #expect(texts(shown.screen) == ["Numbers", "1", "2"])
      shown.screen.finger(.began, 280, 150)
      for step in 1...20 { shown.screen.finger(.moved, 280 - Double(step) * 13, 150) }
      shown.screen.finger(.ended, 20, 150)
      shown.screen.settle()
      #expect(handle.value == [1])
      #expect(texts(shown.screen) == ["Numbers", "1"])
    }
  }

  private struct Deletable: View {
    let handle: Handle<[Int]>
    @State private var numbers = [1, 2]

    var body: some View {
      let _ = handle.note($numbers)
      List {
        DisclosureGroup("Numbers", isExpanded: .constant(true)) {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
  }

  private struct Frame: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Switch: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Opener(isOpen: configuration.$isExpanded)
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Opener: View {
    @Binding var isOpen: Bool

    var body: some View {
      Button {
        isOpen.toggle()
      } label: {
        Part.a.block(60, 20)
      }
    }
  }

  @Test func `a style is told whether a group is open as a binding`() {
    let view = DisclosureGroup("Title") { Part.b.block(40, 20) }.disclosureGroupStyle(Switch())
    showing(view) { shown in
      #expect(shown.frames[.b] == nil)
      shown.screen.tap(50, 50)
      shown.screen.settle()
      #expect(shown.frames[.b] != nil)
    }
  }

  @Test func `a style of one's own shows a group`() {
    let shown = frames(
      of: DisclosureGroup(isExpanded: .constant(true)) {
        Part.b.block(40, 20)
      } label: {
        Part.a.block(60, 10)
      }
      .disclosureGroupStyle(Frame())
    )
    #expect(shown[.a] == rect(20, 35, 60, 10))
    #expect(shown[.b] == rect(30, 45, 40, 20))
  }
}
