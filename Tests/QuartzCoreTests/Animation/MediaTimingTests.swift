import QuartzCore
import Testing

/// Where an animation stands at a time.
@Suite struct MediaTimingTests {
  private func timing(_ body: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    body(&timing)
    return timing
  }

  private func share(_ timing: MediaTiming, _ time: Double) -> Double? {
    timing.moment(atLocal: timing.local(time))?.share
  }

  @Test func `one run`() {
    let plain = timing { $0.beginTime = 10 }
    #expect(share(plain, 9.9) == nil)
    #expect(share(plain, 10) == 0)
    #expect(share(plain, 11) == 0.5)
    #expect(share(plain, 12) == nil)
    #expect(!plain.isOver(at: 11.9))
    #expect(plain.isOver(at: 12))
  }

  @Test func `filling`() {
    #expect(share(timing { $0.fillMode = .backwards }, -1) == 0)
    #expect(share(timing { $0.fillMode = .backwards }, 3) == nil)
    #expect(share(timing { $0.fillMode = .forwards }, 3) == 1)
    #expect(share(timing { $0.fillMode = .forwards }, -1) == nil)
    #expect(share(timing { $0.fillMode = .both }, 3) == 1)
  }

  @Test func `speed and offset`() {
    #expect(share(timing { $0.speed = 2 }, 0.5) == 0.5)
    #expect(
      share(
        timing {
          $0.speed = 0
          $0.timeOffset = 1.5
        },
        99
      ) == 0.75
    )
    let backwards = timing {
      $0.speed = -1
      $0.timeOffset = 2
    }
    #expect(share(backwards, 0.5) == 0.75)
    #expect(backwards.isOver(at: 2))
    #expect(!backwards.isOver(at: 1.9))
  }

  @Test func `repetitions`() {
    let twice = timing { $0.repeatCount = 2.5 }
    #expect(share(twice, 3) == 0.5)
    #expect(twice.moment(atLocal: 3)?.repetition == 1)
    #expect(share(twice, 5) == nil)
    #expect(
      timing {
        $0.repeatCount = 2.5
        $0.fillMode = .both
      }.moment(atLocal: 9)?.share == 0.5
    )
    #expect(
      timing {
        $0.repeatCount = 3
        $0.fillMode = .both
      }.moment(atLocal: 9)?.share == 1
    )
    #expect(
      timing {
        $0.repeatCount = 3
        $0.fillMode = .both
      }.moment(atLocal: 9)?.repetition == 2
    )
    #expect(timing { $0.repeatDuration = 3 }.isOver(at: 3))
    #expect(!timing { $0.repeatCount = .infinity }.isOver(at: 1e9))
  }

  @Test func `there and back`() {
    let swing = timing { $0.autoreverses = true }
    #expect(share(swing, 1) == 0.5)
    #expect(share(swing, 3) == 0.5)
    #expect(!swing.isOver(at: 3.9))
    #expect(swing.isOver(at: 4))
    #expect(
      share(
        timing {
          $0.autoreverses = true
          $0.fillMode = .both
        },
        4
      ) == 0
    )
  }

  @Test func `times of layers convert into each other`() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    outer.speed = 2
    inner.beginTime = 4
    inner.timeOffset = 1
    #expect(inner.convertTime(3, from: nil) == 3)
    #expect(inner.convertTime(3, to: nil) == 3)
    #expect(inner.convertTime(5, from: outer) == 2)
    #expect(outer.convertTime(2, from: inner) == 5)
    #expect(outer.convertTime(2, to: nil) == 1)
  }
}
