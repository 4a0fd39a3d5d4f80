import CoreGraphics

/// The measures of the cards that inset groups are.
enum CardMetrics {
  /// The radius of the corners, in points.
  static let cornerRadius: CGFloat = 10
}
