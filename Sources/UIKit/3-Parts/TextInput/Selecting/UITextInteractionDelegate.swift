import CoreGraphics
import Foundation

/// Whether people may change a text, or only select parts of it.
public enum UITextInteractionMode: Int, Sendable {
  /// They place a caret, type and select.
  case editable = 0
  /// They only select.
  case nonEditable = 1
}

/// Decides whether people may begin to select.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a selection may begin at a point of the view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

  /// Called when a person begins to select.
  func interactionWillBegin(_ interaction: UITextInteraction)

  /// Called when the person let go.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// It may.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
