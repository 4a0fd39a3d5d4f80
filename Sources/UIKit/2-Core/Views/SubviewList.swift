/// The subviews of a view, and what becomes of them when it goes away.
///
/// A view may be let go of on any thread. Its own `deinit` must stay free of actors, because
/// subclasses written for iOS have ones that are; this object's returns to the main actor.
@MainActor
final class SubviewList {
  var views: [UIView] = []
  /// What else is to be done then.
  var farewell: ReleaseAction?

  isolated deinit {
    for view in views {
      view.parentView = nil
      view.loseLayout()
      view.loseWindow()
    }
  }
}

/// What is to be done on the main actor when something goes away.
@MainActor
final class ReleaseAction {
  private let block: @MainActor () -> Void

  init(_ block: @escaping @MainActor () -> Void) { self.block = block }

  isolated deinit { block() }
}
