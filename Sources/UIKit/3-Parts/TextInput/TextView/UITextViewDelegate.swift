import Foundation

/// Decides on the editing of a text view, and is notified of it; every method is optional.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  ///
  /// Defaults to true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  ///
  /// Defaults to true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether characters may be replaced, by UTF-16 offsets.
  ///
  /// Defaults to true.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called after a person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// They may.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
