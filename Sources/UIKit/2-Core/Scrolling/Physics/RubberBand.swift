import CoreGraphics

/// How far content follows a finger that pulls it beyond its end (fact sp.rubberband).
struct RubberBand {
  static let stiffness: CGFloat = 0.55

  /// The length of the visible part along the axis.
  var length: CGFloat

  /// Where content pulled `distance` beyond its end comes to stand.
  func banded(_ distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let way = (1 - 1 / (Self.stiffness * abs(distance) / length + 1)) * length
    return distance < 0 ? -way : way
  }

  /// How far content was pulled that stands `way` beyond its end.
  func pulled(_ way: CGFloat) -> CGFloat {
    guard length > 0, abs(way) < length else { return way }
    let distance = length / Self.stiffness * (1 / (1 - abs(way) / length) - 1)
    return way < 0 ? -distance : distance
  }
}
