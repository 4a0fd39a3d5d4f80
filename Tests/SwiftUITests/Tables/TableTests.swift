import SwiftUI
import Testing
import UIKit

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

private let people = [
  Person(id: 0, name: "Cleo", age: 30), Person(id: 1, name: "Ada", age: 40),
  Person(id: 2, name: "Ben", age: 20),
]

private struct Sorted: View {
  let selection: Handle<Int?>
  @State var chosen: Int?
  @State var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    let _ = selection.note($chosen)
    Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(100).alignment(.trailing)
      if order.count > 5 { TableColumn("More") { _ in Text("More") } }
    }
  }
}

@MainActor
@Suite struct `Tables` {
  /// The texts of the visible rows, in order, with where they begin and end.
  private func rows(_ screen: TestScreen) -> [[(text: String, frame: CGRect)]] {
    let cells = screen.window.first(UICollectionView.self)?.visibleCells ?? []
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
      labels(cell).map { ($0.text ?? "", $0.convert($0.bounds, to: nil)) }
        .sorted { $0.1.minX < $1.1.minX }
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  private func tap(_ text: String, on screen: TestScreen) {
    guard let label = labels(screen.window).first(where: { $0.text == text }) else { return }
    let frame = label.convert(label.bounds, to: nil)
    screen.tap(Double(frame.midX), Double(frame.midY))
    screen.settle()
  }

  @Test func `have columns, and titles that sort`() throws {
    let selection = Handle<Int?>()
    showing(Sorted(selection: selection), width: 1024, height: 768) { shown in
      #expect(
        rows(shown.screen).map { $0.map(\.text) } == [
          ["Ada", "40"], ["Ben", "20"], ["Cleo", "30"],
        ]
      )
      let ages = rows(shown.screen).map { $0[1].frame.maxX }
      #expect(ages == [1004, 1004, 1004])
      tap("Age", on: shown.screen)
      #expect(rows(shown.screen).map { $0[0].text } == ["Ben", "Cleo", "Ada"])
      tap("Age", on: shown.screen)
      #expect(rows(shown.screen).map { $0[0].text } == ["Ada", "Cleo", "Ben"])
      tap("Name", on: shown.screen)
      #expect(rows(shown.screen).map { $0[0].text } == ["Ada", "Ben", "Cleo"])
      tap("Ben", on: shown.screen)
      #expect(selection.value == 2)
    }
  }

  @Test func `are lists of their first column where there is little room`() {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }
    } rows: {
      TableRow(Person(id: 9, name: "Dora", age: 50))
      ForEach(people) { TableRow($0) }
    }
    showing(table, width: 390, height: 844) { shown in
      #expect(rows(shown.screen).map { $0.map(\.text) } == [["Dora"], ["Cleo"], ["Ada"], ["Ben"]])
    }
  }

  @Test func `have rows in sections, also where they are selected and sorted by titles`() {
    var order = [KeyPathComparator(\Person.name)]
    var selection: Set<Person.ID> = []
    let table = Table(
      selection: Binding {
        selection
      } set: {
        selection = $0
      },
      sortOrder: Binding {
        order
      } set: {
        order = $0
      }
    ) {
      TableColumn("Name", value: \Person.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    } rows: {
      Section { ForEach(people) { TableRow($0) } }
      Section("More") { TableRow(Person(id: 9, name: "Dora", age: 50)) }
    }
    showing(table.tableStyle(.inset), width: 390, height: 844) { shown in
      #expect(rows(shown.screen).map { $0.map(\.text) } == [["Cleo"], ["Ada"], ["Ben"], ["Dora"]])
    }
  }
}
