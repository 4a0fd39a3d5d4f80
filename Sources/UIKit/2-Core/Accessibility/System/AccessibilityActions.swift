import CoreGraphics
import Foundation
import WindowHost

/// Does to the screen what assistive programs ask for.
@MainActor
enum AccessibilityActions {
  /// Does what a tap does.
  static func activate(_ node: AccessibilityNode) -> Bool {
    if let item = node.item {
      if let cell = item.list.focusCell(at: item.path), cell.accessibilityActivate() { return true }
      item.list.actOnFocused(item.path)
      return true
    }
    guard let object = node.object else { return false }
    // Also where the object's class does something else.
    if let activate = object.accessibilityStore?.said.handlers.activate { return activate() }
    return object.accessibilityActivate() || tap(object.accessibilityActivationPoint)
  }

  /// Touches a point of the screen for a moment.
  @discardableResult
  static func tap(_ point: CGPoint) -> Bool {
    guard UIScreen.main.bounds.contains(point) else { return false }
    let input = InputTranslator()
    let time = FrameClock.current.now
    for phase in [HostPointer.Phase.began, .ended] {
      input.send(
        .pointer(
          HostPointer(
            id: -1,
            phase: phase,
            kind: .finger,
            x: Double(point.x),
            y: Double(point.y),
            time: time
          )
        )
      )
    }
    return true
  }

  /// Moves the focus of keys.
  static func focus(_ node: AccessibilityNode) -> Bool {
    if let item = node.item { return UIFocusSystem.current.moveFocus(to: item.list, item.path) }
    guard let view = node.object as? UIView else { return false }
    if view.roleByNature?.isText == true { return view.becomeFirstResponder() }
    return UIFocusSystem.current.moveFocus(to: view)
  }

  /// Scrolls until something is seen.
  static func reveal(_ node: AccessibilityNode) -> Bool {
    if let item = node.item {
      item.list.reveal(item.path)
      return true
    }
    guard let view = node.object as? UIView else { return false }
    view.scrollIntoSight()
    return true
  }
}
