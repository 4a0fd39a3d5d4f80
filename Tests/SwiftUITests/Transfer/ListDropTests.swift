import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite struct `Drops between rows` {
  private struct Rows: View {
    let texts: [String]
    let take: ([String], Int) -> Void

    var body: some View {
      VStack(spacing: 0) {
        Part.a.block(300, 60).draggable("tea")
        List {
          ForEach(texts, id: \.self) { Text($0) }
            .dropDestination(for: String.self, action: take)
        }
        .listStyle(.plain)
      }
    }
  }

  private func dropped(_ texts: [String], at y: Double) -> [String] {
    var log: [String] = []
    let view = Rows(texts: texts) { items, index in log.append("\(items) at \(index)") }
    showing(view, width: 300, height: 460) { shown in
      shown.screen.dragAndDrop(from: (150, 30), to: (150, y))
    }
    return log
  }

  @Test func `go in at the row they are dropped on`() {
    #expect(dropped(["one", "two", "three"], at: 60 + 44 + 22) == ["[\"tea\"] at 1"])
  }

  @Test func `go in behind the last row, and into a list without rows`() {
    #expect(dropped(["one", "two"], at: 350) == ["[\"tea\"] at 2"])
    #expect(dropped([], at: 200) == ["[\"tea\"] at 0"])
  }

  @Test func `of what rows do not take are no drops`() {
    var count = 0
    let view = VStack(spacing: 0) {
      Part.a.block(300, 60).draggable("tea")
      List {
        ForEach(0..<3, id: \.self) { Text("\($0)") }
          .onInsert(of: [.image]) { _, items in count += items.count }
      }
    }
    showing(view, width: 300, height: 460) { shown in
      shown.screen.dragAndDrop(from: (150, 30), to: (150, 150))
    }
    #expect(count == 0)
  }

  @Test func `go into a section without rows behind one that has some`() {
    var log: [String] = []
    let view = VStack(spacing: 0) {
      Part.a.block(300, 60).draggable("tea")
      List {
        Section {
          ForEach(["one"], id: \.self) { Text($0) }
            .dropDestination(for: String.self) { log.append("\($0) in the first at \($1)") }
        }
        Section {
          ForEach([String](), id: \.self) { Text($0) }
            .dropDestination(for: String.self) { log.append("\($0) in the second at \($1)") }
        } header: {
          Text("Second")
        }
      }
      .listStyle(.plain)
    }
    showing(view, width: 300, height: 460) { shown in
      shown.screen.dragAndDrop(from: (150, 30), to: (150, 400))
    }
    #expect(log.count == 1)
  }

  @Test func `come as providers where types are named`() {
    var indices: [Int] = []
    let view = VStack(spacing: 0) {
      Part.a.block(300, 60).draggable("tea")
      List {
        ForEach(0..<3, id: \.self) { Text("\($0)") }
          .onInsert(of: [.text]) { index, items in indices += items.map { _ in index } }
      }
      .listStyle(.plain)
    }
    showing(view, width: 300, height: 460) { shown in
      shown.screen.dragAndDrop(from: (150, 30), to: (150, 60 + 22))
    }
    #expect(indices == [0])
  }
}
