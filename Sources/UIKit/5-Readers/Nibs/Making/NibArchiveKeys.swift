import Foundation
import InterfaceFiles

/// What an element holds under the keys of iOS's archives, which some classes ask for while they are
/// made.
@MainActor
enum NibArchiveKeys {
  static func value(_ key: String, _ coder: NibCoder) -> Any? {
    let values = coder.values
    switch key {
    case "UISystemItem":
      let isTab = coder.element.name == "tabBarItem"
      return values.choice("systemItem", isTab ? tabItems : systemItems)
    case "UIButtonType": return values.choice("buttonType", buttonTypes)
    case "UINavigationBar": return made("navigationBar", coder)
    case "UIToolbar": return made("toolbar", coder)
    case "UITabBar": return made("tabBar", coder)
    case "UINavigationBarHidden": return values.flag("navigationBarHidden")
    case "UIToolbarShown": return values.flag("toolbarHidden").map { !$0 }
    case "UIChildViewControllers":
      return list(SceneRelations.controllers("rootViewController", of: coder))
    case "UIViewControllers":
      return list(SceneRelations.controllers("viewControllers", of: coder))
    case "UIPrimaryViewController": return related("masterViewController", coder)
    case "UISupplementaryViewController": return related("supplementaryViewController", coder)
    case "UISecondaryViewController": return related("detailViewController", coder)
    case "UICompactViewController": return related("compactViewController", coder)
    case "UIStyle" where coder.element.name == "splitViewController":
      return values.choice("style", ["doubleColumn": 1, "tripleColumn": 2])
    case "UITransitionStyle": return values.choice("transitionStyle", ["pageCurl": 0, "scroll": 1])
    case "UINavigationOrientation":
      return values.choice("navigationOrientation", ["horizontal": 0, "vertical": 1])
    case "UISpineLocation":
      return values.choice("spineLocation", ["none": 0, "min": 1, "mid": 2, "max": 3])
    case "UIPageSpacing": return values.number("pageSpacing").map { Double($0) }
    case "UIDoubleSided": return values.flag("doubleSided")
    case "UIText": return values.string("text")
    case "UIPlaceholder": return values.string("placeholder")
    case "UIBorderStyle": return values.choice("borderStyle", borders)
    default: return nil
    }
  }

  private static func made(_ key: String, _ coder: NibCoder) -> AnyObject? {
    coder.element.child(key: key).flatMap { coder.making.make($0) }
  }

  private static func related(_ relation: String, _ coder: NibCoder) -> UIViewController? {
    SceneRelations.controllers(relation, of: coder).first
  }

  private static func list(_ controllers: [UIViewController]) -> [UIViewController]? {
    controllers.isEmpty ? nil : controllers
  }

  private static let systemItems: [String: Int] = [
    "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6,
    "compose": 7, "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12,
    "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17, "pause": 18, "rewind": 19,
    "fastForward": 20, "undo": 21, "redo": 22, "close": 24,
  ]

  private static let tabItems: [String: Int] = [
    "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5,
    "history": 6, "bookmarks": 7, "search": 8, "downloads": 9, "mostRecent": 10, "mostViewed": 11,
  ]

  private static let buttonTypes: [String: Int] = [
    "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
    "infoDark": 4, "contactAdd": 5, "close": 7,
  ]

  private static let borders: [String: Int] = [
    "none": 0, "line": 1, "bezel": 2, "roundedRect": 3,
  ]
}
