import UIKit

/// An app, by what it shows.
@MainActor @preconcurrency
public protocol App {
  /// What the app shows.
  associatedtype Body: Scene
  /// What the app shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  init()
}

extension App {
  /// Makes the app and runs it until it ends.
  public static func main() {
    let root = AnyView(AppRoot(app: PropertyHolder(value: Self())))
    AppRun.current = AppRun { root }
    UIApplication.runToTheEnd {
      AppRun.current?.makeDelegate() ?? StandardDelegate()
    }
  }
}

/// Something that an app shows: a window, as a rule.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The views of the first window; nil where the scene has none.
  func rootView() -> AnyView?
}

extension Scene {
  /// Those of the body.
  public func rootView() -> AnyView? { body.rootView() }
}

extension Never: Scene {
  /// None.
  public func rootView() -> AnyView? { nil }
}

/// Makes one scene of several.
@resultBuilder @MainActor
public struct SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneGroup {
    var parts: [any Scene] = []
    repeat parts.append(each content)
    return SceneGroup(parts: parts)
  }
}

/// Several scenes: the first that has views is shown.
public struct SceneGroup: Scene {
  let parts: [any Scene]

  /// There is none.
  public var body: Never { fatalError("SceneGroup has no body.") }

  /// Those of the first that has some.
  public func rootView() -> AnyView? {
    for part in parts { if let view = part.rootView() { return view } }
    return nil
  }
}

/// Windows of the same kind: one is shown.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// Makes windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// There is none.
  public var body: Never { fatalError("WindowGroup has no body.") }

  /// The views.
  public func rootView() -> AnyView? { AnyView(content) }
}

/// A scene with something changed about its views.
public struct ChangedScene<Base: Scene>: Scene {
  let base: Base
  let change: (AnyView) -> AnyView

  /// There is none.
  public var body: Never { fatalError("ChangedScene has no body.") }

  /// The changed views.
  public func rootView() -> AnyView? { base.rootView().map(change) }
}

extension Scene {
  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Sets a value of the environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an object into the environment.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environmentObject(object)) }
  }

  /// Puts an observable object into the environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environment(object)) }
  }
}

/// What an app shows, with its state.
private struct AppRoot<Shown: App>: View {
  let app: PropertyHolder<Shown>
  @State private var phase = PhaseBox()

  var body: some View {
    (app.value.body.rootView() ?? AnyView(EmptyView()))
      .environment(\.scenePhase, phase.follower.phase)
  }
}

@MainActor
private final class PhaseBox {
  lazy var follower = PhaseFollower()

  nonisolated init() {}
}

/// Follows whether the app is active.
@MainActor @Observable
private final class PhaseFollower {
  private(set) var phase = ScenePhase.active
  @ObservationIgnored private var tokens: [any NSObjectProtocol] = []

  init() {
    let changes: [(Notification.Name, ScenePhase)] = [
      (UIApplication.didBecomeActiveNotification, .active),
      (UIApplication.willResignActiveNotification, .inactive),
      (UIApplication.didEnterBackgroundNotification, .background),
      (UIApplication.willEnterForegroundNotification, .inactive),
    ]
    for (name, phase) in changes {
      let reference = MainActorReference(self)
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          onMainActor { reference.object?.phase = phase }
        }
      )
    }
  }
}

/// An app that runs.
@MainActor
final class AppRun {
  static var current: AppRun?

  private let root: () -> AnyView
  private var window: UIWindow?
  /// Makes the delegate that the app names.
  var delegateType: (any UIApplicationDelegate.Type)?
  private(set) var delegate: (any UIApplicationDelegate)?

  init(root: @escaping () -> AnyView) { self.root = root }

  func makeDelegate() -> (any UIApplicationDelegate)? {
    UIApplication.shared.fillsScenes = true
    let hasScenes = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
    _ = NotificationCenter.default.addObserver(
      forName: hasScenes
        ? UIScene.willConnectNotification : UIApplication.didFinishLaunchingNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { AppRun.current?.open() }
    }
    delegate = DelegateAdaptors.make?()
    return delegate
  }

  private func open() {
    guard window == nil, !UIApplication.shared.showsPreview else { return }
    let window: UIWindow
    if let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first {
      window = UIWindow(windowScene: scene)
    } else {
      window = UIWindow(frame: UIScreen.main.bounds)
    }
    window.rootViewController = UIHostingController(rootView: root())
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The delegate of apps that name none.
private final class StandardDelegate: UIResponder, UIApplicationDelegate {}

/// Makes the delegate that an app names.
@MainActor
enum DelegateAdaptors {
  static var make: (() -> any UIApplicationDelegate)?
  static var made: (any UIApplicationDelegate)?
}

/// Lets an app have a delegate of UIKit's.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Names the class of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    DelegateAdaptors.make = {
      let delegate = DynamicInstantiation.make(delegateType)
      DelegateAdaptors.made = delegate
      return delegate
    }
  }

  /// The delegate.
  public var wrappedValue: DelegateType {
    if let made = DelegateAdaptors.made as? DelegateType { return made }
    let made = DynamicInstantiation.make(DelegateType.self)
    DelegateAdaptors.made = made
    DelegateAdaptors.make = { made }
    return made
  }
}
