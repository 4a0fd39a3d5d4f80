import Foundation

/// Something that happens on events of a control.
@MainActor
struct ControlEntry {
  enum Call {
    case action(UIAction)
    case method(AnyObject?, Selector)
  }

  var events: UIControl.Event
  let hadTarget: Bool
  private let storedAction: UIAction?
  private let storedSelector: Selector?
  private weak var storedTarget: AnyObject?

  init(_ call: Call, events: UIControl.Event) {
    self.events = events
    switch call {
    case .action(let action):
      (storedAction, storedSelector, hadTarget) = (action, nil, false)
    case .method(let target, let selector):
      (storedAction, storedSelector, hadTarget) = (nil, selector, target != nil)
      storedTarget = target
    }
  }

  var action: UIAction? { storedAction }
  var selector: Selector? { storedSelector }
  var target: AnyObject? { storedTarget }

  var call: Call {
    if let storedAction { return .action(storedAction) }
    return .method(storedTarget, storedSelector ?? Selector(""))
  }

  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard let own = storedSelector else { return false }
    return (target == nil || target === storedTarget) && (selector == nil || selector == own)
  }

  /// Whether it calls the same method of the same target, which is still there.
  func calls(_ other: ControlEntry) -> Bool {
    guard let storedSelector, storedSelector == other.storedSelector else { return false }
    return hadTarget == other.hadTarget && storedTarget === other.storedTarget
  }
}
