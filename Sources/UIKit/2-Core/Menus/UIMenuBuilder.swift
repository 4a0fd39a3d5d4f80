import Foundation

/// Changes the menus of the app while they are made.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  /// Which menus are made.
  var system: UIMenuSystem { get }

  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// The action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// The command that calls a method, with the same property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Gives a menu other entries.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )

  /// Puts a menu before another.
  func insertSibling(
    _ siblingMenu: UIMenu,
    beforeMenu siblingIdentifier: UIMenu.Identifier
  )

  /// Puts a menu after another.
  func insertSibling(
    _ siblingMenu: UIMenu,
    afterMenu siblingIdentifier: UIMenu.Identifier
  )

  /// Puts a menu first into another.
  func insertChild(
    _ childMenu: UIMenu,
    atStartOfMenu parentIdentifier: UIMenu.Identifier
  )

  /// Puts a menu last into another.
  func insertChild(
    _ childMenu: UIMenu,
    atEndOfMenu parentIdentifier: UIMenu.Identifier
  )

  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus that is changed.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, of system: UIMenuSystem) { (self.root, self.system) = (root, system) }

  // MARK: Looking

  private func first<Found>(
    in menu: UIMenu,
    _ match: (UIMenuElement) -> Found?
  ) -> Found? {
    if let found = match(menu) { return found }
    for child in menu.children {
      if let menu = child as? UIMenu {
        if let found = first(in: menu, match) { return found }
      } else if let found = match(child) {
        return found
      }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return nil }
      let (wanted, own) = (propertyList as? AnyHashable, command.propertyList as? AnyHashable)
      return wanted == own ? command : nil
    }
  }

  // MARK: Changing

  /// Gives the menu that holds an element with the identifier other entries.
  @discardableResult
  private func change(
    around identifier: UIMenu.Identifier,
    _ body: (Int, inout [UIMenuElement]) -> Void
  ) -> Bool {
    var isFound = false
    func visit(_ menu: UIMenu) -> UIMenu {
      var children = menu.children
      let index = children.firstIndex { ($0 as? UIMenu)?.identifier == identifier }
      if let index, !isFound {
        isFound = true
        body(index, &children)
        return menu.replacingChildren(children)
      }
      children = children.map { child in (child as? UIMenu).map(visit) ?? child }
      return menu.replacingChildren(children)
    }
    let changed = visit(root)
    if isFound { root = changed }
    return isFound
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == .root {
      root = replacementMenu
      return
    }
    change(around: replacedIdentifier) { $1[$0] = replacementMenu }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(around: siblingIdentifier) { $1.insert(siblingMenu, at: $0) }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(around: siblingIdentifier) { $1.insert(siblingMenu, at: $0 + 1) }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(around: removedIdentifier) { $1.remove(at: $0) }
  }
}
