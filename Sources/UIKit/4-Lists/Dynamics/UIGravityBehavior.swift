import CoreGraphics
import DynamicsSimulation
import Foundation

/// Lets items fall.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList

  /// Makes a behaviour that lets items fall down.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets an item fall.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsDidChange()
  }

  /// Lets an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    itemsDidChange()
  }

  /// The direction and strength; a length of 1 is 1000 points/s².
  ///
  /// Defaults to (0, 1), down.
  open var gravityDirection: CGVector {
    get { CGVector(angle: angle, magnitude: magnitude) }
    set {
      magnitude = hypot(newValue.dx, newValue.dy)
      angle = atan2(newValue.dy, newValue.dx)
    }
  }

  /// The direction in radians, clockwise from the right.
  ///
  /// Defaults to π / 2, down.
  open var angle: CGFloat = .pi / 2 {
    didSet { wake() }
  }

  /// The strength; 1 is 1000 points/s².
  ///
  /// Defaults to 1. Setting it to 0 sets the angle to 0 too.
  open var magnitude: CGFloat = 1 {
    didSet {
      if magnitude == 0 { angle = 0 }
      wake()
    }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.magnitude = magnitude
    self.angle = angle
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func addForces(to bodies: inout [RigidBody], step: Double) {
    let fall = gravityDirection.vector * 1000
    for item in items {
      if let body = body(of: item) { bodies[body.index].acceleration += fall }
    }
  }
}
