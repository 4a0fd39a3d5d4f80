import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Who is called on a control's events, and how often.
@MainActor @Suite struct ControlEventTests {
  @MainActor private final class Target: NSObject {
    let log = CallLog()

    override init() {
      super.init()
      for name in ["plain", "from:", "from:event:"] {
        SelectorTable.register(Target.self, Selector(name)) { target, arguments in
          target.log.lines.append(arguments.isEmpty ? name : "\(name) \(arguments.count)")
          return nil
        }
      }
    }
  }

  private let control = UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 40))

  @Test func `a target is called once however often it is added`() {
    let target = Target()
    for _ in 0..<3 { control.addTarget(target, action: "plain", for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain"])
    control.removeTarget(target, action: "plain", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log.take().isEmpty)
  }

  @Test func `the events of a target and its method add up`() {
    let target = Target()
    control.addTarget(target, action: "plain", for: .touchDown)
    control.addTarget(target, action: "plain", for: .touchUpInside)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.log.take() == ["plain"])
    control.removeTarget(target, action: "plain", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log.take().isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.take() == ["plain"])
  }

  @Test func `two targets are two, and so are two methods of one`() {
    let (first, second) = (Target(), Target())
    control.addTarget(first, action: "plain", for: .valueChanged)
    control.addTarget(second, action: "plain", for: .valueChanged)
    control.addTarget(first, action: "from:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(first.log.take() == ["plain", "from: 1"] && second.log.take() == ["plain"])
    #expect(control.allTargets == [first, second])
    control.removeTarget(first, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(first.log.take().isEmpty && second.log.take() == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test func `colons in a name say how much a method is given`() {
    let target = Target()
    control.addTarget(target, action: "plain", for: .valueChanged)
    control.addTarget(target, action: "from:", for: .valueChanged)
    control.addTarget(target, action: "from:event:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["plain", "from: 1", "from:event: 2"])
  }

  @Test func `a control does not keep its targets`() {
    weak var kept: Target?
    do {
      let target = Target()
      kept = target
      control.addTarget(target, action: "plain", for: .valueChanged)
    }
    #expect(kept == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `without a target the chain of responders is asked`() {
    @MainActor final class Room: UIViewController {
      var calls = 0
    }
    SelectorTable.register(Room.self, "roomMethod") { room, _ in
      room.calls += 1
      return nil
    }
    let room = Room()
    control.addTarget(nil, action: "roomMethod", for: .valueChanged)
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
    TestScreen.showing(room) { screen in
      room.view.addSubview(control)
      screen.step()
      control.sendActions(for: .valueChanged)
      #expect(room.calls == 1)
      control.removeFromSuperview()
      control.sendActions(for: .valueChanged)
      #expect(room.calls == 1)
    }
  }

  @Test func `a subclass may hold back what is sent`() {
    @MainActor final class Guarded: UIControl {
      var isOpen = false
      var names: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        names.append(action.name)
        if isOpen { super.sendAction(action, to: target, for: event) }
      }
    }
    let (guarded, target) = (Guarded(), Target())
    guarded.addTarget(target, action: "plain", for: .valueChanged)
    guarded.sendActions(for: .valueChanged)
    #expect(guarded.names == ["plain"] && target.log.take().isEmpty)
    guarded.isOpen = true
    guarded.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["plain"])
  }

  @Test func `handlers are handed out until the block stops`() {
    let target = Target()
    let action = UIAction(title: "A") { _ in }
    control.addAction(action, for: .touchDown)
    control.addTarget(target, action: "plain", for: .touchUpInside)
    control.addTarget(target, action: "from:", for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { given, call, events, _ in
      let name = call.map { "\($0.1.name) \($0.0 as AnyObject? === target)" }
      seen.append("\(given?.title ?? name ?? "") \(events.rawValue)")
    }
    #expect(seen == ["A 1", "plain true 64", "from: true 4096"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = count == 2
    }
    #expect(count == 2)
  }

  @Test func `a handler may take itself and others away`() {
    let log = CallLog()
    let identifier = UIAction.Identifier("first")
    control.addAction(
      UIAction(identifier: identifier) { [control] _ in
        log.lines.append("first")
        control.removeAction(identifiedBy: identifier, for: .allEvents)
      },
      for: .valueChanged
    )
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["first"])
  }

  @Test func `a handler may send again`() {
    let log = CallLog()
    control.addAction(
      UIAction { [control] _ in
        log.lines.append("value")
        if log.lines.count < 4 { control.sendActions(for: .valueChanged) }
      },
      for: .valueChanged
    )
    control.sendActions(for: .valueChanged)
    #expect(log.take().count == 4)
  }

  @Test func `groups of events hold their kinds`() {
    let touch: UIControl.Event = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let editing: UIControl.Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: touch))
    #expect(UIControl.Event.allEditingEvents.isSuperset(of: editing))
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: [editing, .valueChanged]))
    #expect(UIControl.Event.allEvents.isSuperset(of: [touch, editing, .applicationReserved]))
    #expect(UIControl.State.normal.isEmpty)
    #expect(UIControl.State.application.isDisjoint(with: [.selected, .focused, .reserved]))
  }

  @Test func `a subclass that does not follow a touch tells nothing of it`() {
    @MainActor final class Deaf: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let deaf = Deaf(frame: control.frame)
    ControlScreen.showing(deaf) { screen, log in
      screen.tap(40, 40)
      #expect(log.lines.isEmpty && !deaf.isTracking && !deaf.isHighlighted)
    }
  }

  @Test func `a subclass that stops following a touch hears no more of it`() {
    @MainActor final class Brief: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 3
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let brief = Brief(frame: control.frame)
    ControlScreen.showing(brief) { screen, log in
      screen.finger(.began, 40, 40)
      screen.finger(.moved, 42, 40)
      screen.finger(.moved, 44, 40)
      #expect(!brief.isTracking && !brief.isHighlighted)
      screen.finger(.moved, 46, 40)
      screen.finger(.ended, 46, 40)
      #expect(brief.calls == ["begin", "continue", "continue"])
      #expect(log.lines == ["down"])
    }
  }

  @Test func `only one touch is followed at a time`() {
    ControlScreen.showing(control) { screen, log in
      screen.finger(.began, 40, 40, id: 0)
      screen.finger(.began, 60, 40, id: 1)
      #expect(log.lines == ["down"])
      screen.finger(.ended, 40, 40, id: 0)
      screen.finger(.ended, 60, 40, id: 1)
      #expect(log.lines == ["down", "up inside"])
    }
  }

  @Test(arguments: [false, true]) func `leading and trailing contents follow the direction`(
    isMirrored: Bool
  ) {
    control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    func effective(
      _ alignment: UIControl.ContentHorizontalAlignment
    ) -> UIControl.ContentHorizontalAlignment {
      control.contentHorizontalAlignment = alignment
      return control.effectiveContentHorizontalAlignment
    }
    #expect(effective(.leading) == (isMirrored ? .right : .left))
    #expect(effective(.trailing) == (isMirrored ? .left : .right))
    for alignment in [UIControl.ContentHorizontalAlignment.left, .right, .center, .fill] {
      #expect(effective(alignment) == alignment)
    }
  }

  @Test func `a control made with an action runs it as its purpose`() {
    var runs = 0
    let made = UIControl(frame: .zero, primaryAction: UIAction { _ in runs += 1 })
    made.sendActions(for: .touchUpInside)
    #expect(runs == 0)
    made.performPrimaryAction()
    #expect(runs == 1)
  }
}
