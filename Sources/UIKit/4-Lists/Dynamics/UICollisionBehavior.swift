import CoreGraphics
import DynamicsSimulation
import Foundation

/// Lets items run into each other and into boundaries.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The mode as bits.
    public let rawValue: UInt

    /// Makes a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// A boundary that was added.
  private struct Edge {
    let identifier: any NSCopying
    let path: UIBezierPath
    let segments: [Boundary]
  }

  /// Two that touch: an item and another, or an item and a boundary.
  private struct Touch: Hashable {
    let item: ObjectIdentifier
    let other: ObjectIdentifier?
    /// The boundary's place among all; nil with another item.
    let boundary: Int?
  }

  /// What touches, with what a delegate is told.
  private struct Meeting {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let identifier: (any NSCopying)?
    let point: CGPoint
  }

  private var list: DynamicItemList
  private var edges: [Edge] = []
  private var insets: UIEdgeInsets = .zero
  private var touching: [Touch: Meeting] = [:]
  private var touchingOrder: [Touch] = []
  private var frame: [Touch: Meeting] = [:]
  private var frameOrder: [Touch] = []

  /// Makes a behaviour that lets items collide.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets an item collide too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsDidChange()
  }

  /// Lets an item pass through everything.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    itemsDidChange()
  }

  /// What items collide with.
  ///
  /// Defaults to everything.
  open var collisionMode: Mode = .everything {
    didSet { wake() }
  }

  /// Is told of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether items stay in the reference view's bounds.
  ///
  /// Defaults to false.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      insets = .zero
      wake()
    }
  }

  /// Keeps items in the reference view's bounds without their insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }

  /// Adds the lines of a path, in the reference view's coordinates.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    for bezierPath: UIBezierPath
  ) {
    removeBoundary(withIdentifier: identifier)
    let segments = bezierPath.cgPath.outlines.flatMap { outline -> [Boundary] in
      var points = outline.points.map(\.vector)
      if outline.isClosed, let first = points.first { points.append(first) }
      return zip(points, points.dropFirst()).map { Boundary.segment($0, $1) }
    }
    edges.append(Edge(identifier: identifier, path: bezierPath, segments: segments))
    wake()
  }

  /// Adds a line between two points of the reference view.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary that was added.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    edges.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    edges.removeAll { Self.isSame($0.identifier, identifier) }
    wake()
  }

  /// The names of the boundaries that were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    edges.isEmpty ? nil : edges.map(\.identifier)
  }

  /// Takes all boundaries away that were added.
  open func removeAllBoundaries() {
    edges = []
    wake()
  }

  private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? NSObject { return one.isEqual(other) }
    return one as AnyObject === other as AnyObject
  }

  // MARK: Contacts

  override var movedItems: [any UIDynamicItem] { items }

  override func addRows(_ bodies: [RigidBody], to rows: inout [ConstraintRow], step: Double) {
    let movers = items.compactMap { item in body(of: item).map { (item: item, body: $0) } }
    if collisionMode.contains(.items) {
      for (number, one) in movers.enumerated() {
        for other in movers[(number + 1)...] {
          let contacts = ContactFinder.contacts(bodies[one.body.index], bodies[other.body.index])
          guard let first = contacts.first else { continue }
          note(one.item, other.item, nil, nil, first.point)
          for contact in contacts {
            contact.addRows(one.body, other.body, bodies, to: &rows, step: step)
          }
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    let walls = walls
    for one in movers {
      for (number, wall) in walls.enumerated() {
        for boundary in wall.parts {
          for contact in ContactFinder.contacts(bodies[one.body.index], boundary) {
            note(one.item, nil, number, wall.identifier, contact.point)
            contact.addRows(one.body, nil, bodies, to: &rows, step: step)
          }
        }
      }
    }
  }

  private var walls: [(identifier: (any NSCopying)?, parts: [Boundary])] {
    var walls: [(identifier: (any NSCopying)?, parts: [Boundary])] = []
    if translatesReferenceBoundsIntoBoundary,
      let bounds = dynamicAnimator?.referenceBounds.inset(by: insets), !bounds.isEmpty
    {
      let least = CGPoint(x: bounds.minX, y: bounds.minY).vector
      let most = CGPoint(x: bounds.maxX, y: bounds.maxY).vector
      walls.append(
        (
          nil,
          [
            .outside(point: least, normal: Vector2(1, 0)),
            .outside(point: least, normal: Vector2(0, 1)),
            .outside(point: most, normal: Vector2(-1, 0)),
            .outside(point: most, normal: Vector2(0, -1)),
          ]
        )
      )
    }
    return walls + edges.map { ($0.identifier, $0.segments) }
  }

  private func note(
    _ item: any UIDynamicItem,
    _ other: (any UIDynamicItem)?,
    _ boundary: Int?,
    _ identifier: (any NSCopying)?,
    _ point: Vector2
  ) {
    let touch = Touch(
      item: ObjectIdentifier(item),
      other: other.map { ObjectIdentifier($0) },
      boundary: boundary
    )
    guard frame[touch] == nil else { return }
    frame[touch] = Meeting(
      item: item,
      other: other,
      identifier: identifier,
      point: CGPoint(point)
    )
    frameOrder.append(touch)
  }

  override func finishFrame() {
    let (now, order) = (frame, frameOrder)
    let (before, orderBefore) = (touching, touchingOrder)
    frame = [:]
    frameOrder = []
    touching = now
    touchingOrder = order
    guard let collisionDelegate else { return }
    for touch in order where before[touch] == nil {
      guard let meeting = now[touch] else { continue }
      if let other = meeting.other {
        collisionDelegate.collisionBehavior(
          self,
          beganContactFor: meeting.item,
          with: other,
          at: meeting.point
        )
      } else {
        collisionDelegate.collisionBehavior(
          self,
          beganContactFor: meeting.item,
          withBoundaryIdentifier: meeting.identifier,
          at: meeting.point
        )
      }
    }
    for touch in orderBefore where now[touch] == nil {
      guard let meeting = before[touch] else { continue }
      if let other = meeting.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: meeting.item, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self,
          endedContactFor: meeting.item,
          withBoundaryIdentifier: meeting.identifier
        )
      }
    }
  }
}

/// Is told when items run into each other or into a boundary.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )

  /// Two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )

  /// An item touches a boundary; the reference view's bounds have no name.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )

  /// An item touches a boundary no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
