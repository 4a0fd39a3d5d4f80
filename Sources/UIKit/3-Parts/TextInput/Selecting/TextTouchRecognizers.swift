import CoreGraphics

/// Recognises taps one by one, and knows how many there were in a row.
@MainActor
final class TextTapRecognizer: UITapGestureRecognizer {
  private(set) var taps = 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.contains(where: { $0.isForControl(inside: view) }) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps = touches.first?.tapCount ?? 1
    super.touchesEnded(touches, with: event)
  }
}

/// Follows a finger or a pointer from where it came down, if something there answers to it.
@MainActor
final class TextPressRecognizer: UIGestureRecognizer {
  var answers: (UITouch) -> Bool = { _ in false }
  private(set) var taps = 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first,
      !event.buttonMask.contains(.secondary), !touch.isForControl(inside: view), answers(touch)
    else {
      state = .failed
      return
    }
    taps = touch.tapCount
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}

extension UITouch {
  /// Whether it is on a control inside of a view, such as the button that clears a field.
  func isForControl(inside owner: UIView?) -> Bool {
    var place = view
    while let view = place, view !== owner {
      if view is UIControl { return true }
      place = view.superview
    }
    return false
  }
}
