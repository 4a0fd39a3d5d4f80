import CoreGraphics
import DynamicsSimulation
import Foundation

/// Ties an item to another or to a point.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private var tie = Tie()
  private var first: (any UIDynamicItem)?
  private var second: (any UIDynamicItem)?

  /// Makes a tie without items; the other initialisers and the class's methods make those that are of use.
  public override init() { super.init() }

  /// Ties an item's middle to a point of the reference view, as far away as it is.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a place on an item to a point of the reference view, as far away as it is.
  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    super.init()
    first = item
    tie = Tie(
      kind: .distance,
      first: item.placement,
      firstOffset: offset.vector,
      second: nil,
      anchor: point.vector
    )
  }

  /// Ties the middles of two items together, as far from each other as they are.
  public convenience init(
    item item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem
  ) {
    self.init(
      item: item1,
      offsetFromCenter: .zero,
      attachedTo: item2,
      offsetFromCenter: .zero
    )
  }

  /// Ties places on two items together, as far from each other as they are.
  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    super.init()
    (first, second) = (item1, item2)
    tie = Tie(
      kind: .distance,
      first: item1.placement,
      firstOffset: offset1.vector,
      second: item2.placement,
      secondOffset: offset2.vector
    )
  }

  /// Lets two items slide along an axis that goes through a point and turns with the second; they do
  /// not turn against each other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    make(.sliding(axis.vector), item1, item2, at: point)
  }

  /// Lets an item slide along an axis that goes through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    make(.sliding(axis.vector), item, nil, at: point)
  }

  /// Ties places on two items together as with a rope that is as long as they are apart.
  open class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    let tie = Tie(
      kind: .limit,
      first: item1.placement,
      firstOffset: offset1.vector,
      second: item2.placement,
      secondOffset: offset2.vector
    )
    return make(tie, item1, item2)
  }

  /// Makes two items one, as far as motion goes.
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(.fixed, item1, item2, at: point)
  }

  /// Pins two items together at a point that they turn about.
  open class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(.pin, item1, item2, at: point)
  }

  private static func make(
    _ kind: Tie.Kind,
    _ first: any UIDynamicItem,
    _ second: (any UIDynamicItem)?,
    at point: CGPoint
  ) -> Self {
    let tie = Tie(
      kind: kind,
      joining: first.placement,
      second?.placement,
      at: point.vector
    )
    return make(tie, first, second)
  }

  private static func make(
    _ tie: Tie,
    _ first: any UIDynamicItem,
    _ second: (any UIDynamicItem)?
  ) -> Self {
    let behavior = DynamicInstantiation.make(self)
    behavior.tie = tie
    (behavior.first, behavior.second) = (first, second)
    return behavior
  }

  /// The items that are tied, one or two.
  open var items: [any UIDynamicItem] { [first, second].compactMap { $0 } }

  /// What the item is tied to.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that an item is tied to, in the reference view's coordinates.
  open var anchorPoint: CGPoint {
    get { CGPoint(tie.anchor) }
    set {
      tie.anchor = newValue.vector
      wake()
    }
  }

  /// How long the tie is, in points.
  ///
  /// Defaults to the distance when it was made.
  open var length: CGFloat {
    get { CGFloat(tie.length) }
    set {
      tie.length = Double(newValue)
      wake()
    }
  }

  /// How little the tie swings; 1 is not at all.
  ///
  /// Defaults to 0.
  open var damping: CGFloat = 0 {
    didSet { wake() }
  }

  /// How often a second the tie swings; 0 is a rod that does not give.
  ///
  /// Defaults to 0.
  open var frequency: CGFloat = 0 {
    didSet { wake() }
  }

  /// What it takes to turn about a pin.
  ///
  /// Defaults to 0.
  open var frictionTorque: CGFloat = 0 {
    didSet { wake() }
  }

  /// How far items may slide, in points, or turn about a pin, in radians.
  ///
  /// Defaults to all there is.
  open var attachmentRange: UIFloatRange = .infinite {
    didSet { wake() }
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func addRows(_ bodies: [RigidBody], to rows: inout [ConstraintRow], step: Double) {
    guard let body = body(of: first) else { return }
    var tie = tie
    tie.frequency = Double(frequency)
    tie.damping = Double(damping)
    tie.frictionTorque = Double(frictionTorque)
    tie.least = Double(attachmentRange.minimum)
    tie.most = Double(attachmentRange.maximum)
    tie.addRows(body, self.body(of: second), bodies, to: &rows, step: step)
  }
}

extension UIDynamicItem {
  /// Where the item is and how far it is turned.
  fileprivate var placement: Tie.Placement {
    Tie.Placement(
      position: center.vector,
      angle: atan2(Double(transform.b), Double(transform.a))
    )
  }
}
