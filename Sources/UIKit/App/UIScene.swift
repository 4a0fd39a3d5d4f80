// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// One instance of an app's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is seen and in use.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Seen and in use.
    case foregroundActive = 0
    /// Seen and not in use.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// What a scene is connected with.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// URLs to open; none here.
    public let urlContexts: Set<UIOpenURLContext> = []
  }

  /// The session the scene belongs to.
  public let session: UISceneSession
  private var ownedDelegate: (any UISceneDelegate)?
  private(set) var storedState = ActivationState.unattached

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.storedScene = self
  }

  /// The scene's delegate.
  open var delegate: (any UISceneDelegate)? {
    get { ownedDelegate }
    set { ownedDelegate = newValue }
  }

  /// Whether the scene is seen and in use.
  open var activationState: ActivationState { storedState }

  /// The title of the scene.
  ///
  /// Defaults to nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }

  func enter(_ state: ActivationState) {
    let old = storedState
    guard state != old else { return }
    if state == .foregroundActive {
      if old != .foregroundInactive { delegate?.sceneWillEnterForeground(self) }
      storedState = state
      delegate?.sceneDidBecomeActive(self)
    } else if state == .foregroundInactive {
      if old == .foregroundActive { delegate?.sceneWillResignActive(self) }
      storedState = state
    } else {
      storedState = state
      if state == .background { delegate?.sceneDidEnterBackground(self) }
      if state == .unattached { delegate?.sceneDidDisconnect(self) }
    }
  }
}

/// A URL to open, with where it came from.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  var traits = TraitStore()

  /// The display the scene is on.
  open var screen: UIScreen { .main }

  /// The scene's windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windowList.filter { $0.windowScene === self }
  }

  /// The window of the scene that keys go to.
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindowStore.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// How the scene is laid out on the device.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeLeft
  }

  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? windows.first ?? UIView() }

  /// The traits that windows of the scene are handed.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

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
  public var userInfo: [String: Any]?

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
    let entry = SceneManifest.main?.entry(named: name, role: sessionRole)
    sceneClass = entry?.sceneClass
    delegateClass = entry?.delegateClass
    storyboard = entry?.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
  }
}

/// What a scene answers to; every method is optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected; its window is made here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called when the scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene came to be used.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about not to be used any more.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when URLs are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What a scene with windows answers to; every member is optional.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
