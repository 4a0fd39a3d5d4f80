import CoreGraphics
import Foundation

/// Dynamic items that move as one.
@MainActor @preconcurrency
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  open private(set) var items: [any UIDynamicItem]

  private var places: [CGPoint] = []
  private var turns: [CGAffineTransform] = []
  private var middle = CGPoint.zero
  private var turn = CGAffineTransform.identity
  private var size = CGSize.zero

  /// Makes a group of items where they are.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let frame = items.map(\.dynamicFrame).reduce(CGRect.null) { $0.union($1) }
    guard !frame.isNull else { return }
    size = frame.size
    middle = CGPoint(x: frame.midX, y: frame.midY)
    places = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    turns = items.map(\.transform)
  }

  /// The middle of the group; setting it moves the items.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      place()
    }
  }

  /// The rectangle around the items when the group was made, from zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// How far the group is turned; setting it turns the items about the group's middle.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      place()
    }
  }

  /// The outline that the group collides with; a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// An empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  private func place() {
    for (number, item) in items.enumerated() {
      let place = places[number].applying(turn)
      item.center = CGPoint(x: middle.x + place.x, y: middle.y + place.y)
      item.transform = turns[number].concatenating(turn)
    }
  }
}

extension UIDynamicItem {
  /// The rectangle around the item as it is turned.
  var dynamicFrame: CGRect {
    let bounds = bounds
    let around = CGRect(
      x: -bounds.width / 2,
      y: -bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
    .applying(transform)
    return around.offsetBy(dx: center.x, dy: center.y)
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
