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
        remedy: remedy,
        applePhrase: "Unable to simultaneously satisfy constraints. Will attempt to recover by"
          + " breaking constraint \(broken)"
      )
    )
  }

  /// A frame that takes part is most often that of a view which was to be placed by constraints.
  private var remedy: String? {
    let views = rows.compactMap(\.view).filter { view in
      view.translatesAutoresizingMaskIntoConstraints
        && constraints.contains { $0.firstItem === view || $0.secondItem === view }
    }
    guard let view = views.first(where: { !$0.ownsLayout && $0.parentView != nil }) else {
      return contentRemedy
    }
    return "If constraints are to place \(ConstraintText.name(view)), set its"
      + " translatesAutoresizingMaskIntoConstraints to false; else remove one of them, or lower its"
      + " priority to 999."
  }

  /// What a view's content asks for takes part only where its priorities are those of what has to hold.
  private var contentRemedy: String? {
    guard let view = rows.first(where: { $0.attachment?.kind == .content })?.view else {
      return nil
    }
    return
      "Remove one of them, or lower the content hugging and compression resistance priorities of"
      + " \(ConstraintText.name(view)) to 999."
  }

  private static func describe(_ node: LayoutNode) -> String {
    let name = ConstraintText.name(node.item)
    guard let view = node.view else { return "<place of \(name)>" }
    let frame = view.frame
    if node.attachment?.kind == .content {
      let size = view.intrinsicContentSize
      let (width, height) = (ConstraintText.number(size.width), ConstraintText.number(size.height))
      return "<content size of \(name) (\(width) × \(height))>"
    }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintText.number)
    return "<frame of \(name) (\(numbers.joined(separator: ", ")))>"
  }
}
