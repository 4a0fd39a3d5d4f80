/// Moves the focus as keys ask.
@MainActor
protocol FocusMoving: AnyObject {
  /// Whether anything has the focus, in sight or not.
  var isActive: Bool { get }

  /// How an item looks that has the focus and says nothing of it.
  var standardEffect: UIFocusEffect { get }

  /// Takes a key that nobody else wanted; returns whether it did anything.
  func take(_ press: UIPress, in window: UIWindow) -> Bool
}

extension UIView {
  func setFocusEffect(_ effect: UIFocusEffect?) {
    if focusSettings == nil { focusSettings = FocusSettings() }
    focusSettings?.effect = effect
  }
}
