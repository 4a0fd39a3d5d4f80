import CoreGraphics

/// A size that a view is pulled to, and how strongly.
struct FitTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
