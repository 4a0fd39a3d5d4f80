import Diagnostics
import QuartzCore
import TestSupport
import Testing
import UIKit
import WindowHost

/// Blocks of animated changes.
@MainActor @Suite struct ViewAnimationTests {
  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try AnimationScreen.showing(body)
  }

  @Test func `what is shown follows, the model is there at once`() throws {
    try onScreen { screen, view in
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
        view.alpha = 0
      } completion: {
        finished = $0
      }
      #expect(view.center.x == 150)
      #expect(view.alpha == 0)
      let start = screen.frameTime()
      #expect(view.isShown(atX: 50))
      for (time, alpha) in [(0.25, Float(0.75)), (0.5, 0.5), (0.75, 0.25)] {
        screen.show(at: start + time)
        #expect(view.layer.presentation()?.opacity == alpha)
        #expect(view.isShown(atX: 50 + 100 * time))
        #expect(finished == nil)
      }
      screen.show(at: start + 1)
      #expect(finished == true)
      #expect(view.isShown(atX: 150))
      #expect(view.layer.animationKeys() == nil)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `before the delay the first value is shown`() throws {
    try onScreen { screen, view in
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
      let start = screen.frameTime()
      screen.show(at: start + 0.4)
      #expect(view.isShown(atX: 50))
      screen.show(at: start + 1)
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 1.5)
      #expect(view.isShown(atX: 150))
    }
  }

  @Test func `springs move as measured`() throws {
    let track = try #require(
      try Fixture("animation").vectors.first { $0.id == "an.spring.track.move" }
    )["value"]
    try onScreen { screen, view in
      UIView.animate(
        withDuration: 0.8,
        delay: 0,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 0
      ) { view.center.x = 150 }
      let start = screen.frameTime()
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(abs(Double(spring?.stiffness ?? 0) / 190.21427544499548 - 1) < 1e-7)
      for sample in try #require(track["samples"].list) {
        screen.show(at: start + (sample[0].number ?? 0))
        let seen = sample[1].number ?? 0
        #expect(abs(Double(view.shownCenter.x) - seen) < 0.2)
      }
    }
  }

  @Test func `a movement joins the one under way`() throws {
    try onScreen { screen, view in
      var log: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
      } completion: {
        log.append("first \($0)")
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 50
      } completion: {
        log.append("second \($0)")
      }
      screen.show(at: start + 0.5)
      #expect(view.isShown(atX: 100))
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      screen.show(at: start + 0.75)
      // The first still moves right by 25, the second left by 25.
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 1)
      #expect(log == ["first true"])
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 1.25)
      #expect(view.isShown(atX: 75))
      screen.show(at: start + 1.5)
      #expect(log == ["first true", "second true"])
      #expect(view.isShown(atX: 50))
    }
  }

  @Test func `beginning from the current state ends what is under way`() throws {
    try onScreen { screen, view in
      var log: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
      } completion: {
        log.append("first \($0)")
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, .beginFromCurrentState]
      ) { view.center.x = 50 }
      screen.show(at: start + 0.5)
      #expect(log == ["first false"])
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 0.75)
      #expect(view.isShown(atX: 87.5))
    }
  }

  @Test func `alpha starts over from the model unless asked otherwise`() throws {
    try onScreen { screen, view in
      var log: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
      } completion: {
        log.append("first \($0)")
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, .beginFromCurrentState]
      ) { view.alpha = 1 }
      screen.show(at: start + 0.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
      screen.show(at: start + 1)
      #expect(view.layer.presentation()?.opacity == 0.75)
      #expect(log == ["first false"])
    }
  }

  @Test func `completions come in order of the ends`() throws {
    try onScreen { screen, view in
      var log: [String] = []
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.superview?.addSubview(other)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        other.alpha = 0
      } completion: { _ in
        log.append("a")
      }
      UIView.animate(withDuration: 1) {
        view.center.x = 9
      } completion: { _ in
        log.append("b")
      }
      UIView.animate(withDuration: 0.9) {
        view.bounds.size.width = 9
      } completion: { _ in
        log.append("c")
      }
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        log.append("empty")
      }
      #expect(log == ["empty"])
      UIView.animate(withDuration: 0) {
        view.tag = 3
      } completion: { _ in
        log.append("nought")
      }
      UIView.animate(withDuration: -1) {
        view.tag = 4
      } completion: { _ in
        log.append("less")
      }
      UIView.animate(withDuration: .nan) {
        view.tag = 5
      } completion: { _ in
        log.append("nan")
      }
      #expect(log == ["empty"])
      let start = screen.frameTime()
      #expect(log == ["empty", "nought", "less", "nan"])
      screen.show(at: start + 2)
      #expect(log.suffix(3) == ["c", "a", "b"])
    }
  }

  @Test func `views that leave do not finish`() throws {
    try onScreen { screen, view in
      var log: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        log.append($0)
      }
      screen.step(3)
      view.removeFromSuperview()
      screen.step()
      #expect(log == [false])
      // Out of a window nothing is animated, and so it is over at once.
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: {
        log.append($0)
      }
      #expect(log == [false, true])
      #expect(view.layer.animationKeys() == nil)
      #expect(view.layer.presentation() == nil)
    }
  }

  @Test func `nothing is animated without animation`() throws {
    try onScreen { screen, view in
      var done = false
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: {
          done = $0
        }
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(done)
      #expect(view.layer.animationKeys() == nil)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      UIView.setAnimationsEnabled(true)
      #expect(view.layer.animationKeys() == nil)
      view.center.x = 7
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `blocks inside blocks inherit`() throws {
    try onScreen { screen, view in
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) { view.center.x = 150 }
        UIView.animate(
          withDuration: 0.5,
          delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) { view.alpha = 0 }
      }
      let move = view.layer.animation(forKey: "position")
      #expect(move?.duration == 2)
      #expect(move?.timingFunction == CAMediaTimingFunction(name: .linear))
      let fade = view.layer.animation(forKey: "opacity")
      #expect(fade?.duration == 0.5)
      #expect(fade?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      screen.step()
    }
  }

  @Test func `repetitions`() throws {
    try onScreen { screen, view in
      var log: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        view.center.x = 150
      } completion: {
        log.append($0)
      }
      let start = screen.frameTime()
      screen.show(at: start + 1.5)
      #expect(view.isShown(atX: 100))
      screen.show(at: start + 100.25)
      #expect(view.isShown(atX: 75))
      #expect(screen.stage.needsFrame)
      view.layer.removeAllAnimations()
      screen.show(at: start + 101)
      #expect(log == [false])
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      }
      let again = screen.frameTime()
      screen.show(at: again + 3.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
      screen.show(at: again + 4)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `bounds move and resize apart`() throws {
    try onScreen { screen, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        view.bounds.origin.y = 10
      }
      #expect(view.layer.animationKeys() == ["bounds.size", "position", "bounds.origin"])
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      #expect(
        view.layer.presentation()?.bounds == CGRect(x: 0, y: 5, width: 60, height: 60)
      )
    }
  }

  @Test func `constraints move views when laid out in a block`() throws {
    try onScreen { screen, view in
      guard let root = view.superview else { return }
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      let left = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
      NSLayoutConstraint.activate([
        left, child.topAnchor.constraint(equalTo: root.topAnchor),
        child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalToConstant: 20),
      ])
      screen.step()
      left.constant = 110
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      #expect(child.isShown(atX: 70))
      #expect(child.frame.minX == 110)
    }
  }

  @Test func `scroll views scroll in a block`() throws {
    try onScreen { screen, view in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 100, height: 1000)
      view.superview?.addSubview(scrollView)
      screen.step()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scrollView.contentOffset.y = 300
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.25)
      #expect(scrollView.layer.presentation()?.bounds.minY == 75)
      #expect(scrollView.contentOffset.y == 300)
    }
  }

  @Test func `colours are mixed component by component`() throws {
    try onScreen { screen, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      let start = screen.frameTime()
      screen.show(at: start + 0.25)
      let color = view.layer.presentation()?.backgroundColor?.components ?? []
      #expect(color == [0.75, 0, 0.25, 1])
    }
  }

  @Test func `animated views refuse touches unless they are allowed`() throws {
    try onScreen { screen, view in
      let root = view.superview
      UIView.animate(withDuration: 1) { view.center.x = 60 }
      screen.step(2)
      #expect(root?.hitTest(CGPoint(x: 60, y: 50), with: nil) === root)
      view.layer.removeAllAnimations()
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        view.center.x = 50
      }
      screen.step(2)
      #expect(root?.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }
  }

  @Test func `keyframes`() throws {
    try onScreen { screen, view in
      var finished: Bool?
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
      )
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 50
          view.alpha = 0
        }
      } completion: {
        finished = $0
      }
      let start = screen.frameTime()
      for (time, x, alpha) in [
        (0.5, 100.0, Float(1)), (1, 150, 1), (1.5, 150, 1), (2, 150, 1), (3, 100, 0.5),
      ] {
        screen.show(at: start + time)
        #expect(view.isShown(atX: x), "\(time)")
        #expect(view.layer.presentation()?.opacity == alpha, "\(time)")
      }
      screen.show(at: start + 4)
      #expect(finished == true)
      #expect(view.isShown(atX: 50))
    }
  }

  @Test func `iOS 17 springs end when they are at rest`() throws {
    try onScreen { screen, view in
      var finished = false
      UIView.animate(springDuration: 0.5, bounce: 0.2) {
        view.center.x = 150
      } completion: { _ in
        finished = true
      }
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      let start = screen.frameTime()
      let end = try #require(spring).settlingDuration
      #expect(end > 0.5)
      screen.show(at: start + end - 0.01)
      #expect(!finished)
      #expect(abs(view.shownCenter.x - 150) < 0.2)
      screen.show(at: start + end + 0.001)
      #expect(finished)
    }
  }

  @Test func `the same steps give the same pixels`() throws {
    func picture() throws -> [Pixel] {
      var pixels: [Pixel] = []
      try onScreen { screen, view in
        UIView.animate(
          withDuration: 0.6,
          delay: 0.1,
          usingSpringWithDamping: 0.5,
          initialSpringVelocity: 1
        ) {
          view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
          view.center.x = 120
        }
        screen.step(20)
        let bitmap = try #require(screen.stage.picture())
        for y in stride(from: 0, to: 300, by: 3) { pixels.append(bitmap[150, y]) }
      }
      return pixels
    }
    let first = try picture()
    #expect(try picture() == first)
    #expect(Set(first).count > 1)
  }
}
