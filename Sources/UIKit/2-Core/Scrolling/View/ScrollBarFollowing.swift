import CoreGraphics

/// A bar over a scroll view whose height follows the content.
@MainActor
protocol ScrollBarFollowing: AnyObject {
  /// Called when the content moved.
  func scrollViewDidMove(_ scrollView: UIScrollView)

  /// Where content comes to rest that was let go: with the bar whole, or away.
  func restingPlace(for proposed: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
