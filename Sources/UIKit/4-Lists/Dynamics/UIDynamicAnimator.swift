import CoreGraphics
import DynamicsSimulation
import Foundation
import QuartzCore

/// Is told when a dynamic animator has something to move, and when no more.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator goes on.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies with mass, by the behaviours that are added to it.
///
/// Time is that of frames, in steps of 1/120 s, so that the same frames always give the same places.
/// 1000 points/s² is the fall of gravity; a push of 1 moves 100 x 100 points by 100 points/s².
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// Makes an animator whose items lie in the coordinates of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  /// Makes an animator that moves layout attributes, and invalidates their layout when they moved.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(referenceView: UIView())
    view = nil
    self.layout = layout
  }

  // A view is held, as UIKit holds it; a layout most often owns its animator.
  private var view: UIView?
  private weak var layout: UICollectionViewLayout?
  final var simulation = Simulation()
  private var entries: [Entry] = []
  private var entriesByItem: [ObjectIdentifier: Entry] = [:]
  private var itemsAreOld = false
  private var lastTime = 0.0
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  /// The view whose coordinates the items have; nil for layout attributes.
  open var referenceView: UIView? { view }

  /// The behaviours that were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Is told of rest and motion.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether items may still move.
  open private(set) var isRunning = false

  /// The seconds that the animator has been running in all.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Lets a behaviour move its items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    itemsDidChange()
  }

  /// Takes a behaviour away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.join(nil)
    itemsDidChange()
  }

  /// Takes all behaviours away.
  open func removeAllBehaviors() {
    let gone = behaviors
    behaviors = []
    for behavior in gone { behavior.join(nil) }
    itemsDidChange()
  }

  /// The items that a rectangle meets, in the reference view's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    refreshItems()
    return entries.map(\.item).filter { $0.dynamicFrame.intersects(rect) }
  }

  /// Takes over place, size and turn that an item was given by others; its speed stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    refreshItems()
    guard let entry = entriesByItem[ObjectIdentifier(item)] else { return }
    var body = simulation[entry.body]
    entry.read(into: &body)
    simulation[entry.body] = body
    wake()
  }

  /// The attributes of a cell among the items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view among the items.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes of a decoration view among the items.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    refreshItems()
    return entries.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first { found in
      found.representedElementCategory == category && found.representedElementKind == kind
        && found.indexPath == indexPath
    }
  }

  // MARK: Items

  /// An item and its body.
  private final class Entry {
    let item: any UIDynamicItem
    /// Its place in the simulation; changes with the items.
    var body = RigidBody.ID(0)
    private var transform = CGAffineTransform.identity
    private var angle = 0.0
    private var writtenAngle = 0.0

    init(_ item: any UIDynamicItem) { self.item = item }

    /// Takes place, size and turn from the item.
    @MainActor
    func read(into body: inout RigidBody) {
      let size = item.bounds.size
      transform = item.transform
      angle = atan2(Double(transform.b), Double(transform.a))
      writtenAngle = angle
      body.position = item.center.vector
      body.angle = angle
      body.size = Vector2(max(Double(size.width), 0.01), max(Double(size.height), 0.01))
      body.shape = shape(body.size)
    }

    @MainActor
    private func shape(_ size: Vector2) -> BodyShape {
      switch item.collisionBoundsType {
      case .rectangle: return .rectangle(size.x, size.y)
      case .ellipse: return .ellipse(size.x, size.y)
      case .path:
        let corners = item.collisionBoundingPath.cgPath.outlines.flatMap(\.points)
        return .hull(corners.map(\.vector)) ?? .rectangle(size.x, size.y)
      }
    }

    /// Puts the item where its body is; returns whether it was elsewhere.
    @MainActor
    func write(_ body: RigidBody) -> Bool {
      let place = CGPoint(body.position)
      let isMoved = item.center != place
      if isMoved { item.center = place }
      guard body.angle != writtenAngle else { return isMoved }
      writtenAngle = body.angle
      let turn = CGAffineTransform(rotationAngle: CGFloat(body.angle - angle))
      item.transform = transform.concatenating(turn)
      return true
    }
  }

  /// The body of an item in the simulation.
  func body(of item: any UIDynamicItem) -> RigidBody.ID? {
    refreshItems()
    return entriesByItem[ObjectIdentifier(item)]?.body
  }

  func itemsDidChange() {
    itemsAreOld = true
    wake()
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

  private func refreshItems() {
    guard itemsAreOld else { return }
    itemsAreOld = false
    let (old, oldBodies) = (entriesByItem, simulation.bodies)
    var bodies: [RigidBody] = []
    entries = []
    entriesByItem = [:]
    for item in allBehaviors.flatMap(\.movedItems) {
      let id = ObjectIdentifier(item)
      guard entriesByItem[id] == nil else { continue }
      let entry = old[id] ?? Entry(item)
      if old[id] != nil {
        bodies.append(oldBodies[entry.body.index])
      } else {
        var body = RigidBody(position: .zero, angle: 0, size: .one, shape: .rectangle(1, 1))
        entry.read(into: &body)
        bodies.append(body)
      }
      entry.body = RigidBody.ID(bodies.count - 1)
      entriesByItem[id] = entry
      entries.append(entry)
    }
    simulation.bodies = bodies
  }

  /// The rectangle that items can be kept in.
  var referenceBounds: CGRect { view?.bounds ?? layout?.collectionView?.bounds ?? .zero }

  // MARK: Time

  func wake() {
    simulation.wake()
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    lastTime = CACurrentMediaTime()
    delegate?.dynamicAnimatorWillResume(self)
    ticker.start()
  }

  private func pause() {
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Moves bodies as behaviours say, which run while the simulation is away from the animator.
  private func move(by interval: TimeInterval, _ behaviors: [UIDynamicBehavior]) {
    var simulation = simulation
    for index in simulation.bodies.indices { simulation.bodies[index].material = .init() }
    for behavior in behaviors { behavior.configureBodies(&simulation.bodies) }
    simulation.advance(
      by: interval,
      forces: { bodies, step in
        for behavior in behaviors { behavior.addForces(to: &bodies, step: step) }
      },
      rows: { bodies, rows, step in
        for behavior in behaviors { behavior.addRows(bodies, to: &rows, step: step) }
      }
    )
    self.simulation = simulation
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    let interval = min(max(time - lastTime, 0), 1)
    lastTime = time
    elapsedTime += interval
    refreshItems()
    let behaviors = allBehaviors
    move(by: interval, behaviors)
    var isMoved = false
    for entry in entries where entry.write(simulation[entry.body]) { isMoved = true }
    if isMoved { layout?.invalidateLayout() }
    for behavior in behaviors {
      if simulation.hasStepped { behavior.finishFrame() }
      behavior.action?()
    }
    if self.behaviors.isEmpty || simulation.isAtRest { pause() }
    return isRunning
  }
}

extension CGPath {
  struct Outline {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The path as straight lines.
  var outlines: [Outline] {
    var outlines: [Outline] = []
    flattened(threshold: 0.5).applyWithBlock { element in
      let element = element.pointee
      switch element.type {
      case .moveToPoint: outlines.append(Outline(points: [element.points[0]]))
      case .addLineToPoint:
        if outlines.isEmpty { outlines.append(Outline(points: [])) }
        outlines[outlines.count - 1].points.append(element.points[0])
      case .closeSubpath:
        if !outlines.isEmpty { outlines[outlines.count - 1].isClosed = true }
      default: break
      }
    }
    return outlines
  }
}
