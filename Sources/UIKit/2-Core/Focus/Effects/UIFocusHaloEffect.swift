import CoreGraphics
import QuartzCore

/// A ring around a focused item.
@MainActor @preconcurrency
public final class UIFocusHaloEffect: UIFocusEffect {
  /// On which side of the edge a ring lies.
  public enum Position: Int, Sendable {
    /// Wherever it is seen best: outside, unless something would cut it off.
    case automatic = 0
    /// Around the edge.
    case outside = 1
    /// Within the edge.
    case inside = 2
  }

  enum Shape {
    case item
    case rounded(CGRect, radius: CGFloat, curve: CALayerCornerCurve)
    case path(UIBezierPath)
  }

  let shape: Shape

  /// Makes a ring along the item's own edge.
  public required init() { shape = .item }

  /// Makes a ring along a rectangle, in the coordinates of the item.
  public init(rect: CGRect) { shape = .rounded(rect, radius: 0, curve: .circular) }

  /// Makes a ring along a rectangle with round corners, in the coordinates of the item.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = .rounded(rect, radius: cornerRadius, curve: curve)
  }

  /// Makes a ring along a path, in the coordinates of the item.
  public init(path: UIBezierPath) { shape = .path(path) }

  /// The view the ring is put into; nil is the item itself.
  public weak var containerView: UIView?

  /// The view in the container that the ring lies right above; nil is the topmost.
  public weak var referenceView: UIView?

  /// On which side of the edge the ring lies.
  ///
  /// Defaults to automatic.
  public var position = Position.automatic
}
