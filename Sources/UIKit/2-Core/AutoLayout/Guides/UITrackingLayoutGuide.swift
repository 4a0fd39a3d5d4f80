/// A guide whose constraints depend on which edges of the window it is near.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [(edge: NSDirectionalRectEdge, isNear: Bool, [NSLayoutConstraint])] = []

  /// The edges the guide is near; the rest it is away from.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Keeps constraints that are active while the guide is near all of the edges.
  ///
  /// They take the place of those kept for the same edges before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { keep(trackedConstraints, edge, isNear: true) }

  /// Keeps constraints that are active while the guide is away from all of the edges.
  ///
  /// They take the place of those kept for the same edges before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { keep(trackedConstraints, edge, isNear: false) }

  /// The constraints kept for being near the edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    kept(edge, isNear: true)
  }

  /// The constraints kept for being away from the edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    kept(edge, isNear: false)
  }

  /// Lets go of all constraints kept, and deactivates them.
  open func removeAllTrackedConstraints() {
    for (_, _, constraints) in tracked { NSLayoutConstraint.deactivate(constraints) }
    tracked = []
  }

  private func keep(
    _ constraints: [NSLayoutConstraint],
    _ edge: NSDirectionalRectEdge,
    isNear: Bool
  ) {
    NSLayoutConstraint.deactivate(kept(edge, isNear: isNear))
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append((edge, isNear, constraints))
    let holds = isNear ? nearEdges.isSuperset(of: edge) : nearEdges.isDisjoint(with: edge)
    if holds {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  private func kept(_ edge: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear == isNear }?.2 ?? []
  }
}

/// Where the keyboard is: at the bottom, without a height, as there is none on the screen.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes along with a keyboard that floats; there is none that does.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var followsUndockedKeyboard = false

  /// A keyboard that stays at the bottom is near that edge and away from the others.
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}
