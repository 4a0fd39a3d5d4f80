import CoreGraphics
import Foundation

/// What a dynamic animator can move: views, layout attributes and objects of one's own.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
  /// The middle, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }

  /// The size that the item has for collisions and mass, in points.
  var bounds: CGRect { get }

  /// The transform that shows how far the item is turned.
  var transform: CGAffineTransform { get set }

  /// The outline that the item collides with.
  ///
  /// Defaults to the bounds' rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline for ``UIDynamicItemCollisionBoundsType/path``, about the item's middle.
  ///
  /// The outline has to be convex; of others the smallest convex outline around them counts.
  /// Defaults to an empty path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds' rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The outline that a dynamic item collides with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
