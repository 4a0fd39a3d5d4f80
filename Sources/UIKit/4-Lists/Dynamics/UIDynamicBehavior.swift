import DynamicsSimulation
import Foundation

/// Something that moves dynamic items; subclasses join other behaviours by adding them as children.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// Makes a behaviour that does nothing by itself.
  public override init() { super.init() }

  /// The behaviours that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Runs in each step of the animation, after items were moved.
  ///
  /// Defaults to nil.
  open var action: (() -> Void)?

  /// The animator the behaviour was added to, itself or with its parent.
  public private(set) final weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behaviour that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
    itemsDidChange()
  }

  /// Takes a behaviour away that belongs to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: place)
    if dynamicAnimator != nil { behavior.join(nil) }
    itemsDidChange()
  }

  /// Called before the behaviour is added to an animator, or taken from it with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Inside

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  /// The items that the behaviour itself moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Tells the animator that its items are others.
  func itemsDidChange() { dynamicAnimator?.itemsDidChange() }

  /// Tells the animator that something may move again.
  func wake() { dynamicAnimator?.wake() }

  /// The body of an item in the animator's simulation.
  func body(of item: (any UIDynamicItem)?) -> RigidBody.ID? {
    item.flatMap { dynamicAnimator?.body(of: $0) }
  }

  /// Gives bodies what they are made of; runs before a frame's steps.
  func configureBodies(_ bodies: inout [RigidBody]) {}

  /// Adds what acts on bodies in a step of a time in seconds.
  func addForces(to bodies: inout [RigidBody], step: Double) {}

  /// Adds what has to hold in a step of a time in seconds.
  func addRows(_ bodies: [RigidBody], to rows: inout [ConstraintRow], step: Double) {}

  /// Tells of what happened in a frame, when all items are where they are.
  func finishFrame() {}
}

extension UIDynamicBehavior {
  /// The behaviour and all that belong to it.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
}

/// A list of items that a behaviour moves.
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

extension CGVector {
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  var vector: Vector2 { Vector2(Double(dx), Double(dy)) }
}

extension CGPoint {
  init(_ vector: Vector2) { self.init(x: vector.x, y: vector.y) }

  var vector: Vector2 { Vector2(Double(x), Double(y)) }
}

extension UIOffset {
  var vector: Vector2 { Vector2(Double(horizontal), Double(vertical)) }
}
