import Foundation

/// What an assistive program is at.
@MainActor
final class AccessibilityFocus {
  private static var slot: AccessibilityFocus?
  static var current: AccessibilityFocus {
    slot ?? ScreenContext.keep(AccessibilityFocus()) { slot = $0 }
  }

  private(set) weak var element: AccessibilityObject?

  private init() {}

  /// An assistive program went to an element, or left.
  func move(to new: AccessibilityObject?) {
    let old = element
    guard new !== old else { return }
    element = new
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility
        .AssistiveTechnologyIdentifier.notificationVoiceOver
    ]
    if let new { info[UIAccessibility.focusedElementUserInfoKey] = new }
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: new,
      userInfo: info
    )
  }
}
