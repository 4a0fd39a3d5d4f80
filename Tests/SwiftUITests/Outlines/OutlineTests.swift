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
    func find(_ view: UIView) -> UICollectionView? {
      (view as? UICollectionView) ?? view.subviews.lazy.compactMap(find).first
    }
    return find(screen.window)
  }

  /// The texts of the visible rows, from top to bottom, with where they begin.
  private func rows(_ screen: TestScreen) -> [(text: String, start: CGFloat)] {
    guard let list = list(screen) else { return [] }
    func label(_ view: UIView) -> UILabel? {
      (view as? UILabel) ?? view.subviews.lazy.compactMap(label).first
    }
    return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      label(cell.contentView).map { ($0.text ?? "", $0.convert($0.bounds, to: nil).minX) }
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
      let list = list(shown.screen)
      let configuration = list?.collectionViewLayout
      #expect(configuration != nil)
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
