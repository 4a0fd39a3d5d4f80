import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import TestSupport
import Testing

@MainActor @Suite struct `Transactions of layers` {
  /// Runs with transactions and animations of its own.
  private func alone<Value>(_ body: () throws -> Value) rethrows -> Value {
    let former = LayerContext.exchange(LayerContext())
    defer { _ = LayerContext.exchange(former) }
    return try body()
  }

  @Test func `begin with what iOS begins with`() {
    alone {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.completionBlock() == nil)
      #expect(CATransaction.value(forKey: "mine") == nil)
      #expect(CATransaction.value(forKey: "animationDuration") as? Double == 0.25)
      #expect(CATransaction.value(forKey: "disableActions") as? Bool == false)
    }
  }

  @Test func `durations that are no time are none`() {
    alone {
      for duration in [-1, .nan, -.infinity] as [Double] {
        CATransaction.setAnimationDuration(duration)
        #expect(CATransaction.animationDuration() == 0)
      }
    }
  }

  @Test func `a value by its key is the same as by its name`() {
    alone {
      CATransaction.setValue(2.5, forKey: "animationDuration")
      #expect(CATransaction.animationDuration() == 2.5)
      CATransaction.setValue(true, forKey: "disableActions")
      #expect(CATransaction.disableActions())
      let curve = CAMediaTimingFunction(name: .easeIn)
      CATransaction.setValue(curve, forKey: "animationTimingFunction")
      #expect(CATransaction.animationTimingFunction() === curve)
      // What is taken away is what it was at first.
      CATransaction.setValue(nil, forKey: "animationDuration")
      CATransaction.setValue(nil, forKey: "disableActions")
      CATransaction.setValue(nil, forKey: "animationTimingFunction")
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
    }
  }

  /// The settings of open transactions, written down as a list.
  private struct Model {
    struct Level: Equatable {
      var duration = 0.25
      var disables = false
      var tag: Int?
    }

    var levels = [Level()]

    static var seen: Level {
      Level(
        duration: CATransaction.animationDuration(),
        disables: CATransaction.disableActions(),
        tag: CATransaction.value(forKey: "tag") as? Int
      )
    }

    mutating func step(_ random: inout SplitMix64) {
      let top = levels.count - 1
      switch random.int(0...6) {
      case 0, 1:
        CATransaction.begin()
        levels.append(levels[top])
      case 2:
        CATransaction.commit()
        if top > 0 { levels.removeLast() }
      case 3:
        levels[top].duration = Double(random.int(0...8)) / 4
        CATransaction.setAnimationDuration(levels[top].duration)
      case 4:
        levels[top].disables = random.once(in: 2)
        CATransaction.setDisableActions(levels[top].disables)
      case 5:
        levels[top].tag = random.once(in: 4) ? nil : random.int(0...9)
        CATransaction.setValue(levels[top].tag, forKey: "tag")
      default:
        guard random.once(in: 3) else { return }
        // The implicit transaction alone begins anew.
        CATransaction.flush()
        levels[0] = Level()
      }
    }
  }

  @Test(arguments: 0..<40) func `inherit from the one around them and give nothing back`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    alone {
      var model = Model()
      for _ in 0..<80 {
        model.step(&random)
        #expect(Model.seen == model.levels.last)
      }
    }
  }

  @Test func `closing one that was never opened does nothing`() {
    alone {
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 3)
    }
  }

  @Test func `a block waits for its own transaction and is told once`() {
    alone {
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      CATransaction.begin()
      // The block is no setting that goes on to those inside.
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setCompletionBlock { log.append("inner") }
      #expect(log.isEmpty)
      CATransaction.commit()
      #expect(log == ["inner"])
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      CATransaction.flush()
      #expect(log == ["inner", "outer"])
    }
  }

  @Test func `a block that is replaced is told at once, and one that is taken away too`() {
    alone {
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("first") }
      CATransaction.setCompletionBlock { log.append("second") }
      #expect(log == ["first"])
      CATransaction.setCompletionBlock(nil)
      #expect(log == ["first", "second"])
      CATransaction.commit()
      #expect(log.count == 2)
    }
  }

  @Test func `the implicit transaction's block is told when it is flushed`() {
    alone {
      var count = 0
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.begin()
      CATransaction.commit()
      #expect(count == 0)
      CATransaction.flush()
      #expect(count == 1)
      CATransaction.flush()
      #expect(count == 1)
    }
  }

  @Test func `a block may open transactions of its own`() {
    alone {
      var log: [Double] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(7)
      CATransaction.setCompletionBlock {
        log.append(CATransaction.animationDuration())
        CATransaction.begin()
        CATransaction.setAnimationDuration(8)
        CATransaction.setCompletionBlock { log.append(CATransaction.animationDuration()) }
        CATransaction.commit()
      }
      CATransaction.commit()
      // Each is told where its own transaction is closed already.
      #expect(log == [0.25, 0.25])
    }
  }

  @Test func `are each thread's own`() {
    alone {
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
      let other = Mutex(0.0)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        other.withLock { $0 = CATransaction.animationDuration() }
        CATransaction.setAnimationDuration(4)
        isDone.signal()
      }
      isDone.wait()
      #expect(other.withLock { $0 } == 0.25)
      #expect(CATransaction.animationDuration() == 9)
    }
  }

  @Test func `of another context are put aside with their time`() {
    let former = MediaClock.now
    defer { MediaClock.now = former }
    let first = LayerContext()
    let second = LayerContext()
    let outside = LayerContext.exchange(first)
    MediaClock.now = 4
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    #expect(LayerContext.exchange(second) === first)
    #expect(MediaClock.now == 0)
    #expect(CATransaction.animationDuration() == 0.25)
    MediaClock.now = 6
    #expect(LayerContext.exchange(first) === second)
    #expect(MediaClock.now == 4)
    #expect(CATransaction.animationDuration() == 1)
    #expect(LayerContext.exchange(second) === first)
    #expect(MediaClock.now == 6)
    #expect(LayerContext.exchange(outside) === second)
  }
}
