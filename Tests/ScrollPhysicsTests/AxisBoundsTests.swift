import Foundation
import ScrollPhysics
import Testing

@Suite struct AxisBoundsTests {
  @Test(arguments: 0..<60)
  func `clamping goes to the nearest offset`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds()
    for _ in 0..<20 {
      let offset = random.number(-5000...5000)
      let near = bounds.clamp(offset)
      #expect(bounds.contains(near))
      #expect(bounds.contains(offset) == (near == offset))
      #expect(near == bounds.low || near == bounds.high || near == offset)
    }
  }

  @Test(arguments: 0..<60)
  func `content that bounces can be pulled beyond its ends and the pull be told again`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds(bounces: true)
    let length = random.number(50...1000)
    for _ in 0..<20 {
      let pulled = random.number(-2000...6000)
      let shown = bounds.banded(pulled, length: length)
      #expect(isClose(bounds.unbanded(shown, length: length), pulled, within: 1e-6))
      #expect(abs(shown - bounds.clamp(pulled)) <= abs(pulled - bounds.clamp(pulled)) + 1e-9)
      #expect(abs(shown - bounds.clamp(pulled)) <= length)
    }
  }

  @Test(arguments: 0..<60)
  func `content follows a pull in order and without jumps`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds(bounces: true)
    var last = bounds.banded(bounds.low - 300, length: 400)
    for step in 1...600 {
      let next = bounds.banded(bounds.low - 300 + CGFloat(step), length: 400)
      #expect(next > last && next - last <= 1 + 1e-9)
      last = next
    }
  }

  @Test(arguments: 0..<40)
  func `content that does not bounce stops at its ends`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds(bounces: false)
    let offset = random.number(-5000...5000)
    #expect(bounds.banded(offset, length: 300) == bounds.clamp(offset))
  }

  @Test func `content has room until a hundredth of a point before its end`() {
    let bounds = AxisBounds(low: 0, high: 100, bounces: true)
    #expect(bounds.hasRoom(from: 50, towards: 1) && bounds.hasRoom(from: 50, towards: -1))
    #expect(!bounds.hasRoom(from: 100, towards: 1) && bounds.hasRoom(from: 100, towards: -1))
    #expect(bounds.hasRoom(from: 0, towards: 1) && !bounds.hasRoom(from: 0, towards: -1))
    #expect(!bounds.hasRoom(from: 99.995, towards: 1) && !bounds.hasRoom(from: 0.005, towards: -1))
    #expect(!bounds.hasRoom(from: 50, towards: 0), "nowhere is no direction")
  }

  @Test func `a hundredth of a point is no room`() {
    let bounds = AxisBounds(low: 0, high: 0.01, bounces: true)
    #expect(!bounds.hasRoom(from: 0.01, towards: -1) && !bounds.hasRoom(from: 0, towards: 1))
    #expect(bounds.hasRoom(from: 0.011, towards: -1) && bounds.hasRoom(from: -0.001, towards: 1))
  }
}
