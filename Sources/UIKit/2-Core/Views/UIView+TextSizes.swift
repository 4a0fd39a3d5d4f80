extension UIView {
  /// The smallest size of text in the view and what is below it; what asks for less gets this.
  ///
  /// Defaults to nil.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traits.textSizes.smallest }
    set {
      traits.textSizes.smallest = newValue
      inheritTraits()
    }
  }

  /// The largest size of text in the view and what is below it; what asks for more gets this.
  ///
  /// Defaults to nil. Where the smallest is larger, this holds.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.textSizes.largest }
    set {
      traits.textSizes.largest = newValue
      inheritTraits()
    }
  }

  /// What limits the size of text here, from this view upwards, for people who look for it.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).filter { !$0.traits.textSizes.areNone }.map { view in
      let limits = view.traits.textSizes
      let least = limits.smallest.map { ", minimum \($0.rawValue)" } ?? ""
      let most = limits.largest.map { ", maximum \($0.rawValue)" } ?? ""
      return "\(type(of: view))\(least)\(most)"
    }
    .joined(separator: "\n")
  }
}
