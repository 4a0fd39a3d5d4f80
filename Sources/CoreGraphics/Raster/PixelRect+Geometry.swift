import Foundation

extension PixelRect {
  /// Beyond this a coordinate is no pixel's, and would overflow when moved.
  static let farthest = 1 << 30

  /// The smallest pixel rectangle around a rectangle of device space; infinite sides are cut off.
  package init(around rect: CGRect) {
    self.init(
      minX: Self.whole(rect.minX.rounded(.down)),
      minY: Self.whole(rect.minY.rounded(.down)),
      maxX: Self.whole(rect.maxX.rounded(.up)),
      maxY: Self.whole(rect.maxY.rounded(.up))
    )
  }

  /// The pixel rectangle whose sides are nearest to those of a rectangle of device space.
  package init(rounding rect: CGRect) {
    self.init(
      minX: Self.whole(rect.minX.rounded()),
      minY: Self.whole(rect.minY.rounded()),
      maxX: Self.whole(rect.maxX.rounded()),
      maxY: Self.whole(rect.maxY.rounded())
    )
  }

  /// The rectangle in device space.
  package var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  private static func whole(_ value: CGFloat) -> Int {
    // A value that is not a number becomes zero.
    Int(value > 0 ? min(value, CGFloat(farthest)) : value < 0 ? max(value, -CGFloat(farthest)) : 0)
  }
}
