import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `A run of plain values` {
  @Test(arguments: 0..<10)
  func `is an array`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var flat = FlatArray<Int>(capacity: random.int(1...4))
    defer { flat.free() }
    var expected: [Int] = []
    for step in 0..<300 {
      switch random.int(0...9) {
      case 0 where !expected.isEmpty:
        let number = random.int(1...expected.count)
        flat.removeLast(number)
        expected.removeLast(number)
      case 1 where !expected.isEmpty:
        let index = random.int(0...expected.count - 1)
        flat[index] = -step
        expected[index] = -step
      case 2 where step % 7 == 0:
        flat.removeAll()
        expected.removeAll()
      case 3 where step % 5 == 0:
        flat.fill(step, with: step)
        expected = Array(repeating: step, count: step)
      default:
        flat.append(step)
        expected.append(step)
      }
      #expect((0..<flat.count).map { flat[$0] } == expected)
      #expect(flat.capacity >= flat.count)
    }
  }

  @Test func `keeps its memory when it shrinks, and what it held when it grows`() {
    var flat = FlatArray<Int32>()
    defer { flat.free() }
    #expect(flat.footprint == 0)
    for number in 0..<100 { flat.append(Int32(number)) }
    let footprint = flat.footprint
    #expect(footprint >= 400)
    flat.removeAll()
    flat.setCount(100)
    #expect(flat.footprint == footprint)
    #expect(flat[Int32(99)] == 99)
    flat.setCount(1000)
    #expect((0..<100).allSatisfy { flat[$0] == Int32($0) })
  }
}
