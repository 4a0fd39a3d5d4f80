import CoreGraphics
import Diagnostics
import Foundation

/// The app: its windows, its delegate, its place among the machine's programs.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// Seen and in use.
    case active = 0
    /// Seen and not in use.
    case inactive = 1
    /// Not seen.
    case background = 2
  }

  /// The keys of what an app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app.
  public static var shared: UIApplication {
    slot ?? ScreenContext.keep(UIApplication()) { slot = $0 }
  }

  private static var slot: UIApplication?

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?

  private var ownedDelegate: (any UIApplicationDelegate)?
  private var windowStore: [WeakWindow] = []
  weak var keyWindowStore: UIWindow?
  /// The scenes that are connected, in the order they were.
  var scenes: [UIScene] = []
  /// Whether what runs the app puts windows into scenes, which need no delegate then.
  package var fillsScenes = false
  /// Whether a preview is shown in place of the app's own screens.
  package var showsPreview = false
  /// The window that the app's main storyboard or nib is shown in.
  var mainWindow: UIWindow?
  private(set) var state = State.inactive
  private var hasBeenActive = false
  /// What the app asked of a system around it.
  var outside = AppSurroundings()

  private struct WeakWindow {
    weak var window: UIWindow?
    let id: ObjectIdentifier
    /// Keeps a window without a scene as long as it is shown, whoever made it.
    var shown: UIWindow?
  }

  /// Whether the app is in use.
  open var applicationState: State { state }

  /// The app's windows, in the order they were made.
  @available(*, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead")
  open var windows: [UIWindow] { windowList }

  /// The window that keys go to.
  @available(
    *,
    deprecated,
    message: "Use UIWindowScene.keyWindow on a relevant window scene instead"
  )
  open var keyWindow: UIWindow? { keyWindowStore }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of scenes that are open.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the app can show several scenes at once; it cannot.
  open var supportsMultipleScenes: Bool { false }

  /// The direction in which the language of the machine reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.device.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size of text asked for.
  open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.device.textSize }

  /// Whether the display may not go to sleep.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon.
  ///
  /// Defaults to 0.
  /// Kept for the app; nothing here reads it.
  open var applicationIconBadgeNumber = 0

  /// Whether events are passed over.
  open private(set) var isIgnoringInteractionEvents = false

  /// Passes over events until the call is taken back.
  open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }

  /// Takes events again.
  open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }

  /// Hands an event to its window.
  open func sendEvent(_ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    let touched = event.allTouches?.first?.window
    (touched ?? keyWindowStore ?? windowList.last)?.sendEvent(event)
  }

  /// Opens a URL with the machine's program for it; the answer is whether there is one.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(ExternalOpener.open(url))
  }

  /// Whether the machine has a program that opens URLs.
  open func canOpenURL(_ url: URL) -> Bool { ExternalOpener.isAvailable && url.scheme != nil }

  /// Options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether to open the URL only in an app that owns it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The keys of how a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program that asks for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// What came with the program that asks for it.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is to be worked with where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// Which advertisement led here.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey"
    )
  }

  /// The parts of the system that other programs may stand in for.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Has a method called on a target, or on the first responder after the sender that has it.
  ///
  /// Returns whether there was one.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let start = keyWindowStore?.firstResponder ?? sender as? UIResponder ?? keyWindowStore ?? self
    let found = target ?? start.target(forAction: action, withSender: sender)
    guard let found else { return false }
    return StandardEditAction.perform(action, on: found as AnyObject, sender: sender, event: event)
  }

  /// How the app's screens may be laid out on the device: as its delegate says.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    if let delegate {
      return delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether shaking the device undoes; nothing shakes a window.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var applicationSupportsShakeToEdit = true

  /// How long the app may run unseen: a program here may as long as it likes.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The URL of the app's settings; no program here shows them.
  public nonisolated static let openSettingsURLString = "app-settings:"

  // MARK: Windows

  var windowList: [UIWindow] { windowStore.compactMap(\.window) }

  func remember(_ window: UIWindow) {
    windowStore.append(WeakWindow(window: window, id: ObjectIdentifier(window)))
  }

  /// Keeps a window, or no longer.
  func keep(_ window: UIWindow, _ isKept: Bool) {
    guard let index = windowStore.firstIndex(where: { $0.window === window }) else { return }
    windowStore[index].shown = isKept ? window : nil
  }

  func forget(_ id: ObjectIdentifier) { windowStore.removeAll { $0.id == id } }

  func makeKey(_ window: UIWindow?) {
    guard window !== keyWindowStore, window?.canBecomeKey ?? true else { return }
    if let old = keyWindowStore {
      keyWindowStore = nil
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    keyWindowStore = window
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }

  // MARK: Life

  /// Keeps the delegate, which nobody else does.
  func adopt(_ delegate: any UIApplicationDelegate) {
    ownedDelegate = delegate
    self.delegate = delegate
  }

  /// The object that is called for changes of the app's state: with scenes it is their delegates.
  private var listener: (any UIApplicationDelegate)? { scenes.isEmpty ? delegate : nil }

  /// Comes to another state; delegates are called first, those of scenes before everybody else.
  func enter(_ new: State) {
    guard new != state else { return }
    let old = state
    if new == .active {
      if old == .background || !hasBeenActive && !scenes.isEmpty {
        for scene in scenes { scene.enter(.foregroundInactive) }
        if old == .background { listener?.applicationWillEnterForeground(self) }
        notify(Self.willEnterForegroundNotification)
      }
      hasBeenActive = true
      for scene in scenes { scene.enter(.foregroundActive) }
      state = .active
      listener?.applicationDidBecomeActive(self)
      notify(Self.didBecomeActiveNotification)
      return
    }
    if old == .active {
      for scene in scenes { scene.enter(.foregroundInactive) }
      listener?.applicationWillResignActive(self)
      notify(Self.willResignActiveNotification)
    }
    state = new
    if new == .background {
      for scene in scenes { scene.enter(.background) }
      listener?.applicationDidEnterBackground(self)
      notify(Self.didEnterBackgroundNotification)
    }
  }

  func terminate() {
    enter(.inactive)
    for scene in scenes {
      // The process ends as it stands: on iOS nothing is taken apart, and no `deinit` of the app's runs.
      _ = Unmanaged.passRetained(scene)
      scene.enter(.unattached)
    }
    delegate?.applicationWillTerminate(self)
    notify(Self.willTerminateNotification)
  }

  /// Says that memory is short: to the delegate, to whoever listens, to the controllers on the screen.
  func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    notify(Self.didReceiveMemoryWarningNotification)
    var waiting = windowList.compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      controller.didReceiveMemoryWarning()
      waiting += controller.children
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append(presented)
      }
    }
  }

  func notify(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Notices

  /// Posted when launching ended.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the app came to be used.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the app is about not to be used any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app came to run unseen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the app is about to be seen again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

/// Opens things with the machine's own programs.
private enum ExternalOpener {
  private static let path = "/usr/bin/xdg-open"

  static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: path) }

  static func open(_ url: URL) -> Bool {
    guard isAvailable else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [url.absoluteString]
    do { try process.run() } catch { return false }
    return true
  }
}
