import Testing
import UIKit
import WindowHost

@MainActor @Suite struct GestureRulesTests {
  private let target = GestureTarget()
  private let controller = UIViewController()

  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try TestScreen.showing(controller) { screen in
      try body(screen, try #require(controller.view))
    }
  }

  /// Recognises a touch as soon as it comes down, by the methods open to subclasses.
  private final class Touch: UIGestureRecognizer {
    var resets = 0
    var seen: [String] = []
    var prevents = true
    var isPreventable = true
    var waitsFor: UIGestureRecognizer?
    var ignores = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      seen.append("began \(touches.count)")
      if ignores {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .began
      }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      seen.append("moved")
      state = .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      seen.append("ended")
      state = .ended
    }
    override func reset() {
      super.reset()
      resets += 1
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === waitsFor }
  }

  @Test func `defaults are those of iOS`() {
    let gesture = UIGestureRecognizer()
    #expect(gesture.isEnabled && gesture.cancelsTouchesInView && gesture.delaysTouchesEnded)
    #expect(!gesture.delaysTouchesBegan && gesture.requiresExclusiveTouchType)
    #expect(gesture.name == nil && gesture.view == nil && gesture.state == .possible)
    #expect(gesture.numberOfTouches == 0 && gesture.buttonMask == [] && gesture.modifierFlags == [])
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.buttonMaskRequired == .primary)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `a subclass follows touches by its own rules and is reset`() throws {
    try onScreen { screen, view in
      let touch = Touch()
      target.watch(touch, "touch", in: view)
      screen.finger(.began, 50, 50)
      screen.finger(.moved, 60, 50)
      screen.finger(.ended, 60, 50)
      #expect(target.log.take() == ["touch began", "touch changed", "touch ended"])
      #expect(touch.seen == ["began 1", "moved", "ended"])
      #expect(touch.resets == 1 && touch.state == .possible)
      touch.ignores = true
      touch.seen = []
      screen.drag(from: (50, 50), to: (50, 90), frames: 3)
      #expect(touch.seen == ["began 1"] && target.log.take().isEmpty)
    }
  }

  @Test func `the first to recognise prevents the others unless they cannot be`() throws {
    try onScreen { screen, view in
      let (touch, pan) = (Touch(), UIPanGestureRecognizer())
      target.watch(touch, "touch", in: view)
      target.watch(pan, "pan", in: view)
      screen.drag(from: (50, 50), to: (50, 150))
      #expect(!target.log.take().contains { $0.hasPrefix("pan") })
      touch.prevents = false
      screen.drag(from: (50, 50), to: (50, 150))
      #expect(target.log.take().contains("pan began"))
    }
  }

  @Test func `one waits for another to fail, by whichever way it was asked to`() throws {
    final class Failures: NSObject, UIGestureRecognizerDelegate {
      var waits = false
      var letsWait = false
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { waits }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { letsWait }
    }
    for way in 0..<4 {
      try onScreen { screen, view in
        let (touch, pan) = (Touch(), UIPanGestureRecognizer())
        let failures = Failures()
        target.watch(touch, "touch", in: view)
        target.watch(pan, "pan", in: view)
        switch way {
        case 0: touch.require(toFail: pan)
        case 1: touch.waitsFor = pan
        case 2:
          failures.waits = true
          touch.delegate = failures
        default:
          failures.letsWait = true
          pan.delegate = failures
        }
        screen.finger(.began, 50, 50)
        #expect(target.log.take().isEmpty, "it waits")
        screen.finger(.ended, 50, 50)
        #expect(target.log.take() == ["touch ended"], "the drag failed")
        screen.drag(from: (50, 50), to: (50, 150))
        #expect(!target.log.take().contains { $0.hasPrefix("touch") })
        view.gestureRecognizers = nil
      }
    }
  }

  @Test func `a delegate chooses touches, events and beginnings`() throws {
    final class Guard: NSObject, UIGestureRecognizerDelegate {
      var takesEvents = true
      var asked: [String] = []
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
      ) -> Bool {
        asked.append("event")
        return takesEvents
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
      ) -> Bool {
        asked.append("touch")
        return true
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        return true
      }
    }
    try onScreen { screen, view in
      let (tap, choices) = (UITapGestureRecognizer(), Guard())
      tap.delegate = choices
      target.watch(tap, "tap", in: view)
      screen.tap(50, 50)
      #expect(choices.asked == ["touch", "event", "event", "begin"])
      choices.takesEvents = false
      screen.tap(50, 50)
      #expect(target.log.take() == ["tap ended"])
    }
  }

  @Test func `kinds of touches and buttons may be left out`() throws {
    try onScreen { screen, view in
      let tap = UITapGestureRecognizer()
      target.watch(tap, "tap", in: view)
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
      screen.tap(50, 50)
      #expect(target.log.take().isEmpty)
      @MainActor func click(_ buttons: Int) {
        for phase in [HostPointer.Phase.began, .ended] {
          screen.send(
            .pointer(
              HostPointer(
                id: -1,
                phase: phase,
                kind: .mouse,
                x: 50,
                y: 50,
                buttons: buttons,
                modifiers: .shift,
                time: screen.time
              )
            )
          )
        }
      }
      click(2)
      #expect(target.log.take().isEmpty, "the secondary button is not asked for")
      tap.buttonMaskRequired = .secondary
      click(2)
      #expect(target.log.take() == ["tap ended"])
      #expect(tap.modifierFlags == .shift)
    }
  }

  @Test func `presses reach those that watch their kind`() throws {
    final class Press: UIGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = .began
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        state = .ended
      }
    }
    try onScreen { screen, view in
      let press = Press()
      press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      target.watch(press, "press", in: view)
      for usage in [81, 40] {
        for isDown in [true, false] {
          screen.send(.key(HostKey(usage: usage, name: "", isDown: isDown, time: screen.time)))
        }
      }
      #expect(target.log.take() == ["press began", "press ended"])
      #expect(press.state == .possible)
    }
  }

  @Test func `turning it off or taking it away calls off what goes on`() throws {
    try onScreen { screen, view in
      let pan = UIPanGestureRecognizer()
      target.watch(pan, "pan", in: view)
      screen.drag(from: (50, 50), to: (50, 150), lifts: false)
      pan.isEnabled = false
      #expect(target.log.take().last == "pan cancelled" && pan.state == .possible)
      pan.isEnabled = true
      screen.finger(.moved, 50, 200)
      #expect(target.log.take().isEmpty, "it watches new fingers only")
      screen.finger(.ended, 50, 200)
      screen.drag(from: (50, 50), to: (50, 150), lifts: false)
      view.removeGestureRecognizer(pan)
      #expect(target.log.take().last == "pan cancelled")
      screen.finger(.ended, 50, 150)
    }
  }
}
