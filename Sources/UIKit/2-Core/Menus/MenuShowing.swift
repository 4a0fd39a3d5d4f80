import CoreGraphics

/// Shows the menus of controls.
@MainActor
protocol MenuShowing {
  /// A menu that opens below a view, before it is shown.
  func menu(
    _ menu: UIMenu,
    below view: UIView,
    in window: UIWindow,
    order: UIContextMenuConfiguration.ElementOrder,
    didEnd: @escaping () -> Void
  ) -> any ShownMenu
}

/// A menu on the screen.
@MainActor
protocol ShownMenu: AnyObject {
  /// Shows it.
  func show()

  /// Takes it away.
  func dismiss()

  /// The finger that opened it moved to a place in the window.
  func track(_ place: CGPoint)

  /// The finger that opened it was lifted.
  func release(_ place: CGPoint)
}
