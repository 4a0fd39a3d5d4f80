import Foundation

/// A key that does something while the view that offers it is on the screen, wherever the focus is.
@MainActor
package struct KeyShortcut {
  /// The key and its modifiers; its action is not asked for.
  package let command: UIKeyCommand
  /// What it is called in the overview of keys.
  package let title: () -> String
  /// Does it; returns whether it did anything.
  package let action: () -> Bool

  /// Makes a shortcut of a key.
  package init(
    command: UIKeyCommand,
    title: @escaping () -> String,
    action: @escaping () -> Bool
  ) {
    self.command = command
    self.title = title
    self.action = action
  }
}

/// A view that offers such keys.
@MainActor
package protocol KeyShortcutOffering: UIView {
  /// Those that would do something now, in the order in which they are asked.
  var keyShortcuts: [KeyShortcut] { get }
}

/// Finds the shortcut of a key.
@MainActor
enum KeyShortcuts {
  /// Does what a key is the shortcut of; returns whether it is one.
  static func take(_ press: UIPress, whileTyping: Bool) -> Bool {
    guard press.phase == .began, let key = press.key, let window = press.window else {
      return false
    }
    // What types something types it.
    let types = key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    if whileTyping, types, key.characters.count == 1 { return false }
    let isRightToLeft = UIScreen.main.device.isRightToLeft
    return seen(in: window).contains { shortcut in
      shortcut.command.matches(key, isRightToLeft: isRightToLeft) && shortcut.action()
    }
  }

  /// The shortcuts that have a title, for the overview of keys.
  static func overview(in window: UIWindow) -> [UIKeyCommand] {
    seen(in: window).compactMap { shortcut in
      let title = shortcut.title()
      shortcut.command.discoverabilityTitle = title
      return title.isEmpty ? nil : shortcut.command
    }
  }

  /// The shortcuts of what is on the screen, those of views further back first; what is modal hides those
  /// of what it stands before.
  static func seen(in window: UIWindow) -> [KeyShortcut] {
    var found: [KeyShortcut] = []
    func visit(_ view: UIView) {
      guard ReadingOrder.isSeen(view) else { return }
      if let offering = view as? any KeyShortcutOffering { found += offering.keyShortcuts }
      for child in view.subviewList { visit(child) }
    }
    let modal = window.subviewList.last { $0.isModalByNature && !$0.isHidden }
    visit(modal ?? window)
    return found
  }
}
