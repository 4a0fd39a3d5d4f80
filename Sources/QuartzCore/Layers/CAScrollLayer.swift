import CoreGraphics
import Foundation

/// The ways a scroll layer may be moved.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers, and moves to others when it is told.
open class CAScrollLayer: CALayer {
  /// In which directions it may be moved.
  ///
  /// Defaults to both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Makes a layer that cuts its sublayers at its bounds.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// Makes a layer that cuts its sublayers: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Moves a point of the content to the upper left corner.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Moves just as far as a rectangle of the content needs to show.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(bounds.minX, bounds.width, r.minX, r.maxX),
        y: Self.origin(bounds.minY, bounds.height, r.minY, r.maxY)
      )
    )
  }

  /// Moves a point to the upper left corner, when a layer below asks for it.
  open override func scroll(_ p: CGPoint) { scroll(to: p) }

  /// Moves until a rectangle shows, when a layer below asks for it.
  open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }

  private static func origin(
    _ now: CGFloat,
    _ length: CGFloat,
    _ low: CGFloat,
    _ high: CGFloat
  ) -> CGFloat {
    if low < now || high - low > length { return low }
    return high > now + length ? high - length : now
  }
}
