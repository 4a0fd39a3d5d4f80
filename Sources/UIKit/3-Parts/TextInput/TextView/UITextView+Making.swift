extension UITextView {
  /// Makes a view whose text is set by a layout manager, as all are here; TextKit 2 is not.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
}
