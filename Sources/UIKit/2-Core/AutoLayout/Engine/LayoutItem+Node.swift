extension LayoutItem {
  /// The view itself, or that of the guide.
  var layoutOwner: UIView? { layoutView as? UIView }

  /// What Auto Layout keeps for the item; nil as long as it takes no part.
  var layoutNodeIfAny: LayoutNode? {
    // Asked for all the time: a closure would look each time whether it is on the main actor.
    guard let layoutState else { return nil }
    return unsafeDowncast(layoutState, to: LayoutNode.self)
  }

  /// What Auto Layout keeps for the item, made when it is first needed.
  func layoutNode() -> LayoutNode {
    if let node = layoutNodeIfAny { return node }
    let made = LayoutNode(self)
    layoutState = made
    if let view = self as? UIView { made.resistance = view.standardResistance }
    layoutOwner?.markLayoutBelow()
    return made
  }
}

extension NSLayoutConstraint {
  /// Where the constraint is in an engine.
  var attachment: ConstraintAttachment? {
    get {
      guard let place else { return nil }
      return unsafeDowncast(place, to: ConstraintAttachment.self)
    }
    set { place = newValue }
  }

  /// The view that holds the active constraint.
  var holder: UIView? {
    get { holdingItem as? UIView }
    set { holdingItem = newValue }
  }
}
