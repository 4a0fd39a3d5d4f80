import Diagnostics
import Foundation
import InterfaceFiles

/// Makes the connections of an object: outlets, collections of outlets, actions and segues.
@MainActor
enum NibConnections {
  static func connect(_ entry: NibMaking.Made, _ making: NibMaking) {
    var collections: [String: [AnyObject]] = [:]
    var order: [String] = []
    for connection in entry.element.list("connections") {
      switch connection.name {
      case "outlet": outlet(connection, of: entry.object, making)
      case "outletCollection":
        guard let key = connection.attributes["property"] else { continue }
        guard let target = target(of: connection, making) else { continue }
        if collections[key] == nil { order.append(key) }
        collections[key, default: []].append(target)
      case "action": action(connection, of: entry.object, making)
      case "segue": NibSegues.connect(connection, of: entry, making)
      default: continue
      }
    }
    for key in order {
      collection(collections[key] ?? [], key, entry, making)
    }
  }

  /// Makes a connection that waited for what it leads to.
  static func connect(_ entry: NibMaking.Postponed, _ making: NibMaking) {
    if entry.connection.name == "outlet" {
      outlet(entry.connection, of: entry.object, making)
    } else {
      action(entry.connection, of: entry.object, making)
    }
  }

  // MARK: Outlets

  private static func outlet(
    _ connection: InterfaceElement,
    of object: AnyObject,
    _ making: NibMaking
  ) {
    guard let key = connection.attributes["property"] else { return }
    guard let target = target(of: connection, making) else {
      return making.postpone(connection, of: object)
    }
    set(target, key, of: object, connection, making)
  }

  private static func collection(
    _ objects: [AnyObject],
    _ key: String,
    _ entry: NibMaking.Made,
    _ making: NibMaking
  ) {
    if key == "gestureRecognizers", let view = entry.object as? UIView {
      for case let gesture as UIGestureRecognizer in objects { view.addGestureRecognizer(gesture) }
      return
    }
    set(objects, key, of: entry.object, entry.element, making)
  }

  private static func set(
    _ value: Any,
    _ key: String,
    of object: AnyObject,
    _ element: InterfaceElement,
    _ making: NibMaking
  ) {
    let outcome = KeyTable.set(value, key, of: object)
    guard outcome != .done else { return }
    if outcome == .unknownKey, NibClasses.mayStandIn(object) { return }
    let mistake = KeyMistake(
      key: key,
      object: object,
      value: value,
      place: NibPlace(making.document.path, element).description
    )
    // What does not conform is no delegate; iOS asks it for what it has, and stops at nothing.
    UIKitDiagnostics.report(mistake.diagnosis(outcome, as: outcome == .otherType ? .warning : nil))
  }

  /// The object a connection leads to; nil with a diagnosis where there is none.
  private static func target(
    of connection: InterfaceElement,
    _ making: NibMaking
  ) -> AnyObject? {
    guard let id = connection.attributes["destination"] else { return nil }
    if let target = making.object(id) { return target }
    // What is left out at this size of window is no mistake.
    if making.document.element(id) != nil { return nil }
    making.report(.nibDestination, connection, saw: "no object with the id \(id)")
    return nil
  }

  // MARK: Actions

  private static func action(
    _ connection: InterfaceElement,
    of object: AnyObject,
    _ making: NibMaking
  ) {
    guard let name = connection.attributes["selector"] else { return }
    let selector = Selector(name)
    var target: AnyObject?
    if !isFirstResponder(connection.attributes["destination"] ?? "", making) {
      target = Self.target(of: connection, making)
      // What is not there would be the first responder's; what comes with the view is waited for.
      guard let target else { return making.postpone(connection, of: object) }
      if NibClasses.mayStandIn(target), !SelectorTable.responds(target, to: selector) { return }
    }
    switch object {
    case let control as UIControl:
      let event = connection.attributes["eventType"].flatMap { events[$0] }
      control.addTarget(target, action: selector, for: event ?? .primaryActionTriggered)
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: selector) }
    default:
      NibOtherActions.connect(object, target, selector)
    }
  }

  private static func isFirstResponder(_ id: String, _ making: NibMaking) -> Bool {
    making.document.element(id)?.attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

/// Actions of what is neither a control nor a gesture recogniser, such as bar button items.
@MainActor
enum NibOtherActions {
  static func connect(_ object: AnyObject, _ target: AnyObject?, _ selector: Selector) {
    guard let item = object as? UIBarButtonItem else { return }
    item.target = target
    item.action = selector
  }

  static func connect(_ object: AnyObject, _ trigger: SegueTrigger) {
    guard let item = object as? UIBarButtonItem else { return }
    item.handler = { item in trigger.fire(item) }
  }
}
