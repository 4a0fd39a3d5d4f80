extension ScrollDelegating where Self: UIScrollView {
  /// The scroll view's delegate.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
