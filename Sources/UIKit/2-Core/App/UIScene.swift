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
    /// URLs to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// Activities to go on with.
    public let userActivities: Set<NSUserActivity>

    /// What was chosen at the app's icon.
    public let shortcutItem: UIApplicationShortcutItem?

    /// The type of an activity that is still to come; none is.
    public var handoffUserActivityType: String? { nil }

    /// The program that asks for it; none does.
    public var sourceApplication: String? { nil }

    init(
      urlContexts: Set<UIOpenURLContext> = [],
      userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
    }
  }

  /// How a URL is opened.
  @MainActor @preconcurrency
  public final class OpenURLOptions: NSObject {
    /// The program that asks for it; none does.
    public var sourceApplication: String? { nil }

    /// What came with the program that asks for it; nothing.
    public var annotation: Any? { nil }

    /// Whether the file is to be worked with where it is, as files of this machine are.
    public let openInPlace: Bool

    init(_ url: URL) { openInPlace = url.isFileURL }
  }

  /// The session the scene belongs to.
  public let session: UISceneSession
  private var ownedDelegate: (any UISceneDelegate)?
  private(set) var storedState = ActivationState.unattached
  lazy var conditions = UISceneActivationConditions()

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
  /// Kept for the app; nothing here reads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }

  /// Comes to another state, through those between; the delegate is called first, then everybody
  /// else.
  func enter(_ state: ActivationState) {
    let old = storedState
    guard state != old else { return }
    switch state {
    case .foregroundActive:
      if old != .foregroundInactive { enter(.foregroundInactive) }
      storedState = state
      delegate?.sceneDidBecomeActive(self)
      notify(Self.didActivateNotification)
    case .foregroundInactive:
      if old == .foregroundActive {
        delegate?.sceneWillResignActive(self)
        notify(Self.willDeactivateNotification)
        storedState = state
      } else {
        delegate?.sceneWillEnterForeground(self)
        notify(Self.willEnterForegroundNotification)
        storedState = state
      }
    case .background:
      if old == .foregroundActive { enter(.foregroundInactive) }
      storedState = state
      if old != .unattached {
        delegate?.sceneDidEnterBackground(self)
        session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
        notify(Self.didEnterBackgroundNotification)
      }
    case .unattached:
      if old != .background { enter(.background) }
      storedState = state
      delegate?.sceneDidDisconnect(self)
      notify(Self.didDisconnectNotification)
      UIApplication.shared.scenes.removeAll { $0 === self }
    }
  }

  /// Connects the scene: its delegate makes the windows.
  func connect(_ options: ConnectionOptions) {
    if !UIApplication.shared.scenes.contains(self) { UIApplication.shared.scenes.append(self) }
    for window in UIApplication.shared.windowList where window.scene == nil && !window.isHidden {
      window.enterScreen()
    }
    delegate?.scene(self, willConnectTo: session, options: options)
    if let kept = session.stateRestorationActivity {
      delegate?.scene(self, restoreInteractionStateWith: kept)
    }
    notify(Self.willConnectNotification)
  }

  private func notify(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// What is said of the scene below its title.
  ///
  /// Defaults to nothing.
  /// Kept for the app; nothing here reads it.
  open var subtitle = ""

  /// Opens a URL with the machine's program for it; the answer is whether there is one.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    // No app here owns addresses of the web.
    guard options?.universalLinksOnly != true else {
      completion?(false)
      return
    }
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// How a scene opens a URL.
  @MainActor @preconcurrency
  public final class OpenExternalURLOptions: NSObject {
    /// Whether to open the URL only in an app that owns it.
    ///
    /// Defaults to false.
    public var universalLinksOnly = false
  }

  // MARK: Notices

  /// Posted when a scene is connected, after its delegate heard of it.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted when a scene was closed.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene came to be used.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted when a scene is about not to be used any more.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted when a scene is about to be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene is not seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// A URL to open, with where it came from.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// How it is to be opened.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions(url)
  }
}
