import Foundation

extension UIScene {
  /// How a scene is asked for.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    /// Makes options that say nothing.
    public override init() { super.init() }

    /// The scene that asks.
    ///
    /// Defaults to nil.
    /// Kept for the app; nothing here reads it.
    open var requestingScene: UIScene?
  }
}

extension UIWindowScene {
  /// How a new scene stands beside the one that asked for it.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Beside it, or in its place.
    case standard = 1
    /// In front of it.
    case prominent = 2
  }

  /// How a scene of windows is asked for.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How the scene stands beside the one that asks.
    ///
    /// Defaults to `automatic`.
    /// Kept for the app; nothing here reads it.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// A scene that something can be opened in.
  ///
  /// Such scenes are there where an app may have several
  /// (`UIApplication.supportsMultipleScenes`): not on an iPhone, and not here.
  @MainActor @preconcurrency
  open class ActivationConfiguration: NSObject {
    /// What the scene shows.
    public let userActivity: NSUserActivity

    /// How the scene is asked for.
    ///
    /// Defaults to nil.
    /// Kept for the app; nothing here reads it.
    open var options: ActivationRequestOptions?

    /// What grows into the scene.
    ///
    /// Defaults to nil: the view that was pinched.
    /// Kept for the app; nothing here reads it.
    open var preview: UITargetedPreview?

    /// Makes a configuration.
    public init(
      userActivity: NSUserActivity,
      options: ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }
  }
}
