import Diagnostics
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Animations that can be paused, scrubbed, reversed and continued.
@MainActor @Suite struct PropertyAnimatorTests {
  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try AnimationScreen.showing(body)
  }

  private func mover(
    _ view: UIView,
    _ curve: UIView.AnimationCurve = .linear,
    log: CallLog? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
    animator.addCompletion { log?.lines.append("\($0)") }
    return animator
  }

  @Test func `from start to end`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      #expect(animator.state == .inactive)
      #expect(view.center.x == 50)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.center.x == 150)
      let start = screen.frameTime()
      #expect(view.isShown(atX: 50))
      screen.show(at: start + 0.25)
      #expect(view.isShown(atX: 75))
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      screen.show(at: start + 1)
      #expect(log.lines == ["end"])
      #expect(animator.state == .inactive)
      #expect(view.isShown(atX: 150))
      #expect(view.layer.animationKeys() == nil)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `pausing, scrubbing and going on`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, .easeIn, log: log)
      animator.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      animator.pauseAnimation()
      #expect(!animator.isRunning)
      #expect(animator.state == .active)
      // Paused animations are scrubbed by their way: nothing jumps.
      #expect(abs(animator.fractionComplete - 0.3153568126) < 1e-6)
      screen.step(60)
      #expect(!screen.stage.needsFrame)
      #expect(abs(view.shownCenter.x - 81.53568126) < 1e-4)
      animator.fractionComplete = 0.8
      screen.step()
      #expect(abs(view.shownCenter.x - 130) < 1e-6)
      animator.startAnimation()
      let again = screen.frameTime()
      #expect(abs(view.shownCenter.x - 130) < 1e-6)
      screen.show(at: again + 0.2)
      #expect(log.lines == ["end"])
    }
  }

  @Test func `without linear scrubbing the fraction is one of time`() throws {
    try onScreen { screen, view in
      let animator = mover(view, .easeIn)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      screen.step()
      #expect(animator.state == .active)
      #expect(abs(view.shownCenter.x - 81.53568126) < 1e-4)
      animator.stopAnimation(true)
    }
  }

  @Test func `an end leaves views where others have brought them`() throws {
    try onScreen { screen, view in
      let first = mover(view)
      first.addAnimations { view.alpha = 0 }
      first.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 10
        view.alpha = 1
      }
      second.startAnimation()
      screen.show(at: start + 1.2)
      #expect(first.state == .inactive)
      #expect(view.center.x == 10)
      #expect(view.alpha == 1)
      screen.show(at: start + 2.3)
      #expect(view.isShown(atX: 10))
    }
  }

  @Test func `turning back ends at the start`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      animator.addAnimations {
        view.alpha = 0
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      animator.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      animator.isReversed = true
      screen.show(at: start + 0.75)
      #expect(view.isShown(atX: 75))
      screen.show(at: start + 1)
      #expect(log.lines == ["start"])
      #expect(view.center.x == 50)
      #expect(view.alpha == 1)
      #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(!animator.isReversed)
    }
  }

  @Test func `stopping leaves views as they are shown`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      animator.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(abs(view.center.x - 100) < 1e-9)
      screen.step(90)
      #expect(abs(view.center.x - 100) < 1e-9)
      #expect(log.lines == [])
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 50.0), (.current, 100), (.end, 150),
  ])
  func `finishing puts views where it is said`(
    _ position: UIViewAnimatingPosition,
    _ x: Double
  ) throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      animator.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(log.lines == [])
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      #expect(log.lines == ["\(position)"])
      #expect(abs(Double(view.center.x) - x) < 1e-9)
    }
  }

  @Test func `going on with another pace`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
        durationFactor: 2
      )
      let start = screen.frameTime()
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 1)
      #expect(abs(view.shownCenter.x - (100 + 50 * 0.3153568126)) < 1e-4)
      screen.show(at: start + 1.99)
      #expect(log.lines == [])
      screen.show(at: start + 2)
      #expect(log.lines == ["end"])
    }
  }

  @Test func `a factor of nought takes the time that is left`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      animator.fractionComplete = 0.25
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1),
        durationFactor: 0
      )
      let start = screen.frameTime()
      screen.show(at: start + 0.74)
      #expect(log.lines == [])
      screen.show(at: start + 0.75)
      #expect(log.lines == ["end"])
    }
  }

  @Test func `later animations take the rest of the time`() throws {
    try onScreen { screen, view in
      let animator = mover(view)
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      #expect(view.layer.presentation()?.opacity == 1)
      screen.show(at: start + 0.75)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      animator.addAnimations { view.center.y = 90 }
      screen.show(at: start + 0.875)
      #expect(abs(view.shownCenter.y - 70) < 1e-9)
      animator.stopAnimation(true)
    }
  }

  @Test func `a delay, and staying at the end`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      let animator = mover(view, log: log)
      animator.pausesOnCompletion = true
      animator.startAnimation(afterDelay: 0.5)
      #expect(animator.delay == 0.5)
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      #expect(view.isShown(atX: 50))
      screen.show(at: start + 1)
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 1.5)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(log.lines == [])
      animator.isReversed = true
      animator.startAnimation()
      let back = screen.frameTime()
      screen.show(at: back + 0.5)
      #expect(view.isShown(atX: 100))
      animator.stopAnimation(true)
    }
  }

  @Test func `springs`() throws {
    try onScreen { screen, view in
      let damped = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
      #expect(damped.duration == 2)
      let physical = UIViewPropertyAnimator(
        duration: 2,
        timingParameters: UISpringTimingParameters(
          mass: 1,
          stiffness: 100,
          damping: 10,
          initialVelocity: .zero
        )
      )
      #expect(abs(physical.duration - 1.4727003346780927) < 1e-9)
      // The system's spring is critically damped at sqrt(1000 / 3) a second.
      let system = UIViewPropertyAnimator(
        duration: 2,
        timingParameters: UISpringTimingParameters()
      )
      #expect(abs(system.duration - 9.2334134765 / (1000.0 / 3).squareRoot()) < 1e-6)
      let pushed = UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 0.5,
          initialVelocity: CGVector(dx: 1, dy: 0)
        )
      )
      pushed.addAnimations { view.center = CGPoint(x: 150, y: 150) }
      pushed.startAnimation()
      let start = screen.frameTime()
      screen.show(at: start + 0.1)
      let x = SpringCurve(dampingRatio: 0.5, duration: 1, velocity: 1).value(at: 0.1)
      let y = SpringCurve(dampingRatio: 0.5, duration: 1, velocity: 0).value(at: 0.1)
      #expect(abs(Double(view.shownCenter.x) - (50 + 100 * x)) < 1e-9)
      #expect(abs(Double(view.shownCenter.y) - (50 + 100 * y)) < 1e-9)
      screen.show(at: start + 1)
      #expect(view.center == CGPoint(x: 150, y: 150))
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `views are touched where they are shown`() throws {
    try onScreen { screen, view in
      let root = view.superview
      let animator = mover(view)
      animator.fractionComplete = 0.5
      screen.step()
      #expect(root?.hitTest(CGPoint(x: 100, y: 50), with: nil) === view)
      #expect(root?.hitTest(CGPoint(x: 150, y: 50), with: nil) === root)
      animator.stopAnimation(true)
      let refusing = mover(view)
      refusing.isUserInteractionEnabled = false
      refusing.fractionComplete = 0.5
      screen.step()
      #expect(root?.hitTest(CGPoint(x: view.shownCenter.x, y: 50), with: nil) === root)
      refusing.stopAnimation(true)
    }
  }

  @Test func `running at once`() throws {
    try onScreen { screen, view in
      let log = CallLog()
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5,
        delay: 0,
        options: .curveLinear
      ) {
        view.center.x = 150
      } completion: {
        log.lines.append("\($0)")
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.25)
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 0.5)
      #expect(log.lines == ["end"])
    }
  }

  @Test func `wrong use`() throws {
    try onScreen { screen, view in
      let animator = mover(view)
      let early = UIKitDiagnostics.recording { animator.finishAnimation(at: .end) }
      #expect(early.map(\.code) == ["TSK-ANIMATOR-STATE"])
      #expect(early.first?.applePhrase?.contains("only be called on a stopped animator") == true)
      animator.startAnimation()
      animator.stopAnimation(false)
      for call in [
        { animator.startAnimation() }, { animator.addAnimations {} },
        { animator.fractionComplete = 0.5 }, { animator.pauseAnimation() },
      ] {
        #expect(UIKitDiagnostics.recording(call).map(\.code) == ["TSK-ANIMATOR-STATE"])
      }
      animator.finishAnimation(at: .end)
      let stubborn = mover(view)
      stubborn.isInterruptible = false
      stubborn.startAnimation()
      let stop = UIKitDiagnostics.recording { stubborn.stopAnimation(true) }
      #expect(stop.map(\.code) == ["TSK-ANIMATOR-STATE"])
      #expect(stubborn.isRunning)
      let released = UIKitDiagnostics.recording {
        var held: UIViewPropertyAnimator? = mover(view)
        held?.pauseAnimation()
        held = nil
      }
      #expect(released.map(\.code) == ["TSK-ANIMATOR-RELEASED"])
    }
  }
}
