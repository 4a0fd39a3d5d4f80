import CoreGraphics

/// What views ask of Auto Layout.
@MainActor
protocol ViewLayout {
  // MARK: Constraints

  /// The active constraints that a view holds.
  func constraints(heldBy view: UIView) -> [NSLayoutConstraint]

  /// Activates a constraint in a view that is to hold it.
  func activate(_ constraint: NSLayoutConstraint, heldBy view: UIView)

  /// Deactivates a constraint, if a view holds it.
  func deactivate(_ constraint: NSLayoutConstraint, heldBy view: UIView)

  /// Makes a view as large as the one it is in.
  func fill(_ outer: UIView, with view: UIView)

  // MARK: Sizes

  /// How strongly a view holds on to the size of its contents.
  func resistance(of view: UIView) -> SizeResistance

  /// Sets one of a view's priorities.
  func setResistance(
    of view: UIView,
    _ path: WritableKeyPath<SizeResistance, UILayoutPriority>,
    _ priority: UILayoutPriority
  )

  /// Sets whether a view's frame and autoresizing mask take part as constraints.
  func setTranslates(_ translates: Bool, of view: UIView)

  /// The size that the constraints inside a view ask for.
  func fittingSize(of view: UIView, _ target: FitTarget) -> CGSize

  // MARK: Passes

  /// Brings the solution up to date before a view is laid out.
  func solve(for view: UIView)

  /// Moves the subviews that constraints place.
  func apply(to view: UIView)

  // MARK: Changes

  /// A view was just added to its superview.
  func join(_ view: UIView)

  /// A view is about to be removed from its superview.
  func leave(_ view: UIView)

  /// The view around one went away, and its engine with it.
  func lose(_ view: UIView)

  /// The frame, the bounds or the mask of a view changed.
  func geometryDidChange(of view: UIView)

  /// Margins or the safe area of a view changed.
  func marginsDidChange(of view: UIView)

  /// The reading direction of a view changed.
  func directionDidChange(of view: UIView)

  /// The size of a view's contents changed.
  func contentSizeDidChange(of view: UIView)
}

extension UIView {
  /// The one Auto Layout there is.
  static let viewLayout = Services.the((any ViewLayout).self)

  func hold(_ constraint: NSLayoutConstraint) { Self.viewLayout.activate(constraint, heldBy: self) }

  /// How strongly the view holds on to the size of its contents.
  var resistance: SizeResistance { Self.viewLayout.resistance(of: self) }

  func setResistance(
    _ path: WritableKeyPath<SizeResistance, UILayoutPriority>,
    _ priority: UILayoutPriority
  ) { Self.viewLayout.setResistance(of: self, path, priority) }

  /// The size that the constraints inside the view ask for.
  func layoutSize(_ target: FitTarget) -> CGSize {
    Self.viewLayout.fittingSize(of: self, target)
  }

  // MARK: Passes

  /// Notes that constraints of the view or something in it are to be brought up to date.
  func markConstraintsBelow() {
    var view: UIView? = self
    while let current = view, !current.flags.constraintsBelow {
      current.flags.constraintsBelow = true
      view = current.parentView
    }
  }

  /// Runs `updateConstraints()` where it was asked for, subviews first.
  func bringConstraintsUpToDate() {
    guard flags.constraintsBelow else { return }
    flags.constraintsBelow = false
    for view in subviewList { view.bringConstraintsUpToDate() }
    guard needsUpdateConstraints() else { return }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    // An override that forgets super is not to be asked for ever.
    flags.needsUpdateConstraints = false
  }

  /// Brings constraints and their solution up to date before the view is laid out.
  func prepareConstraints() {
    bringConstraintsUpToDate()
    if flags.usesLayout { Self.viewLayout.solve(for: self) }
  }

  /// Moves the subviews that constraints place.
  func applyLayout() {
    if flags.usesLayout { Self.viewLayout.apply(to: self) }
  }

  // MARK: Changes

  /// Joins the layout of the superview it was just added to.
  func joinLayout() {
    guard let parent = parentView else { return }
    if flags.constraintsBelow { parent.markConstraintsBelow() }
    if flags.usesLayout { Self.viewLayout.join(self) }
  }

  /// Leaves the layout of the superview it is about to be removed from.
  func leaveLayout() {
    if flags.usesLayout { Self.viewLayout.leave(self) }
  }

  /// Forgets an engine that went away.
  func loseLayout() {
    if flags.usesLayout { Self.viewLayout.lose(self) }
  }

  /// The frame, the bounds or the mask changed.
  func layoutGeometryDidChange() {
    if flags.usesLayout, layoutState != nil { Self.viewLayout.geometryDidChange(of: self) }
  }

  /// Margins or the safe area changed.
  func layoutMarginsMovedConstraints() {
    if layoutState != nil { Self.viewLayout.marginsDidChange(of: self) }
  }

  /// The reading direction changed.
  func layoutDirectionDidChange() {
    if layoutState != nil { Self.viewLayout.directionDidChange(of: self) }
  }

  /// The contents' size or how strongly it is held on to changed.
  func contentSizeDidChange() {
    if layoutState != nil { Self.viewLayout.contentSizeDidChange(of: self) }
  }
}
