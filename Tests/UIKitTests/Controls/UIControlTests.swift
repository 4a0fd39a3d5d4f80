import Diagnostics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UIControlTests {
  private let controller = UIViewController()
  private let log = CallLog()

  private static let named: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
  ]

  private func watch(_ control: UIControl) {
    for (event, name) in Self.named {
      let log = log
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
  }

  private func onScreen(_ body: (TestScreen, UIControl) throws -> Void) throws {
    try TestScreen.showing(controller) { screen in
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
      try #require(controller.view).addSubview(control)
      watch(control)
      try body(screen, control)
    }
  }

  @Test func `a tap goes down and up inside`() throws {
    try onScreen { screen, control in
      screen.finger(.began, 120, 120)
      #expect(log.take() == ["down"])
      #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
      screen.finger(.ended, 120, 120)
      #expect(log.take() == ["upInside"])
      #expect(!control.isHighlighted && !control.isTracking)
    }
  }

  // One movement sends its events together, so handlers run in the order they were added.
  @Test func `a finger may leave by seventy points and still counts as inside`() throws {
    try onScreen { screen, control in
      screen.finger(.began, 120, 120)
      screen.finger(.moved, 120, 200)
      #expect(log.take() == ["down", "dragInside"])
      #expect(control.isHighlighted)
      screen.finger(.moved, 120, 260)
      #expect(log.take() == ["dragOutside", "exit"])
      #expect(!control.isHighlighted)
      screen.finger(.moved, 120, 130)
      #expect(log.take() == ["dragInside", "enter"])
      screen.finger(.moved, 120, 300)
      screen.finger(.ended, 120, 300)
      #expect(log.take().last == "upOutside")
    }
  }

  @Test func `a second tap at once is a repeat`() throws {
    try onScreen { screen, _ in
      screen.tap(120, 120)
      log.lines = []
      screen.tap(120, 120)
      #expect(log.take() == ["down", "repeat", "upInside"])
    }
  }

  @Test func `a cancelled touch tells so`() throws {
    try onScreen { screen, control in
      screen.finger(.began, 120, 120)
      screen.finger(.cancelled, 120, 120)
      #expect(log.take() == ["down", "cancel"])
      #expect(!control.isHighlighted && !control.isTracking)
    }
  }

  @Test func `a disabled control hears nothing and hides what is below it`() throws {
    try onScreen { screen, control in
      control.isEnabled = false
      screen.tap(120, 120)
      #expect(log.take().isEmpty)
      #expect(control.state == .disabled)
    }
  }

  @Test func `the state is made of its parts`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test func `an action with an identifier takes the place of the last one`() {
    let control = UIControl()
    let identifier = UIAction.Identifier("same")
    control.addAction(
      UIAction(identifier: identifier) { [log] _ in log.lines.append("first") },
      for: .valueChanged
    )
    control.addAction(
      UIAction(identifier: identifier) { [log] _ in log.lines.append("second") },
      for: .valueChanged
    )
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["second"])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take().isEmpty)
  }

  @Test func `an action knows who sent it`() {
    let control = UIControl()
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }

  @Test func `targets are told by name, with nothing, the sender, or sender and event`() {
    final class Target {
      let log = CallLog()
    }
    SelectorTable.register(Target.self, "plain") { target, _ in
      target.log.lines.append("plain")
      return nil
    }
    SelectorTable.register(Target.self, "from:") { target, arguments in
      target.log.lines.append("from \(arguments.first.flatMap { $0 } is UIControl)")
      return nil
    }
    let target = Target()
    let control = UIControl()
    control.addTarget(target, action: "plain", for: .valueChanged)
    control.addTarget(target, action: "from:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["plain", "from true"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged)?.count == 2)
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target.log.take().isEmpty)
  }

  @Test func `a name the target does not have is a mistake`() {
    final class Target {}
    let target = Target()
    let control = UIControl()
    control.addTarget(target, action: "missing:", for: .valueChanged)
    let found = UIKitDiagnostics.recording { control.sendActions(for: .valueChanged) }
    #expect(found.map(\.code) == ["TSK-SELECTOR"])
    #expect(found.first?.place.contains("missing:") == true)
  }
}
