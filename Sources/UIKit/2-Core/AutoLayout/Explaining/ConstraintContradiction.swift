/// Required constraints that cannot hold together, as few as can be: without any one of them the others do.
@MainActor
package struct ConstraintContradiction {
  /// The constraints.
  package let constraints: [NSLayoutConstraint]
  /// Views whose frame, which code or an autoresizing mask set, takes part.
  package let framed: [UIView]
  /// The constraint that was given up; nil where it is a frame.
  package let givenUp: NSLayoutConstraint?

  /// The contradictions of all constraints in a view's tree, laid out now; nothing is reported.
  package static func all(in view: UIView) -> [ConstraintContradiction] {
    var engines: [LayoutEngine] = []
    func visit(_ view: UIView) {
      if !view.constraints.isEmpty {
        let engine = view.layoutHost.layoutEngine()
        if !engines.contains(where: { $0 === engine }) { engines.append(engine) }
      }
      for child in view.subviews { visit(child) }
    }
    visit(view)
    return engines.flatMap { engine -> [ConstraintContradiction] in
      let wasQuiet = engine.isQuiet
      engine.isQuiet = true
      engine.update()
      engine.isQuiet = wasQuiet
      return engine.contradictions.map { report in
        ConstraintContradiction(
          constraints: report.constraints,
          framed: report.rows.compactMap(\.view),
          givenUp: report.givenUp
        )
      }
    }
  }

  /// A constraint in the words of messages.
  package static func words(for constraint: NSLayoutConstraint) -> String {
    ConstraintText.describe(constraint)
  }

  /// A view in the words of messages.
  package static func words(for view: UIView) -> String { ConstraintText.name(view) }
}
