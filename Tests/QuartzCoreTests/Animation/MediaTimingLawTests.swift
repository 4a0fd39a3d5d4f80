import QuartzCore
import TestSupport
import Testing

/// Times as a clock that runs through one repetition after the other.
@Suite struct `Laws of times` {
  private struct Plan {
    var random: SplitMix64
    var timing = MediaTiming()

    /// Times in quarters, which numbers hold exactly.
    init(seed: Int) {
      random = SplitMix64(seed: seed)
      timing.beginTime = Double(random.int(-8...8)) / 4
      timing.duration = Double(random.int(1...12)) / 4
      timing.speed = random.pick([0.5, 1, 2, 4])
      timing.timeOffset = Double(random.int(-4...4)) / 4
      timing.autoreverses = random.once(in: 2)
      if random.once(in: 2) {
        timing.repeatCount = Float(random.int(1...10)) / 2
      } else if random.once(in: 2) {
        timing.repeatDuration = Double(random.int(1...30)) / 4
      }
      timing.fillMode = random.pick([.removed, .forwards, .backwards, .both])
    }

    /// How long it goes on.
    var length: Double {
      let once = timing.duration * (timing.autoreverses ? 2 : 1)
      if timing.repeatDuration > 0 { return timing.repeatDuration }
      return timing.repeatCount > 0 ? once * Double(timing.repeatCount) : once
    }

    /// Where a hand stands that goes to the end, and back where it does, in steps of an eighth.
    func share(after time: Double) -> (share: Double, repetition: Int) {
      var (place, step, repetition) = (0.0, 0.125, 0)
      for _ in 0..<Int(time * 8) {
        place += step
        guard place >= timing.duration || place <= 0 else { continue }
        if timing.autoreverses, step > 0 {
          step = -step
        } else {
          step = 0.125
          place = 0
          repetition += 1
        }
      }
      return (place / timing.duration, repetition)
    }
  }

  @Test(arguments: 0..<100) func `a hand goes round as often as it is told`(seed: Int) throws {
    let plan = Plan(seed: seed)
    for step in 0..<Int(plan.length * 8) {
      let time = Double(step) / 8
      #expect(plan.timing.phase(atLocal: time) == .active)
      let moment = try #require(plan.timing.moment(atLocal: time))
      let expected = plan.share(after: time)
      #expect(moment.repetition == expected.repetition)
      #expect(abs(moment.share - expected.share) < 1e-9, "at \(time)")
    }
  }

  @Test(arguments: 0..<100) func `before and after it shows what its mode says`(seed: Int) {
    let plan = Plan(seed: 300 + seed)
    let (timing, end) = (plan.timing, plan.length)
    #expect(timing.activeDuration == end)
    let fillsBack = timing.fillMode == .backwards || timing.fillMode == .both
    let fillsForward = timing.fillMode == .forwards || timing.fillMode == .both
    for time in [-0.125, -40] {
      #expect(timing.phase(atLocal: time) == .before)
      #expect(timing.moment(atLocal: time)?.share == (fillsBack ? 0 : nil))
    }
    // What is shown last is what is shown just before the end.
    let last = timing.moment(atLocal: end - 1e-9)
    for time in [end, end + 5] {
      #expect(timing.phase(atLocal: time) == .after)
      let moment = timing.moment(atLocal: time)
      #expect((moment != nil) == fillsForward)
      if let moment, let last {
        #expect(abs(moment.share - last.share) < 1e-6)
        #expect(moment.repetition == last.repetition)
      }
    }
  }

  @Test(arguments: 0..<60) func `a time is the parent's and back`(seed: Int) {
    let plan = Plan(seed: 600 + seed)
    for step in -20...20 {
      let time = Double(step) / 4
      #expect(plan.timing.parent(plan.timing.local(time)) == time)
      #expect(plan.timing.local(plan.timing.parent(time)) == time)
    }
    #expect(plan.timing.local(plan.timing.beginTime) == plan.timing.timeOffset)
  }

  @Test(arguments: 0..<60) func `once it is over it stays over`(seed: Int) {
    var plan = Plan(seed: 900 + seed)
    let ends = plan.timing.parent(plan.length)
    #expect(plan.timing.isOver(at: ends) && plan.timing.isOver(at: ends + 9))
    #expect(!plan.timing.isOver(at: ends - 0.0625))
    // Time that goes back is over where it came from.
    plan.timing.speed *= -1
    let start = plan.timing.parent(0)
    #expect(plan.timing.isOver(at: start) && plan.timing.isOver(at: start + 9))
    #expect(!plan.timing.isOver(at: start - 0.0625))
    // Time that stands still is never over.
    plan.timing.speed = 0
    #expect(!plan.timing.isOver(at: 1e9))
    #expect(plan.timing.parent(5) == plan.timing.beginTime)
  }

  @Test func `for ever is for ever`() throws {
    var timing = MediaTiming()
    timing.duration = 2
    timing.repeatCount = .infinity
    #expect(timing.activeDuration == .infinity)
    #expect(timing.phase(atLocal: 1e15) == .active)
    let moment = try #require(timing.moment(atLocal: 1e12 + 1))
    #expect(moment.share == 0.5)
    #expect(moment.repetition == 1_000_000_000)
  }

  @Test func `what takes no time is over as it begins`() {
    var timing = MediaTiming()
    timing.repeatCount = .infinity
    #expect(timing.activeDuration == 0)
    #expect(timing.phase(atLocal: 0) == .after)
    #expect(timing.moment(atLocal: 0) == nil)
    timing.fillMode = .forwards
    #expect(timing.moment(atLocal: 0)?.share == 1)
  }
}
