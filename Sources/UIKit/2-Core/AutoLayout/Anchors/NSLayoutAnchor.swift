import CoreGraphics
import Foundation

/// What every anchor is, whichever its axis.
@MainActor
protocol ItemPart {
  var owner: (any LayoutItem)? { get }
  var part: NSLayoutConstraint.Attribute { get }
  var origin: LayoutOrigins.Part? { get }
}

/// A part of a view or guide from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ItemPart {
  private(set) weak var owner: (any LayoutItem)?
  let part: NSLayoutConstraint.Attribute

  init(_ owner: any LayoutItem, _ part: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.part = part
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { owner }

  /// The anchor's name, as in messages.
  open var name: String { "\(owner.map(NSLayoutConstraint.system.name) ?? "nil").\(part.name)" }

  /// Whether constraints of the anchor's items are ambiguous.
  open var hasAmbiguousLayout: Bool {
    owner.map(NSLayoutConstraint.system.isAmbiguous) ?? false
  }

  /// What is subtracted where the anchor is a distance.
  var origin: LayoutOrigins.Part? { nil }

  /// Whether another anchor, of whatever axis, is the same part of the same item.
  ///
  /// Views make their anchors when asked, so two of them are not one object.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? any ItemPart else { return false }
      return owner === other.owner && part == other.part && origin == other.origin
    }
  }

  open override nonisolated var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(owner.map { ObjectIdentifier($0) })
      hasher.combine(part)
      return hasher.finalize()
    }
  }

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
      owner ?? NSLayoutConstraint.system.makeStandIn(),
      part,
      relation,
      anchor.map { $0.owner ?? NSLayoutConstraint.system.makeStandIn() },
      anchor?.part ?? .notAnAttribute,
      multiplier,
      constant,
      origins: origins
    )
  }
}
