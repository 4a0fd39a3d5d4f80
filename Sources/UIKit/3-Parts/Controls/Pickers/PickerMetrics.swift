import CoreGraphics
import Foundation

/// What the wheels of a picker view look like.
@MainActor
enum PickerMetrics {
  /// The height of a picker view that has none of its own, in points.
  static let height: CGFloat = 216
  static let width: CGFloat = 320
  static let rowHeight: CGFloat = 32
  static let font = UIFont.systemFont(ofSize: 23.5)
  /// How far the band stays away from the sides.
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8
  /// The room between wheels.
  static let gap: CGFloat = 5
  /// How much smaller what is at the far side of the wheel is.
  private static let depth: CGFloat = 0.2

  /// How a row looks whose place on the wheel is a distance from the middle.
  struct Pose {
    /// From the middle of the wheel, in points.
    var y: CGFloat
    /// How much of its height is seen.
    var height: CGFloat
    var width: CGFloat
    var alpha: CGFloat
  }

  /// - Parameters:
  ///   - distance: along the wheel, in points.
  ///   - radius: of the wheel.
  ///   - row: the height of a row.
  /// - Returns: nil for a row on the back of the wheel.
  static func pose(at distance: CGFloat, radius: CGFloat, row: CGFloat) -> Pose? {
    let angle = distance / radius
    guard abs(angle) < .pi / 2 * 0.96 else { return nil }
    let front = cos(angle)
    let size = 1 / (1 + depth * (1 - front))
    let away = min(1, abs(distance) / row)
    return Pose(
      y: radius * sin(angle) * size,
      height: front * size,
      width: size,
      alpha: (1 - 0.5 * away) * (0.1 + 0.9 * front)
    )
  }
}
