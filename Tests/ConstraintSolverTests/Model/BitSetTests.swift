import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `A set of small numbers` {
  @Test func `gives its least and its greatest, and each once`() {
    var set = BitSet()
    defer { set.free() }
    set.prepare(200)
    for number in [63, 64, 0, 199, 64, 130] { set.insert(number) }
    #expect(set.removeFirst() == 0)
    #expect(set.removeLast() == 199)
    #expect(set.removeFirst() == 63)
    #expect(set.removeFirst() == 64)
    #expect(set.removeFirst() == 130)
    #expect(set.removeFirst() == nil)
    #expect(set.removeLast() == nil)
  }

  @Test func `can be filled again once it is empty`() {
    var set = BitSet()
    defer { set.free() }
    set.prepare(130)
    set.insert(129)
    #expect(set.removeFirst() == 129)
    #expect(set.removeFirst() == nil)
    set.insert(2)
    #expect(set.removeLast() == 2)
    #expect(set.removeLast() == nil)
  }

  @Test func `is empty after making room`() {
    var set = BitSet()
    defer { set.free() }
    set.prepare(70)
    set.insert(69)
    set.prepare(70)
    #expect(set.removeFirst() == nil)
  }

  /// Numbers are put in behind the place where the search stands, as the solver does it.
  @Test(arguments: 0..<20)
  func `is a sorted set`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let size = random.pick([1, 63, 64, 65, 300])
    var set = BitSet()
    defer { set.free() }
    set.prepare(size)
    var expected: Set<Int> = []
    for _ in 0..<400 {
      switch random.int(0...3) {
      case 0, 1:
        let number = random.int(0...size - 1)
        set.insert(number)
        expected.insert(number)
      case 2:
        #expect(set.removeFirst() == expected.min())
        if let least = expected.min() { expected.remove(least) }
      default:
        #expect(set.removeLast() == expected.max())
        if let greatest = expected.max() { expected.remove(greatest) }
      }
    }
  }
}
