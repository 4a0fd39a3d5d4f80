import CoreGraphics

/// What constraints and anchors ask of Auto Layout, which knows the views they speak of.
@MainActor
protocol ConstraintSystem {
  /// Lets a constraint take part in layout.
  func activate(_ constraint: NSLayoutConstraint)

  /// Takes a constraint out of layout.
  func deactivate(_ constraint: NSLayoutConstraint)

  /// The constant of an active constraint changed.
  func constantDidChange(of constraint: NSLayoutConstraint)

  /// The priority of an active constraint changed.
  func priorityDidChange(of constraint: NSLayoutConstraint)

  /// The constraints that a picture in letters describes.
  func constraints(
    withVisualFormat format: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint]

  /// What stands in the place of an item that went away.
  func makeStandIn() -> any LayoutItem

  /// Whether constraints leave an item's rectangle open.
  func isAmbiguous(_ item: any LayoutItem) -> Bool

  /// How a constraint reads in messages.
  func text(of constraint: NSLayoutConstraint) -> String

  /// How an item is called in messages.
  func name(of item: any LayoutItem) -> String
}

extension NSLayoutConstraint {
  /// The one Auto Layout there is.
  static let system = Services.the((any ConstraintSystem).self)
}
