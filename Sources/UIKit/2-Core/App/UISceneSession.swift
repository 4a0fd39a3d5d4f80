import Foundation

/// What makes a scene the same when it is closed and opened again.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window on the device's display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another display that only shows something.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  weak var storedScene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// How the scene is set up.
  public internal(set) var configuration: UISceneConfiguration

  /// A name that stays when the app is launched again.
  public let persistentIdentifier = "main"

  /// The scene, while it is connected.
  public var scene: UIScene? { storedScene }

  /// Values to keep with the session.
  ///
  /// Kept for the app; nothing here reads it.
  public var userInfo: [String: Any]?

  /// What the scene needs to be as it was.
  ///
  /// Defaults to nil; its delegate is asked for it when the scene is not seen any more. It lives as long
  /// as the program.
  public var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// How a scene is set up: its classes.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name the configuration has in Info.plist.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene.
  public var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?

  /// The storyboard whose first screen the scene's window shows.
  public var storyboard: UIStoryboard?

  /// Makes a configuration; a name takes what Info.plist says under it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    let entry = SceneManifest.main?.entry(named: name, role: sessionRole.rawValue)
    sceneClass = entry?.sceneClass
    delegateClass = entry?.delegateClass
    storyboard = entry?.storyboardName.map {
      UIStoryboard($0, .main, place: "Info.plist, UISceneStoryboardFile \"\($0)\"")
    }
  }
}
