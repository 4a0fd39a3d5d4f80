import Foundation

/// Finds the units of a text.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a position; nil where there is none.
  ///
  /// At a boundary it is the one that lies in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a unit ends at a position, for one who comes from the other side of the direction.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next boundary of a unit in a direction; nil at the end of the text.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether a position lies in a unit, which at its boundary is one that lies in the direction.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
