import Testing
import UIKit
import WindowHost

/// What a control does between a finger that comes down and one that goes.
@MainActor @Suite struct ControlTrackingTests {
  private final class Tracked: UIControl {
    var calls: [String] = []
    var begins = true
    var continuesUntil = Int.max

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      continuesUntil -= 1
      return continuesUntil >= 0
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      calls.append("end \(isTracking)")
    }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
  }

  private func onScreen(_ body: (TestScreen, Tracked) -> Void) {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let control = Tracked(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
      controller.view.addSubview(control)
      body(screen, control)
    }
  }

  @Test func `a finger is tracked from its coming to its going`() {
    onScreen { screen, control in
      screen.finger(.began, 110, 110)
      screen.finger(.moved, 120, 110)
      screen.finger(.ended, 120, 110)
      #expect(control.calls == ["begin", "continue", "end true"])
      #expect(!control.isTracking && !control.isTouchInside)
    }
  }

  @Test func `a finger that is not wanted is not followed`() {
    onScreen { screen, control in
      control.begins = false
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
      screen.finger(.began, 110, 110)
      #expect(!control.isTracking && !control.isHighlighted)
      screen.finger(.moved, 120, 110)
      screen.finger(.ended, 120, 110)
      #expect(control.calls == ["begin"] && events == 0)
    }
  }

  @Test func `one that is given up half way ends nothing`() {
    onScreen { screen, control in
      control.continuesUntil = 1
      screen.finger(.began, 110, 110)
      screen.finger(.moved, 112, 110)
      #expect(control.isTracking && control.isHighlighted)
      screen.finger(.moved, 114, 110)
      #expect(!control.isTracking && !control.isHighlighted)
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
      screen.finger(.ended, 114, 110)
      #expect(events == 0)
    }
  }

  @Test func `a touch that is called off cancels`() {
    onScreen { screen, control in
      screen.finger(.began, 110, 110)
      screen.finger(.cancelled, 110, 110)
      #expect(control.calls == ["begin", "cancel"] && !control.isHighlighted)
    }
  }

  @Test func `everything that happens on a control is listed once`() {
    final class Target: NSObject {}
    let (control, target) = (UIControl(), Target())
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    control.addTarget(target, action: "first:", for: [.touchDown, .valueChanged])
    control.addTarget(target, action: "second:", for: .touchDown)
    control.addAction(UIAction(identifier: .init("act")) { _ in }, for: .editingChanged)
    #expect(control.allTargets == [target])
    #expect(control.allControlEvents == [.touchDown, .valueChanged, .editingChanged])
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchDown) == ["first:", "second:"]
    )
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["first:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      seen.append(action?.identifier.rawValue ?? pair?.1.name ?? "nothing")
      if seen.count == 2 { stop = true }
    }
    #expect(seen == ["first:", "second:"])
    control.removeTarget(target, action: "first:", for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["second:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["first:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == .editingChanged)
  }

  @Test func `a control does not keep its targets, and forgets those that went`() {
    final class Target: NSObject {}
    let control = UIControl()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: "run:", for: .touchDown)
    }
    #expect(gone == nil && control.allTargets.isEmpty)
    control.sendActions(for: .touchDown)
  }

  @Test func `kinds of events are parts of the masks`() {
    let touches: UIControl.Event = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: touches))
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: .valueChanged))
    let editing: UIControl.Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(UIControl.Event.allEditingEvents.isSuperset(of: editing))
    #expect(UIControl.Event.allEvents.isSuperset(of: touches.union(editing).union(.valueChanged)))
    #expect(UIControl.Event.applicationReserved.isDisjoint(with: .systemReserved))
    #expect(UIControl.State.application.isDisjoint(with: .reserved))
  }

  @Test func `states of an app's own are part of the state`() {
    final class Custom: UIControl {
      override var state: State { super.state.union(State(rawValue: 1 << 16)) }
    }
    let control = Custom()
    control.isSelected = true
    #expect(control.state == [.selected, UIControl.State(rawValue: 1 << 16)])
    #expect(!control.state.isDisjoint(with: .application))
  }

  @Test func `an assistive program uses a control as a finger does, unless it is off`() {
    let control = UIControl()
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    #expect(control.accessibilityActivate() && events == ["up", "primary"])
    control.isEnabled = false
    #expect(!control.accessibilityActivate() && events.count == 2)
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }
}
