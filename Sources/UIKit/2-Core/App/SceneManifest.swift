import Foundation

/// What Info.plist says of scenes.
@MainActor
struct SceneManifest {
  struct Entry {
    let name: String?
    let sceneClass: AnyClass?
    let delegateClass: AnyClass?
    let delegateName: String?
    let storyboardName: String?
  }

  private let entries: [Entry]

  /// The app's own; nil when it has no scenes.
  static var main: SceneManifest? { SceneManifest(Bundle.main.information) }

  init?(_ info: [String: Any]) {
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    // Without configurations here it is the app's delegate who says how a scene is set up.
    let configurations = manifest["UISceneConfigurations"] as? [String: Any]
    let list =
      configurations?[Self.windowRole] as? [[String: Any]] ?? []
    entries = list.map { item in
      let delegateName = item["UISceneDelegateClassName"] as? String
      return Entry(
        name: item["UISceneConfigurationName"] as? String,
        sceneClass: (item["UISceneClassName"] as? String).flatMap(ClassLookup.find),
        delegateClass: delegateName.flatMap(ClassLookup.find),
        delegateName: delegateName,
        storyboardName: item["UISceneStoryboardFile"] as? String
      )
    }
  }

  /// The role of scenes with windows, as the file names it.
  private static let windowRole = "UIWindowSceneSessionRoleApplication"

  /// What is said of scenes of a name, for a role as the file names it.
  func entry(named name: String?, role: String) -> Entry? {
    guard role == Self.windowRole else { return nil }
    return entries.first { $0.name == name } ?? (name == nil ? entries.first : nil)
  }

  var first: Entry? { entries.first }
}

/// Finds classes by the names that Info.plist gives them.
enum ClassLookup {
  /// The class of a name, with or without its module; placeholders of Xcode stand for the app's.
  static func find(_ name: String) -> AnyClass? {
    let module =
      Bundle.main.information["CFBundleExecutable"] as? String
      ?? ProcessInfo.processInfo.processName
    let name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      .replacingOccurrences(of: "$(PRODUCT_NAME)", with: module)
    if let type = NSClassFromString(name) { return type }
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    return NSClassFromString("\(ProcessInfo.processInfo.processName).\(bare)")
  }
}
