import CoreGraphics
import Foundation
import QuartzCore

/// The ground that a controller's view is shown on; it hands events to the views.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height above the ground.
    public let rawValue: CGFloat

    /// Makes a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level from its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ground: 0.
    public static let normal = Level(0)
    /// The status bar's: 1000.
    public static let statusBar = Level(1000)
    /// The alerts': 2000.
    public static let alert = Level(2000)
  }

  var firstResponder: UIResponder?
  private var root: UIViewController?
  private var level = Level.normal
  weak var scene: UIWindowScene?
  /// Whether the window is seen without a scene in an app that has scenes, as one of a test's own is.
  package var needsNoScene = false
  private var farewell: ReleaseAction?

  /// Makes a hidden window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWindow()
  }

  /// Makes a hidden window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init(frame: windowScene.screen.bounds)
    prepareWindow()
  }

  /// Makes a hidden window from an archive, as large as the screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    prepareWindow()
  }

  private func prepareWindow() {
    hostWindow = self
    let id = ObjectIdentifier(self)
    farewell = ReleaseAction { [backing] in
      backing.removeFromSuperlayer()
      UIApplication.shared.forget(id)
    }
    backing.isHidden = true
    UIApplication.shared.remember(self)
    inheritTraits()
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }

  /// How far in front the window is.
  ///
  /// Defaults to `normal`.
  open var windowLevel: Level {
    get { level }
    set {
      level = newValue
      backing.zPosition = newValue.rawValue
    }
  }

  /// The display the window is on.
  open var screen: UIScreen { .main }

  /// The scene the window belongs to.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      scene = newValue
      inheritTraits()
      if !isHidden { enterScreen() }
    }
  }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStore === self }

  /// Whether the window may be the key window.
  ///
  /// Defaults to true.
  open var canBecomeKey: Bool { true }

  /// Lets keys go to this window.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and lets keys go to it.
  open func makeKeyAndVisible() {
    if isHidden {
      setHidden(false, asKey: true)
    } else {
      makeKey()
    }
  }

  /// Called when the window becomes the key window.
  open func becomeKey() {}

  /// Called when the window stops being the key window.
  open func resignKey() {}

  /// Hands an event to the views and gesture recognisers it concerns.
  open func sendEvent(_ event: UIEvent) {
    Services.the((any EventDelivering).self).deliver(event, in: self)
  }

  /// A point of these coordinates in another window's; nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    backing.convert(point, to: window?.backing)
  }

  /// A point of another window's coordinates in these; nil stands for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    backing.convert(point, from: window?.backing)
  }

  /// A rectangle of these coordinates in another window's; nil stands for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    backing.convert(rect, to: window?.backing)
  }

  /// A rectangle of another window's coordinates in these; nil stands for the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    backing.convert(rect, from: window?.backing)
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) }
  }

  open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.device.safeAreaInsets }

  open override var next: UIResponder? { scene ?? UIApplication.shared }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let focus = Services.the((any FocusMoving).self)
    let rest = presses.filter { !focus.take($0, in: self) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A controller's view that was replaced by hand still fills the window.
    if let view = root?.viewIfLoaded, view.superview === self, view.frame != bounds,
      view.transform.isIdentity
    {
      view.frame = bounds
    }
  }

  private lazy var ownUndoManager = UndoManager()

  /// What takes back what was done in the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether there is anything to take back or do again.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case "undo:": ownUndoManager.canUndo
    case "redo:": ownUndoManager.canRedo
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  override var responderWindow: UIWindow? { self }

  // MARK: Notices

  /// Posted when a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted when a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted when a window became the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted when a window stopped being the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )

  // MARK: Showing

  private func setHidden(_ hidden: Bool, asKey: Bool = false) {
    guard hidden != super.isHidden else { return }
    super.isHidden = hidden
    UIApplication.shared.keep(self, !hidden && scene == nil)
    if hidden {
      backing.removeFromSuperlayer()
      if isKeyWindow { UIApplication.shared.makeKey(nil) }
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    } else {
      enterScreen()
      Appearances.shared.apply(to: self)
      // The root's view is loaded before the window is key; what the root shows in its turn, as the
      // first of a stack, may ask for the key window when its own is.
      root?.loadViewIfNeeded()
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      if asKey { makeKey() }
      addRootView()
    }
  }

  /// In an app with scenes a window is seen as one of a scene, and without one not at all.
  func enterScreen() {
    let isOfScenes = !UIApplication.shared.scenes.isEmpty && SceneManifest.main != nil
    if scene == nil, isOfScenes, !needsNoScene {
      backing.removeFromSuperlayer()
    } else if backing.superlayer == nil {
      UIScreen.main.rootLayer.addSublayer(backing)
    }
  }

  private func setRoot(_ controller: UIViewController?) {
    guard controller !== root else { return }
    if let root { root.presentations.endAll(below: root) }
    root?.viewIfLoaded?.removeFromSuperview()
    root?.rootWindow = nil
    root = controller
    controller?.rootWindow = self
    if !isHidden { addRootView() }
  }

  private func addRootView() {
    guard let root, let view = root.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
