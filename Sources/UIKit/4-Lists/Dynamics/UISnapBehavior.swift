import CoreGraphics
import DynamicsSimulation
import Foundation

/// Draws an item to a point, where it swings until it is still.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private let item: (any UIDynamicItem)?

  /// Makes a behaviour that draws an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Makes a behaviour without an item.
  public override init() {
    item = nil
    snapPoint = .zero
    super.init()
  }

  /// Where the item is drawn to.
  open var snapPoint: CGPoint {
    didSet { wake() }
  }

  /// How little it swings, from 0 to 1.
  ///
  /// Defaults to 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { wake() }
  }

  override var movedItems: [any UIDynamicItem] { item.map { [$0] } ?? [] }

  override func addRows(_ bodies: [RigidBody], to rows: inout [ConstraintRow], step: Double) {
    guard let body = body(of: item) else { return }
    Snap(to: snapPoint.vector, damping: Double(damping))
      .addRows(body, bodies, to: &rows, step: step)
  }
}
