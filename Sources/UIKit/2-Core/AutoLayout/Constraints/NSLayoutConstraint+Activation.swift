import Diagnostics

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    guard let owner = first?.layoutOwner else { return }
    var ancestor: UIView? = owner
    for other in others {
      ancestor = ancestor.flatMap { Self.commonAncestor($0, other) }
    }
    guard let ancestor else { return reportNoAncestor() }
    attach(to: ancestor)
  }

  /// Activates the constraint in a view that is to hold it, as long as the view is above its items.
  func activate(heldBy view: UIView) {
    guard holder == nil else { return }
    for item in items {
      guard let owner = item.layoutOwner, owner.isDescendant(of: view) else {
        return reportNoAncestor()
      }
    }
    attach(to: view)
  }

  /// Lets a view hold the constraint and its engine solve it.
  func attach(to view: UIView) {
    guard holder == nil, isSound else { return }
    holder = view
    view.layoutNode().held.append(self)
    for item in items { item.layoutNode().references.append(self) }
    view.layoutHost.layoutEngine().add(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    attachment?.engine.remove(self)
    view.layoutNodeIfAny?.held.removeAll { $0 === self }
    for item in items { item.layoutNodeIfAny?.references.removeAll { $0 === self } }
  }

  /// Everything the constraint speaks of.
  var items: [any LayoutItem] {
    [first, second, origins?.first?.item, origins?.second?.item].compactMap { $0 }
  }

  private var others: [UIView] { items.dropFirst().compactMap(\.layoutOwner) }

  static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
    if a === b { return a }
    if b.parentView === a { return a }
    if a.parentView === b { return b }
    if let parent = a.parentView, b.parentView === parent { return parent }
    return sequence(first: a, next: \.parentView).first { b.isDescendant(of: $0) }
  }

  private func reportNoAncestor() {
    UIKitDiagnostics.report(
      Diagnosis(
        .noCommonAncestor,
        place: ConstraintText.describe(self),
        applePhrase: "Unable to activate constraint with anchors because they have no common"
          + " ancestor"
      )
    )
  }
}
