import CoreGraphics
import Foundation

/// Draws an item to a point, where it swings until it is still.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  /// Swings a second.
  private static let frequency = 2.5

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

  override func addRows(to rows: inout [ConstraintRow], step: Double) {
    guard let body = body(of: item) else { return }
    let ratio = 0.1 + 0.9 * Double(min(max(damping, 0), 1))
    let away = body.position - snapPoint.vector
    for axis in [Vector2(1, 0), Vector2(0, 1)] {
      var row = ConstraintRow.linear(body, .zero, nil, .zero, along: axis)
      row.spring(away.dot(axis), frequency: Self.frequency, damping: ratio, in: step)
      rows.append(row)
    }
    // An item comes to lie straight, by the shorter way.
    let angle = body.angle.remainder(dividingBy: 2 * .pi)
    var row = ConstraintRow.angular(body, nil)
    row.spring(angle, frequency: Self.frequency, damping: ratio, in: step)
    rows.append(row)
  }
}
