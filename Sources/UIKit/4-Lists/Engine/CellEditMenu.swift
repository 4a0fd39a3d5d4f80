import CoreGraphics

/// The edit menu of a cell that a finger rests on, as it was before context menus: cut, copy and paste
/// and the entries of `UIMenuController`, as far as a delegate lets them be.
@MainActor
final class CellEditMenu {
  /// What a delegate is asked about one element.
  struct Questions {
    let canPerform: (Selector, UIMenuController) -> Bool
    let perform: (Selector, UIMenuController) -> Void
  }

  private var showing: EditBarShowing?

  /// The system's actions that are asked about, in their order on the menu; Apple's documentation of
  /// `collectionView(_:canPerformAction:forItemAt:withSender:)` names them.
  private static let system = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]

  /// The menu of a cell, from the answers to what is asked.
  static func menu(for cell: UIResponder, _ questions: Questions) -> UIMenu {
    let controller = UIMenuController.shared
    let system = system.compactMap { title, name -> UIMenuElement? in
      let action = Selector(name)
      guard questions.canPerform(action, controller) else { return nil }
      return UIAction(title: title) { _ in questions.perform(action, controller) }
    }
    let own = (controller.menuItems ?? []).compactMap { item -> UIMenuElement? in
      guard questions.canPerform(item.action, controller) else { return nil }
      return UIAction(title: item.title) { [weak cell] _ in
        // What the cell does itself, it does; the rest is the delegate's.
        guard let target = cell?.target(forAction: item.action, withSender: controller) else {
          return questions.perform(item.action, controller)
        }
        _ = UIApplication.shared.sendAction(item.action, to: target, from: controller, for: nil)
      }
    }
    return UIMenu(children: system + own)
  }

  /// Shows the menu of a cell; returns whether there is one.
  func show(for cell: UIView, _ questions: Questions) -> Bool {
    let menu = Self.menu(for: cell, questions)
    guard !menu.children.isEmpty, let window = cell.window else { return false }
    showing?.dismiss()
    let shown = EditBarShowing(
      menu,
      in: window,
      about: cell.convert(cell.bounds, to: window),
      .automatic,
      sender: cell
    )
    shown.didEnd = { [weak self, weak shown] in
      if self?.showing === shown { self?.showing = nil }
    }
    showing = shown
    shown.show(ContextMenuAnimator(nil))
    return true
  }
}
