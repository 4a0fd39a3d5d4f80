import QuartzCore
import Testing
import UIKit

/// Calls with every frame.
@MainActor @Suite struct DisplayLinkTests {
  @MainActor
  private final class Counter {
    var times: [Double] = []
    var onCall: ((CADisplayLink) -> Void)?

    static let step = Selector("step:")

    init() {
      SelectorTable.register(Counter.self, Counter.step) { counter, arguments in
        guard let link = arguments.first as? CADisplayLink else { return nil }
        counter.times.append(link.timestamp)
        counter.onCall?(link)
        return nil
      }
    }
  }

  @Test func `calls come with frames until they are ended`() throws {
    TestScreen.showing(UIViewController()) { screen in
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Counter.step)
      screen.step(2)
      #expect(counter.times.isEmpty)
      link.add(to: .main, forMode: .common)
      #expect(screen.stage.needsFrame)
      let start = screen.time
      screen.step(3)
      let frames = counter.times.map { (($0 - start) / TestScreen.frame).rounded() }
      #expect(frames == [0, 1, 2])
      #expect(abs(link.targetTimestamp - link.timestamp - TestScreen.frame) < 1e-12)
      #expect(abs(link.duration - TestScreen.frame) < 1e-12)
      link.isPaused = true
      screen.step(3)
      #expect(counter.times.count == 3)
      #expect(!screen.stage.needsFrame)
      link.isPaused = false
      link.preferredFramesPerSecond = 30
      screen.step(4)
      #expect(counter.times.count == 5)
      counter.onCall = { $0.invalidate() }
      screen.step(10)
      #expect(counter.times.count == 6)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `a link keeps its target until it is invalidated`() throws {
    TestScreen.showing(UIViewController()) { screen in
      weak var target: Counter?
      weak var link: CADisplayLink?
      do {
        let counter = Counter()
        let made = CADisplayLink(target: counter, selector: Counter.step)
        made.add(to: .main, forMode: .default)
        (target, link) = (counter, made)
      }
      screen.step()
      #expect(target?.times.count == 1)
      link?.invalidate()
      screen.step()
      #expect(target == nil)
      #expect(link == nil)
    }
  }
}
