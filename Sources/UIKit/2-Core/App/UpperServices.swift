import CoreGraphics
import Foundation
import WindowHost

/// Does what keys command: those of responders and of the app's menus.
@MainActor
protocol KeyCommanding {
  /// Does what a key commands; returns whether it commands anything.
  func take(_ press: UIPress, from responder: UIResponder) -> Bool

  /// Sees every key before it is delivered, as for the overview of commands.
  func see(_ key: HostKey, in window: UIWindow)
}

/// Shows what the app puts in the place of a keyboard.
@MainActor
protocol InputViewShowing {
  /// Follows the first responder of the key window.
  func update()
}

/// Follows the pointer for what is told of it beside hover recognisers.
@MainActor
protocol PointerFollowing {
  /// The pointer moved in a window with nothing pressed.
  func route(_ event: HoverEvent, in window: UIWindow)

  /// The pointer left all windows.
  func leave()
}

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
