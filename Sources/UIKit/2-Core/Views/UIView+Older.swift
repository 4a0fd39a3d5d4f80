extension UIView {
  /// The older name of `mask`.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }
}
