import CoreGraphics
import Foundation

/// Shows menus, for the storeys below.
@MainActor
struct MenuService: MenuShowing {
  func menu(
    _ menu: UIMenu,
    below view: UIView,
    in window: UIWindow,
    order: UIContextMenuConfiguration.ElementOrder,
    didEnd: @escaping () -> Void
  ) -> any ShownMenu {
    let frame = view.convert(view.bounds, to: window)
    let isTrailing = frame.midX > window.bounds.midX
    let x = isTrailing ? frame.maxX - MenuMetrics.width : frame.minX
    let showing = ContextMenuShowing(
      window: window,
      menu: menu,
      preview: nil,
      controller: nil,
      point: CGPoint(x: x, y: frame.maxY + MenuMetrics.buttonGap)
    )
    showing.button = frame
    showing.order = order
    showing.sender = view
    showing.didEnd = didEnd
    return showing
  }
}

extension ContextMenuShowing: ShownMenu {
  func show() { show(ContextMenuAnimator(nil)) }
}
