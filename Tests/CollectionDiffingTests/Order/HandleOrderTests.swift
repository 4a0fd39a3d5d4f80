import TestSupport
import Testing

@testable import CollectionDiffing

/// Handles in chunks against plain arrays of them.
@Suite struct `An order of handles` {
  private var order = HandleOrder()
  private var model: [[Handle]] = [[], [], []]
  private var next: Handle = 0

  init() { order.insert(sections: 0..<3, at: 0) }

  private func expectSame(_ comment: Comment) {
    for section in model.indices {
      let handles = model[section]
      guard Array(order.items(of: Handle(section))) == handles else {
        Issue.record("section \(section): \(comment)")
        return
      }
      #expect(order.count(of: Handle(section)) == handles.count)
      #expect(
        handles.enumerated().allSatisfy {
          order.offset(of: $1) == $0 && order.section(of: $1) == Handle(section)
            && order.item(at: $0, of: Handle(section)) == $1
        },
        comment
      )
    }
    var before = 0
    for (position, section) in order.sections.enumerated() {
      #expect(order.index(ofSectionAt: position) == before)
      if let first = model[Int(section)].first { #expect(order.index(of: first) == before) }
      before += model[Int(section)].count
    }
  }

  /// Lengths around the size of a chunk, put at both ends and in between.
  @Test(arguments: [1, 511, 512, 513, 1024, 1500])
  mutating func `splits what does not fit and keeps its order`(count: Int) {
    for (section, fraction) in [(0, 0.0), (1, 0.5), (0, 1.0), (1, 0.3), (0, 0.5)] {
      let handles = ContiguousArray(next..<next + Handle(count))
      next += Handle(count)
      let offset = Int(Double(model[section].count) * fraction)
      order.insert(items: handles, into: Handle(section), at: offset)
      model[section].insert(contentsOf: handles, at: offset)
      expectSame("\(count) at \(fraction)")
    }
  }

  @Test(arguments: 0..<6)
  mutating func `follows random edits`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for step in 0..<60 {
      let section = random.int(0...2)
      switch random.int(0...5) {
      case 0, 1:
        let count = Handle(random.pick([1, 2, 40, 400]))
        let offset = random.int(0...model[section].count)
        let handles = ContiguousArray(next..<next + count)
        next += count
        order.insert(items: handles, into: Handle(section), at: offset)
        model[section].insert(contentsOf: handles, at: offset)
      case 2:
        // Out of one section and into another, as a move is.
        let chosen = model[section].filter { _ in random.once(in: 5) }
        guard !chosen.isEmpty else { continue }
        order.remove(items: ContiguousArray(chosen))
        model[section].removeAll(where: chosen.contains)
        let target = random.int(0...2)
        let offset = random.int(0...model[target].count)
        order.insert(items: ContiguousArray(chosen), into: Handle(target), at: offset)
        model[target].insert(contentsOf: chosen, at: offset)
      case 3:
        let position = random.int(0...2)
        order.move(section: Handle(section), to: position)
        #expect(order.position(of: Handle(section)) == position)
      case 4:
        // An end of a handle: the last one takes its number.
        guard let gone = model[section].randomElement(using: &random) else { continue }
        order.remove(items: [gone])
        model[section].removeAll { $0 == gone }
        next -= 1
        order.rename(gone == next ? nil : next, to: gone)
        model = model.map { $0.map { $0 == next ? gone : $0 } }
      default:
        let kept = (0..<next).map { _ in !random.once(in: 6) }
        let gone = (0..<next).filter { !kept[Int($0)] }
        order.remove(items: ContiguousArray(gone))
        var names = ContiguousArray<Handle?>(repeating: nil, count: Int(next))
        next = 0
        for handle in kept.indices where kept[handle] {
          names[handle] = next
          next += 1
        }
        order.rename(names)
        model = model.map { $0.compactMap { names[Int($0)] } }
      }
      expectSame("step \(step)")
    }
  }

  @Test mutating func `a section that goes gives its number to those behind it`() {
    order.insert(items: [0, 1, 2], into: 2, at: 0)
    order.insert(items: [3], into: 0, at: 0)
    order.remove(sections: { $0 == 1 }, renamed: [0, nil, 1])
    #expect(Array(order.sections) == [0, 1])
    #expect(Array(order.items(of: 1)) == [0, 1, 2])
    #expect(order.section(of: 2) == 1 && order.section(of: 3) == 0)
    #expect(order.index(of: 0) == 1)
  }

  @Test func `a copy keeps what it had`() {
    var first = HandleOrder()
    first.insert(sections: 0..<1, at: 0)
    first.insert(items: ContiguousArray(0..<600), into: 0, at: 0)
    let copy = first
    first.remove(items: [300])
    #expect(copy.count(of: 0) == 600 && first.count(of: 0) == 599)
    #expect(copy.offset(of: 301) == 301 && first.offset(of: 301) == 300)
  }
}
