import CoreGraphics
import Foundation

/// A relation between two parts of views: `first = second × multiplier + constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  private var firstPart = Attribute.notAnAttribute
  private var secondPart = Attribute.notAnAttribute
  private var relationship = Relation.equal
  private var factor: CGFloat = 1
  private var offset: CGFloat = 0
  private var importance = UILayoutPriority.required
  /// What is subtracted on each side, where a distance between two anchors is meant.
  private(set) var origins: LayoutOrigins?
  /// What an engine keeps for the active constraint.
  var place: AnyObject?
  /// The view that holds the active constraint.
  weak var holdingItem: (any LayoutItem)?
  /// Whether the system made it, so that it is given up after those of the app.
  var isInternal = false
  /// Whether a side is a baseline, which moves with the text.
  private(set) var meetsBaselines = false
  /// Whether it can be solved; constraints that make no sense are kept but do nothing.
  private(set) var isSound = false

  /// A name for messages about the constraint.
  ///
  /// Defaults to nil.
  open var identifier: String?

  /// Whether the app's archive is to keep the constraint; without effect here.
  ///
  /// Kept for the app; nothing here reads it.
  open var shouldBeArchived = false

  /// Makes a constraint without items, which does nothing; what subclasses begin with.
  public override init() { super.init() }

  /// Makes `view1.attr1 relation view2.attr2 × multiplier + c`.
  ///
  /// Items are views and layout guides. Without a second item its attribute is `notAnAttribute`.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  convenience init(
    _ item: Any,
    _ attribute: Attribute,
    _ relation: Relation,
    _ other: Any?,
    _ otherAttribute: Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat,
    origins: LayoutOrigins? = nil
  ) {
    self.init()
    first = item as? any LayoutItem
    second = other as? any LayoutItem
    firstPart = attribute
    secondPart = otherAttribute
    relationship = relation
    factor = multiplier
    offset = constant.isFinite ? constant : 0
    self.origins = origins
    meetsBaselines = attribute.isBaseline || otherAttribute.isBaseline
    FreshConstraints.shared.keep(self)
    isSound = ConstraintCheck(
      item: item,
      attribute: attribute,
      other: other,
      otherAttribute: otherAttribute,
      multiplier: multiplier,
      constant: constant,
      isDistance: origins != nil
    ).report()
  }

  /// The view or guide of the first part.
  open var firstItem: AnyObject? { first }

  /// The view or guide of the second part.
  open var secondItem: AnyObject? { second }

  /// The first part.
  open var firstAttribute: Attribute { firstPart }

  /// The second part.
  open var secondAttribute: Attribute { secondPart }

  /// The first part as an anchor; equal to the item's own.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? Self.system.makeStandIn(), firstPart)
  }

  /// The second part as an anchor, equal to the item's own; nil where there is no second part.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondPart) }
  }

  /// How the two parts stand to each other.
  open var relation: Relation { relationship }

  /// What the second part is multiplied by.
  open var multiplier: CGFloat { factor }

  /// What is added to the second part; changing it is cheap.
  open var constant: CGFloat {
    get { offset }
    set {
      guard ConstraintCheck.isFinite(newValue, of: self) else { return }
      guard newValue != offset else { return }
      offset = newValue
      if holdingItem != nil { Self.system.constantDidChange(of: self) }
    }
  }

  /// How important the constraint is; above 0 and at most 1000, which is required.
  ///
  /// Defaults to required.
  open var priority: UILayoutPriority {
    get { importance }
    set {
      guard newValue != importance, ConstraintCheck.isPriority(newValue, of: self) else { return }
      importance = newValue
      if holdingItem != nil { Self.system.priorityDidChange(of: self) }
    }
  }

  /// Whether the constraint takes part in layout; its items need a common ancestor.
  ///
  /// Defaults to false.
  open var isActive: Bool {
    get { holdingItem != nil }
    set { newValue ? Self.system.activate(self) : Self.system.deactivate(self) }
  }

  /// Activates constraints together.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { system.activate(constraint) }
  }

  /// Deactivates constraints together.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { system.deactivate(constraint) }
  }

  /// Called when the nib that the constraint came from is complete.
  open func awakeFromNib() {}

  /// Called in place of running the app, where a design tool shows the constraint.
  open func prepareForInterfaceBuilder() {}

  /// Makes the constraints that a picture in letters describes, such as `H:|-[label]-8-[button]|`.
  ///
  /// A mistake in the format is fatal and shown with a caret at the fault.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    system.constraints(
      withVisualFormat: format,
      options: opts,
      metrics: metrics ?? [:],
      views: views
    )
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { Self.system.text(of: self) }
  }
}
