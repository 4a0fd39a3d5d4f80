import Testing
import UIKit

/// Animated changes that follow a law of their own.
@MainActor @Suite struct PacedAnimationTests {
  @Test func `what is shown follows the law until it is over`() throws {
    try AnimationScreen.showing { screen, view in
      var isOver = false
      PacedAnimation.perform { time in
        let own = max(time - 0.5, 0)
        return own >= 2 ? nil : own * own
      } changes: {
        view.center.x = 150
      } completion: {
        isOver = true
      }
      #expect(view.center.x == 150)
      let start = screen.frameTime()
      #expect(view.isShown(atX: 50))
      screen.show(at: start + 0.4)
      #expect(view.isShown(atX: 50))
      screen.show(at: start + 1)
      #expect(view.isShown(atX: 75))
      // Beyond the end, as the law says.
      screen.show(at: start + 2)
      #expect(view.isShown(atX: 275))
      #expect(!isOver)
      screen.show(at: start + 2.5)
      #expect(isOver)
      #expect(view.isShown(atX: 150))
      #expect(view.layer.animationKeys() == nil)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `two at once add up`() throws {
    try AnimationScreen.showing { screen, view in
      PacedAnimation.perform {
        $0 >= 1 ? nil : $0
      } changes: {
        view.center.x = 150
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      #expect(view.isShown(atX: 100))
      PacedAnimation.perform {
        $0 >= 1 ? nil : $0
      } changes: {
        view.center.x = 50
      }
      let again = screen.frameTime()
      let first = again - start
      #expect(view.isShown(atX: 50 + 100 * first))
      screen.show(at: again + 0.1)
      #expect(view.isShown(atX: 50 + 100 * (first + 0.1) - 100 * 0.1))
    }
  }

  @Test func `one without an end ends with its views`() throws {
    try AnimationScreen.showing { screen, view in
      var isOver = false
      PacedAnimation.perform {
        $0.truncatingRemainder(dividingBy: 1)
      } changes: {
        view.center.x = 150
      } completion: {
        isOver = true
      }
      screen.step(200)
      #expect(!isOver)
      view.removeFromSuperview()
      screen.step(2)
      #expect(isOver)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `one that moves nothing is over at once`() throws {
    try AnimationScreen.showing { screen, view in
      var isOver = false
      PacedAnimation.perform(until: .never) {
        $0.truncatingRemainder(dividingBy: 1)
      } changes: {
        view.center.x = 50
      } completion: {
        isOver = true
      }
      screen.step(3)
      #expect(isOver)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `one without an end ends when its property is moved by another`() throws {
    try AnimationScreen.showing { screen, view in
      var ended: [String] = []
      PacedAnimation.perform(until: .never) {
        $0.truncatingRemainder(dividingBy: 1)
      } changes: {
        view.alpha = 0.5
      } completion: {
        ended.append("fading")
      }
      PacedAnimation.perform(until: .never) {
        $0.truncatingRemainder(dividingBy: 1)
      } changes: {
        view.center.x = 150
      } completion: {
        ended.append("moving")
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      #expect(view.isShown(atX: 100))
      PacedAnimation.perform {
        $0 >= 1 ? nil : $0
      } changes: {
        view.center.x = 50
      }
      // It goes on from where it is seen.
      let again = screen.frameTime()
      #expect(view.isShown(atX: 100))
      screen.show(at: again + 0.5)
      #expect(view.isShown(atX: 75))
      #expect(ended == ["moving"])
      screen.show(at: again + 1)
      screen.step(2)
      #expect(view.isShown(atX: 50))
      view.alpha = 1
      screen.step(3)
      #expect(ended == ["moving", "fading"])
      #expect(view.layer.presentation()?.opacity == 1)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `one without an end keeps nobody waiting`() throws {
    try AnimationScreen.showing { screen, view in
      PacedAnimation.perform(until: .never) {
        $0.truncatingRemainder(dividingBy: 1)
      } changes: {
        view.center.x = 150
      }
      screen.step(2)
      #expect(screen.stage.needsFrame)
      #expect(!screen.stage.comesToRest)
      PacedAnimation.perform {
        $0 >= 1 ? nil : $0
      } changes: {
        view.center.y = 150
      }
      screen.step(2)
      #expect(screen.stage.comesToRest)
    }
  }

  @Test func `none is kept once it is over`() throws {
    try AnimationScreen.showing { screen, view in
      final class Token {}
      weak var kept: Token?
      do {
        let token = Token()
        kept = token
        PacedAnimation.perform { time in
          _ = token
          return time >= 0.1 ? nil : time
        } changes: {
          view.center.x = 150
        }
      }
      screen.step(2)
      #expect(kept != nil)
      screen.step(10)
      #expect(kept == nil)
    }
  }
}
