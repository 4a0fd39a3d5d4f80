import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

@Suite struct `Stretches of content` {
  /// Lengths are whole, so that sums come out the same in any order.
  private static func stretch(_ numbers: inout SplitMix64) -> Stretch {
    let low = numbers.int(-30...20)
    return Stretch(
      length: CGFloat(numbers.int(-20...60)),
      low: CGFloat(low),
      high: CGFloat(numbers.int(low...80))
    )
  }

  @Test(arguments: 0..<50) func `joining does not ask in what order`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let a = Self.stretch(&numbers)
    let b = Self.stretch(&numbers)
    let c = Self.stretch(&numbers)
    #expect(a.followed(by: b).followed(by: c) == a.followed(by: b.followed(by: c)))
  }

  @Test(arguments: 0..<20) func `what covers nothing changes nothing`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let stretch = Self.stretch(&numbers)
    #expect(stretch.followed(by: .none) == stretch)
    #expect(Stretch.none.followed(by: stretch) == stretch)
    #expect(!Stretch.none.mayMeet(AxisInterval(low: -1e9, high: 1e9), from: 0))
  }

  @Test(arguments: 0..<50) func `two meet what either meets, and perhaps what lies between`(
    seed: Int
  ) {
    var numbers = SplitMix64(seed: seed)
    let (a, b) = (Self.stretch(&numbers), Self.stretch(&numbers))
    let both = a.followed(by: b)
    for _ in 0..<30 {
      let low = numbers.int(-120...120)
      let interval = AxisInterval(low: CGFloat(low), high: CGFloat(numbers.int(low...140)))
      let start = CGFloat(numbers.int(-9...9))
      if a.mayMeet(interval, from: start) || b.mayMeet(interval, from: start + a.length) {
        #expect(both.mayMeet(interval, from: start))
      }
      let isBeyond =
        interval.low > start + max(a.high, a.length + b.high)
        || interval.high < start + min(a.low, a.length + b.low)
      #expect(both.mayMeet(interval, from: start) == !isBeyond)
    }
  }
}

@Suite struct `A tree of stretches` {
  /// The same as a list that is added up each time.
  private struct Naive {
    var stretches: [Stretch]

    func start(of index: Int) -> CGFloat { stretches[..<index].reduce(0) { $0 + $1.length } }

    var length: CGFloat { start(of: stretches.count) }

    func first(endingAfter place: CGFloat) -> Int? {
      stretches.indices.first { start(of: $0 + 1) > place }
    }
  }

  private static func stretch(_ numbers: inout SplitMix64) -> Stretch {
    let length = CGFloat(numbers.int(0...40))
    let out = CGFloat(numbers.int(0...10))
    return Stretch(length: length, low: -out, high: length + out)
  }

  private func expectEqual(_ tree: StretchTree, _ naive: Naive, _ numbers: inout SplitMix64) {
    #expect(tree.length == naive.length)
    for index in naive.stretches.indices {
      #expect(tree[index] == naive.stretches[index])
      #expect(tree.start(of: index) == naive.start(of: index))
    }
    for _ in 0..<8 {
      let place = CGFloat(numbers.int(-9...Int(naive.length) + 9))
      #expect(tree.first(endingAfter: place) == naive.first(endingAfter: place))
      let interval = AxisInterval(low: place, high: place + CGFloat(numbers.int(0...60)))
      var found: [Int] = []
      tree.forEach(meeting: interval) { index, start in
        #expect(start == naive.start(of: index))
        found.append(index)
      }
      #expect(
        found
          == naive.stretches.indices.filter {
            naive.stretches[$0].mayMeet(interval, from: naive.start(of: $0))
          }
      )
    }
  }

  @Test(arguments: 0..<40) func `says what a list says, also after changes`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    var naive = Naive(stretches: (0..<numbers.int(0...17)).map { _ in Self.stretch(&numbers) })
    var tree = StretchTree(naive.stretches)
    expectEqual(tree, naive, &numbers)
    for _ in 0..<6 where !naive.stretches.isEmpty {
      let index = numbers.int(0...naive.stretches.count - 1)
      naive.stretches[index] = Self.stretch(&numbers)
      tree[index] = naive.stretches[index]
      expectEqual(tree, naive, &numbers)
      #expect(tree.isConsistent)
    }
  }

  @Test func `an empty tree has nothing in it`() {
    let tree = StretchTree([])
    #expect(tree.length == 0)
    #expect(tree.first(endingAfter: -1) == nil)
    tree.forEach(meeting: AxisInterval(low: -1e9, high: 1e9)) { _, _ in
      Issue.record("nothing is there to be found")
    }
  }

  @Test func `what reaches back over others is found where it reaches`() {
    let plain = Stretch(length: 10, low: 0, high: 10)
    var stretches = Array(repeating: plain, count: 9)
    stretches[8] = Stretch(length: 10, low: -75, high: 10)
    var found: [Int] = []
    StretchTree(stretches).forEach(meeting: AxisInterval(low: 12, high: 14)) { index, _ in
      found.append(index)
    }
    #expect(found == [1, 8])
  }
}
