import CoreGraphics

/// A bar over a scroll view whose height follows the content.
@MainActor
protocol ScrollBarFollowing: AnyObject {
  /// Called when the content moved.
  func scrollViewDidMove(_ scrollView: UIScrollView)

  /// Where content comes to rest that was let go: with the bar whole, or away.
  func restingPlace(for proposed: CGPoint, in scrollView: UIScrollView) -> CGPoint
}

/// A bar below a scroll view that shows whether content is under it.
@MainActor
protocol BottomBarFollowing: AnyObject {
  /// Called when the content moved or became of another size.
  func contentDidMove()
}
