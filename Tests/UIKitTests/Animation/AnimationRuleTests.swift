import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Curves, options and keyframes: what they are in numbers, and what is shown between.
@MainActor @Suite struct AnimationRuleTests {
  @Test func `curves of animators say what they are made of`() {
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeOut)
    #expect(named.springTimingParameters == nil && named.cubicTimingParameters === named)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.9)
    )
    #expect(own.timingCurveType == .cubic)
    #expect(abs(own.controlPoint1.x - 0.1) < 1e-9 && abs(own.controlPoint2.y - 0.9) < 1e-9)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5,
      initialVelocity: CGVector(dx: 2, dy: 0)
    )
    #expect(spring.timingCurveType == .spring && spring.initialVelocity == CGVector(dx: 2, dy: 0))
    #expect(spring.cubicTimingParameters == nil && spring.springTimingParameters === spring)
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
  }

  @Test func `an animator is idle, can be interrupted and scrubs evenly at first`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && animator.duration == 2 && animator.delay == 0)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
  }

  @Test(arguments: [UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut])
  func `curves go from start to end, each at its own pace`(curve: UIView.AnimationCurve) throws {
    try AnimationScreen.showing { screen, view in
      let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
      let start = screen.frameTime()
      var places: [CGFloat] = []
      for step in 0...10 {
        screen.show(at: start + Double(step) / 10)
        places.append(view.shownCenter.x)
      }
      #expect(abs(places[0] - 50) < 0.01 && abs(places[10] - 150) < 0.01)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
      let first = places[1] - places[0]
      let last = places[10] - places[9]
      switch curve {
      case .linear: #expect(abs(first - 10) < 0.01 && abs(last - 10) < 0.01)
      case .easeIn: #expect(first < 5 && last > 12)
      case .easeOut: #expect(first > 12 && last < 5)
      default:
        #expect(first < 5 && abs(first - last) < 0.2)
        #expect(abs(places[5] - 100) < 0.5)
      }
    }
  }

  @Test func `a curve is the mirror image of its opposite`() throws {
    func places(_ options: UIView.AnimationOptions) throws -> [CGFloat] {
      var places: [CGFloat] = []
      try AnimationScreen.showing { screen, view in
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
        let start = screen.frameTime()
        for step in 0...8 {
          screen.show(at: start + Double(step) / 8)
          places.append(view.shownCenter.x)
        }
      }
      return places
    }
    let (slow, quick) = (try places(.curveEaseIn), try places(.curveEaseOut))
    for (a, b) in zip(slow, quick.reversed()) { #expect(abs((a - 50) - (150 - b)) < 0.1) }
  }

  @Test func `options have the numbers of UIKit`() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 0x10000),
      (.curveEaseOut, 0x20000), (.curveLinear, 0x30000), (.transitionFlipFromLeft, 0x100000),
      (.transitionFlipFromRight, 0x200000), (.transitionCurlUp, 0x300000),
      (.transitionCurlDown, 0x400000), (.transitionCrossDissolve, 0x500000),
      (.transitionFlipFromTop, 0x600000), (.transitionFlipFromBottom, 0x700000),
    ]
    for (option, number) in options { #expect(option.rawValue == number) }
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == [0, 1 << 10, 2 << 10, 3 << 10, 4 << 10])
  }

  /// Where keyframes of a mode show a view in eight even steps of a second.
  private func keyframes(_ mode: UIView.KeyframeAnimationOptions) throws -> [CGFloat] {
    var places: [CGFloat] = []
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue
    )
    try AnimationScreen.showing { screen, view in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 90 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 210
        }
      }
      let start = screen.frameTime()
      for step in 0...8 {
        screen.show(at: start + Double(step) / 8)
        places.append(view.shownCenter.x)
      }
    }
    return places
  }

  @Test func `keyframes are joined by lines, or jump`() throws {
    let lines = try keyframes(.calculationModeLinear)
    let expected: [CGFloat] = [50, 60, 70, 80, 90, 120, 150, 180, 210]
    for (shown, place) in zip(lines, expected) { #expect(abs(shown - place) < 0.01) }
    let jumps = try keyframes(.calculationModeDiscrete)
    #expect(Set(jumps.map { $0.rounded() }).isSubset(of: [50, 90, 210]))
    #expect(abs((jumps.last ?? 0) - 210) < 0.01)
  }

  @Test func `paced keyframes go at one speed all the way`() throws {
    let places = try keyframes(.calculationModePaced)
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    for step in steps { #expect(abs(step - 20) < 0.1) }
  }

  @Test(arguments: 0..<15)
  func `an animator that is scrubbed anywhere shows that place alone`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    try AnimationScreen.showing { screen, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.pauseAnimation()
      for _ in 0..<8 {
        let fraction = CGFloat(random.double(0...1))
        animator.fractionComplete = fraction
        screen.step()
        #expect(abs(view.shownCenter.x - (50 + 100 * fraction)) < 0.01)
        #expect(abs(animator.fractionComplete - fraction) < 1e-6)
      }
      #expect(animator.state == .active && !animator.isRunning)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(view.center.x == 50 && animator.state == .inactive)
    }
  }

  @Test func `a copy of an animator has its settings and none of its blocks`() throws {
    try AnimationScreen.showing { screen, view in
      let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.4) { view.alpha = 0 }
      animator.isInterruptible = false
      animator.scrubsLinearly = false
      let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
      #expect(copy.duration == animator.duration && !copy.isInterruptible && !copy.scrubsLinearly)
      #expect(copy.timingParameters?.timingCurveType == .spring)
      copy.startAnimation()
      screen.settle()
      #expect(view.alpha == 1 && animator.state == .inactive)
    }
  }
}
