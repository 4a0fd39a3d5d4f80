extension UIScrollView {
  /// The whole content: constraints to its edges decide how far the view scrolls.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrolledContent) }

  /// The part that shows, which stays where it is while the content moves.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }
}
