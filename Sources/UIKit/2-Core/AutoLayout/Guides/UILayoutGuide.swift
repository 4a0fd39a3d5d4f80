import CoreGraphics
import Foundation

/// A rectangle that takes part in layout without being a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, LayoutItem {
  /// Weak: apps keep guides longer than the views they were added to.
  private weak var owner: UIView?
  /// What Auto Layout keeps for the guide, once it takes part.
  var layoutState: AnyObject?
  /// What places the guide in its view; nil leaves it to constraints.
  let placement: GuidePlacement?

  /// Makes a guide that constraints place, once it was added to a view.
  public override init() {
    placement = nil
    super.init()
  }

  /// Makes a guide from an archive.
  public required init?(coder: NSCoder) {
    placement = nil
    super.init()
  }

  init(_ placement: GuidePlacement, of view: UIView) {
    self.placement = placement
    owner = view
    super.init()
    identifier = placement.name
  }

  /// Guides are not archived here: nibs are read, never written.
  open func encode(with coder: NSCoder) {}

  /// The view the guide was added to.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for messages.
  ///
  /// Defaults to an empty one.
  open var identifier = ""

  /// The guide's rectangle in its view's coordinates, as last laid out.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    if let placement { return placement.frame(in: owner) }
    return node?.guideFrame(in: owner) ?? .zero
  }

  /// The constraints that decide the guide's place along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { node?.deciders(axis) ?? [] }

  /// Whether constraints leave the guide's rectangle open.
  open var hasAmbiguousLayout: Bool { node?.isAmbiguous ?? false }

  func setOwner(_ view: UIView?) { owner = view }

  var layoutView: (any LayoutItem)? { owner }

  var node: LayoutNode? { layoutNodeIfAny }
}
