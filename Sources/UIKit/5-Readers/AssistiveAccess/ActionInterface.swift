import CoreGraphics
import Foundation
import MessageBus
import WindowHost

/// What can be done with things.
@MainActor
struct ActionInterface {
  private let node: AccessibilityNode

  init(_ node: AccessibilityNode) { self.node = node }

  private enum Kind {
    case activate
    case increment
    case decrement
    case custom(Int)
  }

  private var kinds: [(name: String, kind: Kind)] {
    let reading = node.reading
    var kinds: [(String, Kind)] = []
    if reading.role == .item || !reading.traits.isDisjoint(with: .ofUse) || reading.role.isText
      || reading.role == .toggle || reading.role == .menuItem
    {
      kinds.append((reading.role == .toggle ? "toggle" : "click", .activate))
    }
    if reading.traits.contains(.adjustable) {
      kinds += [("increment", .increment), ("decrement", .decrement)]
    }
    for (index, name) in reading.actionNames.enumerated() { kinds.append((name, .custom(index))) }
    return kinds
  }

  var names: [String] { kinds.map(\.name) }

  func answer(_ call: BusCall) -> [BusValue]? {
    let kinds = kinds
    let index = call.arguments.first?.number ?? -1
    let isKnown = kinds.indices.contains(index)
    switch call.member {
    case "GetName", "GetLocalizedName": return [.string(isKnown ? kinds[index].name : "")]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [
        .array(
          "(sss)",
          kinds.map { .structure([.string($0.name), .string(""), .string("")]) }
        )
      ]
    case "DoAction": return [.bool(isKnown && perform(kinds[index].kind))]
    default: return nil
    }
  }

  private func perform(_ kind: Kind) -> Bool {
    switch kind {
    case .activate: return AccessibilityActions.activate(node)
    case .increment:
      guard let object = node.object else { return false }
      object.accessibilityIncrement()
      return true
    case .decrement:
      guard let object = node.object else { return false }
      object.accessibilityDecrement()
      return true
    case .custom(let index):
      let actions = node.object?.accessibilityCustomActions ?? []
      return actions.indices.contains(index) && actions[index].perform()
    }
  }
}

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
