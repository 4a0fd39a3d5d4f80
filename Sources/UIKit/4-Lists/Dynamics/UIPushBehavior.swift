import CoreGraphics
import DynamicsSimulation
import Foundation

/// Pushes items, once or all the time.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behaviour is active.
    case continuous = 0
    /// Once; then the behaviour is not active any more.
    case instantaneous = 1
  }

  /// Points/s² that a push of 1 gives a mass of one: 100 x 100 points.
  private static let strength = 100.0

  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a behaviour that pushes items, with no strength yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// Makes a behaviour without items that pushes all the time.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Pushes an item too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsDidChange()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    itemsDidChange()
  }

  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its middle; a push beside the middle turns it.
  ///
  /// Defaults to zero, the middle.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    wake()
  }

  /// How long the push lasts.
  public final let mode: Mode

  /// Whether it pushes; a push that lasts no time sets it to false.
  ///
  /// Defaults to true.
  open var active = true {
    didSet { if active { wake() } }
  }

  /// The direction in radians, clockwise from the right.
  ///
  /// Defaults to 0.
  open var angle: CGFloat = 0 {
    didSet { wake() }
  }

  /// The strength; 1 moves 100 x 100 points of density one by 100 points/s².
  ///
  /// Defaults to 0.
  open var magnitude: CGFloat = 0 {
    didSet { wake() }
  }

  /// Direction and strength.
  ///
  /// Defaults to zero.
  open var pushDirection: CGVector {
    get { CGVector(angle: angle, magnitude: magnitude) }
    set {
      angle = atan2(newValue.dy, newValue.dx)
      magnitude = hypot(newValue.dx, newValue.dy)
    }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func addForces(to bodies: inout [RigidBody], step: Double) {
    guard active else { return }
    let push = pushDirection.vector * Self.strength
    for item in items {
      guard let body = body(of: item)?.index else { continue }
      let arm = bodies[body].arm(targetOffsetFromCenter(for: item).vector)
      if mode == .instantaneous {
        bodies[body].apply(impulse: push, at: arm)
      } else {
        bodies[body].force += push
        bodies[body].torque += arm.cross(push)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
