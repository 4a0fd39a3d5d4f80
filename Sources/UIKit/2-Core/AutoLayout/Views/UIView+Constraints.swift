import CoreGraphics
import Diagnostics

extension UIView {
  // MARK: Guides

  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

  /// The rectangle that bars and the device's corners leave.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// The rectangle within the margins that is no wider than reads well.
  public var readableContentGuide: UILayoutGuide { ownGuide(.readableContent) }

  /// Where a keyboard would be: there is none, so it has no height and lies above the bottom's
  /// safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    ownGuide(.keyboard, UIKeyboardLayoutGuide.init)
  }

  /// The layout guides added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutNodeIfAny?.guides ?? [] }

  /// Adds a layout guide, taking it from the view it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutNode().guides.append(layoutGuide)
    layoutGuide.setOwner(self)
  }

  /// Takes a layout guide out, with the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.placement == nil else { return }
    if let node = layoutGuide.node {
      NSLayoutConstraint.deactivate(node.references)
      node.attachment?.engine.exit(node)
    }
    layoutNodeIfAny?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.setOwner(nil)
  }

  func ownGuide(_ placement: GuidePlacement) -> UILayoutGuide {
    ownGuide(placement, UILayoutGuide.init)
  }

  func ownGuide<Guide: UILayoutGuide>(
    _ placement: GuidePlacement,
    _ make: (GuidePlacement, UIView) -> Guide
  ) -> Guide {
    let node = layoutNode()
    for guide in node.ownGuides where guide.placement == placement {
      if let guide = guide as? Guide { return guide }
    }
    let made = make(placement, self)
    node.ownGuides.append(made)
    return made
  }

  // MARK: Finding out

  /// Whether constraints leave the view's rectangle open; a view without constraints is not asked.
  public var hasAmbiguousLayout: Bool {
    bringConstraintsUpToDate()
    return layoutNodeIfAny?.isAmbiguous ?? false
  }

  /// The constraints that decide the view's place and size along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutNodeIfAny?.deciders(axis) ?? [] }
}
