import CoreGraphics
import Foundation

/// A part of a view or guide from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var owner: (any LayoutItem)?
  let part: NSLayoutConstraint.Attribute

  init(_ owner: any LayoutItem, _ part: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.part = part
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { owner }

  /// The anchor's name, as in messages.
  open var name: String { "\(owner.map(ConstraintText.name) ?? "nil").\(part.name)" }

  /// Whether constraints of the anchor's items are ambiguous.
  open var hasAmbiguousLayout: Bool { owner?.layoutOwner?.hasAmbiguousLayout ?? false }

  /// What is subtracted where the anchor is a distance.
  var origin: LayoutOrigins.Part? { nil }

  /// This anchor lies where the other does.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, 0)
  }

  /// This anchor lies at or after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 0) }

  /// This anchor lies at or before the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, 0)
  }

  /// This anchor lies a distance after the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, c) }

  /// This anchor lies at least a distance after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }

  /// This anchor lies at most a distance after the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let origins: LayoutOrigins? =
      origin == nil && anchor?.origin == nil
      ? nil : LayoutOrigins(first: origin, second: anchor?.origin)
    return NSLayoutConstraint(
      owner ?? UILayoutGuide(),
      part,
      relation,
      anchor.map { $0.owner ?? UILayoutGuide() },
      anchor?.part ?? .notAnAttribute,
      multiplier,
      constant,
      origins: origins
    )
  }
}
