import CoreGraphics
import Foundation

/// A menu that a control opens beside itself.
@MainActor
final class ControlMenu {
  private var showing: (any ShownMenu)?
  private(set) var isOpen = false

  /// Opens a menu below a view.
  func open(
    _ menu: UIMenu,
    from view: UIView,
    order: UIContextMenuConfiguration.ElementOrder,
    chosen: @escaping () -> Void = {}
  ) {
    guard !isOpen, let window = view.window, !menu.children.isEmpty else { return }
    let showing = Services.the((any MenuShowing).self)
      .menu(menu, below: view, in: window, order: order) { [weak self] in
        self?.showing = nil
        self?.isOpen = false
        chosen()
      }
    self.showing = showing
    isOpen = true
    showing.show()
  }

  func close() { showing?.dismiss() }

  /// The finger that opened the menu moved to a place in the window.
  func track(_ place: CGPoint) { showing?.track(place) }

  /// The finger that opened the menu was lifted.
  func release(_ place: CGPoint) { showing?.release(place) }
}
