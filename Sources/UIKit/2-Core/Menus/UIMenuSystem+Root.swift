extension UIMenuSystem {
  /// The menus.
  var root: UIMenu {
    if let builtRoot { return builtRoot }
    let made = MenuTree(isMain ? StandardMenus.main : StandardMenus.context, of: self)
    guard !isBuilding else { return made.root }
    isBuilding = true
    defer { isBuilding = false }
    let app = UIApplication.shared
    if isMain {
      app.buildMenu(with: made)
    } else {
      (app.keyWindowStore?.firstResponder ?? app).buildMenu(with: made)
    }
    if isMain { builtRoot = made.root }
    return made.root
  }

  /// All key commands in the menus.
  var keyCommands: [UIKeyCommand] {
    func visit(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child -> [UIKeyCommand] in
        if let menu = child as? UIMenu { return visit(menu) }
        return (child as? UIKeyCommand).map { [$0] } ?? []
      }
    }
    return visit(root)
  }
}
