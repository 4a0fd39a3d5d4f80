import Foundation

/// Something that answers events, and passes on to `next` what it does not answer.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// Called when the nib that the responder came from is complete: outlets are connected, runtime
  /// attributes are set.
  ///
  /// A controller of a storyboard is told when it is made; its outlets are connected with its view.
  open func awakeFromNib() {}

  /// Called in place of running the app, where a design tool shows the responder.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked when this responder does not answer.
  ///
  /// Defaults to nil.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may become the first.
  ///
  /// Defaults to false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up being the first when asked.
  ///
  /// Defaults to true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first of its window.
  ///
  /// Returns whether it now is: it must be in a window, be willing, and the one before must yield.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder; returns whether it is not the first any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when what was only estimated of touches is known.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys

  /// Called when keys or buttons go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when how far keys or buttons are pressed changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys or buttons come up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The window whose first responder this could be.
  var responderWindow: UIWindow? { next?.responderWindow }
}
