import Diagnostics

/// Says which constraints contradict each other and what can be done.
@MainActor
struct ConflictReport {
  let constraints: [NSLayoutConstraint]
  /// The items whose frame or size is part of the contradiction.
  let rows: [LayoutNode]
  let givenUp: NSLayoutConstraint?

  func report() {
    var lines = constraints.map(ConstraintText.describe)
    for node in rows { lines.append(Self.describe(node)) }
    let broken = givenUp.map(ConstraintText.describe) ?? "a frame"
    UIKitDiagnostics.report(
      Diagnosis(
        .constraintsConflict,
        place: broken,
        saw: lines.joined(separator: "\n          "),
        applePhrase: "Unable to simultaneously satisfy constraints. Will attempt to recover by"
          + " breaking constraint \(broken)"
      )
    )
  }

  private static func describe(_ node: LayoutNode) -> String {
    let name = ConstraintText.name(node.item)
    guard let view = node.view else { return "<place of \(name)>" }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintText.number)
    return "<frame of \(name) (\(numbers.joined(separator: ", ")))>"
  }
}
