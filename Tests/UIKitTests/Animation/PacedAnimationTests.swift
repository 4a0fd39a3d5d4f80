import Testing
import UIKit

/// Animated changes that follow a law of their own.
@MainActor @Suite struct PacedAnimationTests {
  @Test func `what is shown follows the law until it is over`() throws {
    try AnimationScreen.showing { screen, view in
      var isOver = false
      PacedAnimation.perform(delay: 0.5) { time in
        time >= 2 ? nil : time * time
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
}
