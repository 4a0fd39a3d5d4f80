/// Lets engines solve constraints that are active.
@MainActor
struct EngineConstraints: ConstraintSystem {
  func activate(_ constraint: NSLayoutConstraint) { constraint.activate() }
  func deactivate(_ constraint: NSLayoutConstraint) { constraint.deactivate() }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    constraint.attachment?.engine.constantDidChange(constraint)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    constraint.attachment?.engine.priorityDidChange(constraint)
  }

  func constraints(
    withVisualFormat format: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat(format, options: options, metrics: metrics, views: views).constraints()
  }

  func makeStandIn() -> any LayoutItem { UILayoutGuide() }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    item.layoutOwner?.hasAmbiguousLayout ?? false
  }

  func text(of constraint: NSLayoutConstraint) -> String { ConstraintText.describe(constraint) }
  func name(of item: any LayoutItem) -> String { ConstraintText.name(item) }
}
