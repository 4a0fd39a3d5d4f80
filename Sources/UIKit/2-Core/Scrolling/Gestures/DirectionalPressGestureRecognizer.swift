import Foundation

/// Scrolls by a part of what shows when an arrow of a remote control is pressed.
@MainActor
final class DirectionalPressGestureRecognizer: UIGestureRecognizer {
  override init() {
    super.init()
    allowedTouchTypes = []
    allowedPressTypes = (0...3).map { NSNumber(value: $0) }
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    guard let view = view as? UIScrollView else { return }
    for press in presses where KeyboardScrolling.take(press, in: view) {
      state = .ended
      return
    }
    state = .failed
  }
}
