import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite struct ScrollDragTests {
  /// A drag by `speed` points a second, a move every 8 ms.
  private static func drag(_ speed: CGFloat, moves: Int) -> ScrollDrag {
    var drag = ScrollDrag(from: .zero, at: 0)
    for move in 1...moves {
      let time = Double(move) * 0.008
      _ = drag.move(by: CGPoint(x: 0, y: -speed * CGFloat(time)), at: time)
    }
    return drag
  }

  @Test(arguments: 0..<40)
  func `content goes against the finger, point for point`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let start = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
    var drag = ScrollDrag(from: start, at: 1)
    #expect(drag.pulled == start)
    for step in 1...20 {
      let way = CGPoint(x: random.number(-400...400), y: random.number(-400...400))
      let pulled = drag.move(by: way, at: 1 + Double(step) * 0.01)
      #expect(pulled == CGPoint(x: start.x - way.x, y: start.y - way.y))
      #expect(pulled == drag.pulled)
    }
  }

  @Test func `the speed is told as measured`() throws {
    let units = try #require(
      Fixture("scroll_physics").vectors.first { $0.id == "sp.velocity.units" }
    )
    #expect(units["value"]["unit"].string == "points per millisecond")
    for speed in [750, 3000, 3125] as [CGFloat] {
      let drag = Self.drag(speed, moves: 14)
      #expect(isClose(drag.velocity(at: 14 * 0.008).y, speed, within: 1e-7))
    }
  }

  @Test func `the speed is that of the measured stretch of time`() throws {
    let fact = try #require(
      Fixture("scroll_physics").vectors.first { $0.id == "sp.velocity.window" }
    )
    let window = try #require(fact["value"]["window_ms"].number) / 1000
    #expect(ScrollDrag.window == window)
    // Quick at first, then slow for longer than the window.
    var drag = ScrollDrag(from: .zero, at: 0)
    var way: CGFloat = 0
    for step in 1...40 {
      way -= step <= 20 ? 20 : 2
      _ = drag.move(by: CGPoint(x: 0, y: way), at: Double(step) * 0.008)
    }
    #expect(isClose(drag.velocity(at: 40 * 0.008).y, 250, within: 1e-6))
  }

  @Test func `a finger that rests loses its speed, not its last one`() throws {
    let fact = try #require(
      Fixture("scroll_physics").vectors.first { $0.id == "sp.velocity.staleHold" }
    )
    let last = CGFloat(try #require(fact["value"]["reportedVelocity"].number)) * 1000
    let drag = Self.drag(last, moves: 120)
    let lifted = 120 * 0.008 + 0.312
    #expect(drag.velocity(at: lifted) == .zero)
    #expect(isClose(drag.lastVelocity.y, last, within: 1e-6))
  }

  @Test(arguments: 0..<40)
  func `an even finger has its own speed, whatever the rate of its moves`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let speed = CGPoint(x: random.velocity(), y: random.velocity())
    let step = Double(random.number(0.002...0.03))
    var drag = ScrollDrag(from: .zero, at: 5)
    var time = 5.0
    for move in 1...30 {
      time = 5 + Double(move) * step
      let elapsed = CGFloat(time - 5)
      _ = drag.move(by: CGPoint(x: -speed.x * elapsed, y: -speed.y * elapsed), at: time)
    }
    #expect(isClose(drag.velocity(at: time).x, speed.x, within: 1e-6))
    #expect(isClose(drag.velocity(at: time).y, speed.y, within: 1e-6))
  }

  @Test(arguments: 0..<40)
  func `moving the content by other means changes no speed`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    var drag = Self.drag(random.velocity(), moves: 12)
    let (pulled, speed) = (drag.pulled, drag.velocity(at: 12 * 0.008))
    let delta = CGPoint(x: random.number(-90...90), y: random.number(-90...90))
    drag.shift(by: delta)
    #expect(isClose(drag.pulled.x, pulled.x + delta.x))
    #expect(isClose(drag.pulled.y, pulled.y + delta.y))
    #expect(isClose(drag.velocity(at: 12 * 0.008).y, speed.y, within: 1e-6))
    #expect(isClose(drag.start.x, delta.x) && isClose(drag.start.y, delta.y))
  }

  @Test func `what the finger went before the drag began is no speed`() {
    var drag = ScrollDrag(from: .zero, at: 2)
    _ = drag.move(by: CGPoint(x: 0, y: -14), at: 2)
    #expect(drag.pulled.y == 14)
    #expect(drag.velocity(at: 2) == .zero && drag.lastVelocity == .zero)
    _ = drag.move(by: CGPoint(x: 0, y: -24), at: 2.01)
    #expect(isClose(drag.velocity(at: 2.01).y, 1000, within: 1e-6))
  }

  @Test func `a drag that never moved has no speed`() {
    let drag = ScrollDrag(from: CGPoint(x: 3, y: 4), at: 0)
    #expect(drag.velocity(at: 1) == .zero && drag.lastVelocity == .zero)
    #expect(drag.start == CGPoint(x: 3, y: 4))
  }

  @Test func `the last speed is that of the last tenth of a second in which it moved`() {
    var quickened = ScrollDrag(from: .zero, at: 100)
    for (way, time) in [(10, 100.02), (30, 100.04), (70, 100.06)] as [(CGFloat, TimeInterval)] {
      _ = quickened.move(by: CGPoint(x: -way, y: way), at: time)
    }
    #expect(isClose(quickened.lastVelocity.x, 70 / 0.06, within: 1e-6))
    #expect(isClose(quickened.lastVelocity.y, -70 / 0.06, within: 1e-6))
    var rested = ScrollDrag(from: .zero, at: 0)
    _ = rested.move(by: CGPoint(x: -1, y: 0), at: 0.5)
    _ = rested.move(by: CGPoint(x: -21, y: 0), at: 0.625)
    #expect(isClose(rested.lastVelocity.x, 160))
  }
}
