import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ScrollPhysicsTests {
  /// Drags, lets go and writes down where the content is at the given times.
  private func offsets(framesPerSecond: Double, seed: Int) throws -> [CGFloat] {
    var random = SplitMix64(seed: seed + 77)
    let pages = Bool.random(using: &random)
    let height = CGFloat.random(in: 600...4000, using: &random)
    let start = CGFloat.random(in: 0...(height - 500), using: &random)
    let speed = Double.random(in: -40...40, using: &random)
    let moves = Int.random(in: 4...10, using: &random)
    let catches = Double.random(in: 0.1...0.5, using: &random)
    var offsets: [CGFloat] = []
    try ScrollFixture.show(content: CGSize(width: 300, height: height)) { fixture in
      let view = fixture.view
      view.isPagingEnabled = pages
      view.contentOffset.y = start
      fixture.screen.settle()
      let zero = fixture.screen.time + 1
      var events: [HostEvent] = []
      func finger(_ phase: HostPointer.Phase, _ y: Double, _ time: Double) {
        events.append(
          .pointer(
            HostPointer(id: 0, phase: phase, kind: .finger, x: 150, y: y, time: zero + time)
          )
        )
      }
      finger(.began, 250, 0)
      for move in 1...moves { finger(.moved, 250 + speed * Double(move), Double(move) * 0.008) }
      let lift = Double(moves) * 0.008
      finger(.ended, 250 + speed * Double(moves), lift)
      // A second finger catches what runs on and lets it go again.
      finger(.began, 250, lift + catches)
      finger(.ended, 250, lift + catches + 0.05)
      var frame = 0.0
      var rest = events[...]
      while frame <= 3 * framesPerSecond {
        let time = zero + frame / framesPerSecond
        while let next = rest.first, case .pointer(let pointer) = next, pointer.time <= time + 1e-9
        {
          fixture.screen.stage.take([next], at: pointer.time)
          rest.removeFirst()
        }
        fixture.screen.stage.take([], at: time)
        fixture.screen.stage.showFrame(at: time)
        if frame.truncatingRemainder(dividingBy: framesPerSecond / 20) == 0 {
          offsets.append(view.contentOffset.y)
        }
        frame += 1
      }
    }
    return offsets
  }

  @Test(arguments: 0..<12)
  func `a gesture leads to the same offsets at any rate of frames`(seed: Int) throws {
    let slow = try offsets(framesPerSecond: 60, seed: seed)
    #expect(slow.count >= 60)
    for rate in [20.0, 120, 240] {
      let other = try offsets(framesPerSecond: rate, seed: seed)
      #expect(zip(slow, other).allSatisfy { abs($0 - $1) < 1e-6 }, "at \(rate) frames a second")
    }
  }

  @Test(arguments: 0..<40)
  func `content never rests beyond its ends`(seed: Int) throws {
    var random = SplitMix64(seed: seed + 900)
    let height = CGFloat.random(in: 100...1500, using: &random)
    try ScrollFixture.show(content: CGSize(width: 300, height: height)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      view.alwaysBounceVertical = Bool.random(using: &random)
      view.decelerationRate = Bool.random(using: &random) ? .fast : .normal
      for _ in 0..<5 {
        let from = Double.random(in: 10...490, using: &random)
        let to = Double.random(in: 10...490, using: &random)
        screen.drag(
          from: (150, from),
          to: (150, to),
          frames: Int.random(in: 2...20, using: &random)
        )
        if Bool.random(using: &random) { screen.step(Int.random(in: 1...20, using: &random)) }
      }
      screen.settle()
      let end = max(0, height - 500)
      #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= end)
      #expect(!view.isDecelerating && !view.isDragging && !view.isTracking)
      #expect(!screen.stage.needsFrame, "something runs although nothing moves")
    }
  }

  @Test func `content flung inwards from beyond its end runs on`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 5000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 100), to: (150, 300), frames: 30, lifts: false)
      #expect(view.contentOffset.y < -50)
      for step in 1...4 { screen.finger(.moved, 150, 300 - Double(step) * 45) }
      screen.finger(.ended, 150, 120)
      screen.settle()
      #expect(view.contentOffset.y > 200)
    }
  }

  @Test func `a quicker rate stops sooner`() throws {
    var rests: [CGFloat] = []
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      try ScrollFixture.show(content: CGSize(width: 300, height: 50_000)) { fixture in
        fixture.view.decelerationRate = rate
        fixture.screen.drag(from: (150, 450), to: (150, 250), frames: 10)
        fixture.screen.settle()
        rests.append(fixture.view.contentOffset.y)
      }
    }
    #expect(rests[0] > rests[1] + 300)
  }

  @Test func `a delegate's place is reached exactly, near or far, ahead or behind`() throws {
    for place in [CGFloat(101), 333.5, 700, 2500, 4500] {
      try ScrollFixture.show(content: CGSize(width: 300, height: 5000)) { fixture in
        fixture.view.contentOffset.y = 600
        fixture.log.wanted = CGPoint(x: 0, y: place)
        fixture.screen.drag(from: (150, 400), to: (150, 250), frames: 6)
        fixture.screen.settle()
        #expect(fixture.view.contentOffset.y == place)
      }
    }
  }

  @Test func `a place beyond the end becomes the end`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 1000)) { fixture in
      fixture.log.wanted = CGPoint(x: 0, y: 9000)
      fixture.screen.drag(from: (150, 400), to: (150, 250), frames: 6)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y == 500)
    }
  }

  @Test func `content that recentres itself goes on running`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 9000)) { fixture in
      let view = fixture.view
      view.contentOffset.y = 4000
      var turns = 0
      fixture.log.onScroll = { view in
        guard view.contentOffset.y > 4300 else { return }
        turns += 1
        view.contentOffset.y -= 300
      }
      fixture.screen.drag(from: (150, 450), to: (150, 150), frames: 6)
      #expect(view.isDecelerating)
      fixture.screen.settle()
      #expect(turns >= 3)
      #expect(view.contentOffset.y <= 4300)
    }
  }

  @Test func `setContentOffset ends a run`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 9000)) { fixture in
      fixture.screen.drag(from: (150, 450), to: (150, 150), frames: 6)
      #expect(fixture.view.isDecelerating)
      fixture.view.setContentOffset(fixture.view.contentOffset, animated: false)
      #expect(!fixture.view.isDecelerating)
    }
  }

  @Test func `a finger lifted from content that it caught beyond its end lets it come back`() throws
  {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 100), to: (150, 400), frames: 10)
      screen.step(3)
      screen.finger(.began, 150, 300)
      #expect(view.contentOffset.y < -20)
      screen.finger(.ended, 150, 300)
      screen.settle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a lock keeps to the axis the drag starts along`() throws {
    try ScrollFixture.show(content: CGSize(width: 3000, height: 3000)) { fixture in
      let view = fixture.view
      fixture.screen.drag(from: (150, 300), to: (120, 200), lifts: false)
      #expect(view.contentOffset.x > 0 && view.contentOffset.y > 0)
      fixture.screen.finger(.ended, 120, 200)
      view.setContentOffset(.zero, animated: false)
      view.isDirectionalLockEnabled = true
      fixture.screen.drag(from: (150, 300), to: (120, 200), lifts: false)
      #expect(view.contentOffset.x == 0 && view.contentOffset.y > 0)
      fixture.screen.finger(.ended, 120, 200)
    }
  }
}
