import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// What is kept of measured sizes while the layout is made anew.
@Suite struct `The memory of a compositional layout` {
  private let list = CompositionalItem.column(.fw(1), .est(20), [.leaf(.fw(1), .est(20))])

  private func values(_ count: Int) -> CompositionalSectionValues {
    CompositionalSectionValues(count, list) {
      $0.boundary = [
        CompositionalBoundary(
          kind: "h",
          size: CompositionalSize(width: .fw(1), height: .est(9)),
          vertical: .low
        )
      ]
    }
  }

  private func size(_ height: CGFloat) -> CGSize { CGSize(width: 100, height: height) }

  private let configuration = CompositionalConfiguration(
    container: CGSize(width: 100, height: 200),
    boundary: [
      CompositionalBoundary(
        kind: "g",
        size: CompositionalSize(width: .fw(1), height: .est(5)),
        vertical: .low
      )
    ]
  )

  private var engine: CompositionalEngine {
    var engine = CompositionalEngine(configuration, [values(4), values(4)])
    engine.measure(size(31), item: 1, inSection: 0)
    engine.measure(size(33), item: 3, inSection: 0)
    engine.measure(size(40), item: 0, inSection: 1)
    engine.measureBoundary(size(12), index: 0, inSection: 1)
    engine.measureGlobal(size(7), index: 0)
    return engine
  }

  @Test func `is empty until something is measured`() {
    let memory = CompositionalEngine(configuration, [values(4)]).memory
    #expect(memory.isEmpty && CompositionalEngine.Memory().isEmpty)
    #expect(!engine.memory.isEmpty)
  }

  @Test func `gives the same layout again`() {
    let again = CompositionalEngine(configuration, [values(4), values(4)], engine.memory)
    #expect(again.everything() == engine.everything())
    #expect(again.contentSize == engine.contentSize)
    #expect(again.contentSize.height == CGFloat(7 + 9 + 104 + 12 + 100))
  }

  @Test func `follows items where an update puts them`() {
    let moved = engine.memory.following { section, item in
      section == 0 ? (item == 1 ? nil : (1, item - 3)) : (0, item + 2)
    }
    let again = CompositionalEngine(configuration, [values(4), values(4)], moved)
    #expect(again.frames(0).map(\.height) == [20, 20, 40, 20])
    #expect(again.frames(1).map(\.height) == [33, 20, 20, 20])
    // What the layout has stays; headers are asked again.
    #expect(again.global(0)?.frame.height == 7)
    #expect(again.boundary(0, inSection: 1)?.frame.height == 9)
  }

  @Test func `forgets an item or a section, and nothing else`() {
    var memory = engine.memory
    memory.forget(item: 1, section: 0)
    memory.forget(item: 9, section: 7)
    var again = CompositionalEngine(configuration, [values(4), values(4)], memory)
    #expect(again.frames(0).map(\.height) == [20, 20, 20, 33])
    memory.forget(section: 0)
    again = CompositionalEngine(configuration, [values(4), values(4)], memory)
    #expect(again.frames(0).map(\.height) == [20, 20, 20, 20])
    #expect(again.frames(1).map(\.height) == [40, 20, 20, 20])
  }

  @Test func `of what is not there any more is not kept`() {
    var bare = values(2)
    bare.boundary = []
    let again = CompositionalEngine(configuration, [bare, bare], engine.memory)
    #expect(again.frames(0).map(\.height) == [20, 31])
    #expect(again.memory.sections[0]?.items.keys.sorted() == [1])
    #expect(again.memory.sections[1]?.boundary.isEmpty == true)
    let less = CompositionalEngine(configuration, [values(1)], engine.memory)
    #expect(less.frames(0).map(\.height) == [20])
  }

  @Test(arguments: 0..<30) func `does not ask in what order it came`(seed: Int) {
    var random = RandomCompositions(seed: seed)
    let configuration = random.configuration()
    let section = random.section(in: configuration.axes)
    guard section.itemCount > 0 else { return }
    var known: [Int: CGSize] = [:]
    for _ in 0..<12 {
      known[random.random.int(0...section.itemCount - 1)] = CGSize(
        width: CGFloat(random.random.int(1...90)),
        height: CGFloat(random.random.int(1...90))
      )
    }
    func engine(_ items: [(key: Int, value: CGSize)]) -> CompositionalEngine {
      var engine = CompositionalEngine(configuration, [section])
      for (item, size) in items { engine.measure(size, item: item, inSection: 0) }
      return engine
    }
    let sorted = known.sorted { $0.key < $1.key }
    let (forth, back) = (engine(sorted), engine(sorted.reversed()))
    #expect(abs(forth.contentSize.width - back.contentSize.width) < 1e-6)
    #expect(abs(forth.contentSize.height - back.contentSize.height) < 1e-6)
    for (a, b) in zip(forth.frames(), back.frames()) { #expect(a.isNear(b)) }
  }
}
