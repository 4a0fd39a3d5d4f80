import CoreGraphics
import DynamicsSimulation
import Foundation

/// What items are made of, and how fast they are.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// Speeds that were added while there was no animator.
  private var waiting: [ObjectIdentifier: (linear: Vector2, angular: Double)] = [:]

  /// Makes a behaviour of items that changes nothing yet.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsDidChange()
  }

  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    waiting[ObjectIdentifier(item)] = nil
    itemsDidChange()
  }

  /// How much items bounce, from 0, not at all, to 1, without loss.
  ///
  /// Defaults to 0.
  open var elasticity: CGFloat = 0 {
    didSet { wake() }
  }

  /// How much items that slide along each other brake; 0 is not at all, 1 much.
  ///
  /// Defaults to 0.
  open var friction: CGFloat = 0 {
    didSet { wake() }
  }

  /// The mass of 100 x 100 points.
  ///
  /// Defaults to 1.
  open var density: CGFloat = 1 {
    didSet { wake() }
  }

  /// How much of its speed an item loses a second.
  ///
  /// Defaults to 0.
  open var resistance: CGFloat = 0 {
    didSet { wake() }
  }

  /// How much of its spin an item loses a second.
  ///
  /// Defaults to 0.
  open var angularResistance: CGFloat = 0 {
    didSet { wake() }
  }

  /// Whether items stay where they are whatever hits them.
  ///
  /// Defaults to false.
  open var isAnchored = false {
    didSet { wake() }
  }

  /// Whether items turn.
  ///
  /// Defaults to true.
  open var allowsRotation = true {
    didSet { wake() }
  }

  /// Makes an item faster, by points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    guard let animator = dynamicAnimator, let body = body(of: item) else {
      waiting[ObjectIdentifier(item), default: (.zero, 0)].linear += velocity.vector
      return
    }
    animator.simulation[body].velocity += velocity.vector
    wake()
  }

  /// How fast an item is, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(state(of: item)?.velocity ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero)
  }

  /// Makes an item turn faster, by radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    guard let animator = dynamicAnimator, let body = body(of: item) else {
      waiting[ObjectIdentifier(item), default: (.zero, 0)].angular += Double(velocity)
      return
    }
    animator.simulation[body].spin += Double(velocity)
    wake()
  }

  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(state(of: item)?.spin ?? waiting[ObjectIdentifier(item)]?.angular ?? 0)
  }

  private func state(of item: any UIDynamicItem) -> RigidBody? {
    body(of: item).flatMap { dynamicAnimator?.simulation[$0] }
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func join(_ animator: UIDynamicAnimator?) {
    super.join(animator)
    guard let animator else { return }
    itemsDidChange()
    for item in items {
      guard let speed = waiting.removeValue(forKey: ObjectIdentifier(item)),
        let body = body(of: item)
      else { continue }
      animator.simulation[body].velocity += speed.linear
      animator.simulation[body].spin += speed.angular
    }
  }

  override func configureBodies(_ bodies: inout [RigidBody]) {
    var material = RigidBody.Material()
    material.elasticity = Double(elasticity)
    material.friction = Double(friction)
    material.density = Double(density)
    material.resistance = Double(resistance)
    material.angularResistance = Double(angularResistance)
    material.isAnchored = isAnchored
    material.allowsRotation = allowsRotation
    for item in items {
      if let body = body(of: item) { bodies[body.index].material = material }
    }
  }
}
