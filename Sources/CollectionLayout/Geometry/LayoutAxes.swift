import Foundation

/// Turns lengths along and across the scrolling direction into points of the content, and back.
///
/// The engines know a main axis, along which content grows, and a cross axis. Only this knows which
/// of them is x.
package enum LayoutAxes: Sendable, Hashable {
  /// Content grows downwards.
  case vertical
  /// Content grows to the right.
  case horizontal

  package func size(_ size: CGSize) -> AxisSize {
    self == .vertical
      ? AxisSize(main: size.height, cross: size.width)
      : AxisSize(main: size.width, cross: size.height)
  }

  package func size(_ size: AxisSize) -> CGSize {
    self == .vertical
      ? CGSize(width: size.cross, height: size.main)
      : CGSize(width: size.main, height: size.cross)
  }

  package func rect(main: CGFloat, cross: CGFloat, _ size: AxisSize) -> CGRect {
    self == .vertical
      ? CGRect(x: cross, y: main, width: size.cross, height: size.main)
      : CGRect(x: main, y: cross, width: size.main, height: size.cross)
  }

  package func main(_ rect: CGRect) -> AxisInterval {
    self == .vertical
      ? AxisInterval(low: rect.minY, high: rect.maxY)
      : AxisInterval(low: rect.minX, high: rect.maxX)
  }

  package func cross(_ rect: CGRect) -> AxisInterval {
    self == .vertical
      ? AxisInterval(low: rect.minX, high: rect.maxX)
      : AxisInterval(low: rect.minY, high: rect.maxY)
  }
}

/// A size along and across the scrolling direction, in points.
package struct AxisSize: Sendable, Hashable {
  package var main: CGFloat
  package var cross: CGFloat

  package init(main: CGFloat, cross: CGFloat) {
    self.main = main
    self.cross = cross
  }
}

/// What lies between two places on an axis.
package struct AxisInterval: Sendable, Hashable {
  package var low: CGFloat
  package var high: CGFloat

  package init(low: CGFloat, high: CGFloat) {
    self.low = low
    self.high = high
  }

  /// Whether the two have more in common than an end; what has no length counts where it lies inside
  /// or at the start.
  package func overlaps(_ other: AxisInterval) -> Bool {
    if low == high { return low >= other.low && low < other.high }
    return low < other.high && high > other.low
  }

  package func widened(by distance: CGFloat) -> AxisInterval {
    AxisInterval(low: low - distance, high: high + distance)
  }

  package func moved(by distance: CGFloat) -> AxisInterval {
    AxisInterval(low: low + distance, high: high + distance)
  }
}

extension LayoutAxes {
  /// The axes with main and cross in each other's place.
  package var turned: LayoutAxes { self == .vertical ? .horizontal : .vertical }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }

  func main(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func cross(_ point: CGPoint) -> CGFloat { self == .vertical ? point.x : point.y }
}
