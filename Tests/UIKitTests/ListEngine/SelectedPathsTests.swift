import TestSupport
import Testing

@testable import UIKit

@Suite struct `Selected paths` {
  static func paths(_ paths: Int...) -> SelectedPaths<Int> {
    var selected = SelectedPaths<Int>()
    for path in paths { selected.insert(path) }
    return selected
  }

  @Test func `are in the order in which they were selected`() {
    var selected = Self.paths(5, 2, 9)
    #expect(selected.ordered == [5, 2, 9])
    #expect(selected.first == 5)
    selected.insert(5)
    #expect(selected.ordered == [5, 2, 9])
    let wasSelected = selected.remove(5)
    #expect(wasSelected)
    selected.insert(5)
    #expect(selected.ordered == [2, 9, 5])
    #expect(selected.all == [2, 5, 9])
  }

  @Test func `tell what was not selected`() {
    var selected = Self.paths(5)
    let wasSelected = selected.remove(4)
    #expect(!wasSelected)
    #expect(selected.contains(5))
    #expect(!selected.contains(4))
    #expect(!selected.isEmpty)
    selected.removeAll()
    #expect(selected.isEmpty)
    #expect(selected.first == nil)
  }

  @Test func `tell what leads to others, in the order of the data`() {
    let change = Self.paths(5, 2, 9).change(to: [2, 1, 7])
    #expect(change.ends == [5, 9])
    #expect(change.begins == [1, 7])
  }

  @Test func `keep their order while elements move`() {
    var selected = Self.paths(5, 2, 9)
    selected.follow { $0 == 2 ? nil : 20 - $0 }
    #expect(selected.ordered == [15, 11])
    selected.insert(3)
    #expect(selected.ordered == [15, 11, 3])
  }

  /// Whatever is selected and let go, all is as in a list that is searched from its start.
  @Test(arguments: 0..<20) func `are those of a plain list`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var selected = SelectedPaths<Int>()
    var list: [Int] = []
    for _ in 0..<200 {
      let path = random.int(0...12)
      if random.once(in: 2) {
        selected.insert(path)
        if !list.contains(path) { list.append(path) }
      } else {
        let wasSelected = selected.remove(path)
        #expect(wasSelected == list.contains(path))
        list.removeAll { $0 == path }
      }
      #expect(selected.ordered == list)
      #expect(selected.first == list.first)
    }
  }
}
