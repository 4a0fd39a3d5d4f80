import CoreGraphics

extension CGRect {
  /// The rectangle as it lies in a width where the language reads from right to left.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension CGPoint {
  /// How far another point is, in points.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
