import Foundation

/// Menus that belong to the app as a whole.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The app's own menus; their keys work, as on an iPad, although no bar shows them.
  public static var main: UIMenuSystem {
    mainSlot ?? ScreenContext.keep(UIMenuSystem(isMain: true)) { mainSlot = $0 }
  }

  /// What edit menus begin with.
  public static var context: UIMenuSystem {
    contextSlot ?? ScreenContext.keep(UIMenuSystem(isMain: false)) { contextSlot = $0 }
  }

  private static var mainSlot: UIMenuSystem?
  private static var contextSlot: UIMenuSystem?

  private let isMain: Bool
  private var tree: MenuTree?
  private var isBuilding = false

  private init(isMain: Bool) { self.isMain = isMain }

  /// Has the menus made again before they are next used.
  open func setNeedsRebuild() { tree = nil }

  /// Has the entries asked about again; they are each time they are used.
  open func setNeedsRevalidate() {}

  /// The menus.
  var root: UIMenu {
    if let tree { return tree.root }
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
    if isMain { tree = made }
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
