import Foundation

extension UIApplication {
  // MARK: Messages

  /// Asks for messages from servers; the delegate hears that there are none.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async { [self] in
      let error = NoSuchService.error("There is no service of remote notifications here.")
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Asks for no messages from servers any more.
  public func unregisterForRemoteNotifications() {}

  /// Whether messages come from servers; they do not here.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for the buttons of headphones, which nothing here hands on.
  public func beginReceivingRemoteControlEvents() {}

  /// Ends asking for the buttons of headphones.
  public func endReceivingRemoteControlEvents() {}

  // MARK: The icon

  /// What the app can do from its icon.
  ///
  /// Defaults to nil.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { outside.shortcutItems }
    set { outside.shortcutItems = newValue }
  }

  /// Whether the app may have another icon; there are none here.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown in place of the app's first; none is.
  public var alternateIconName: String? { nil }

  /// Asks for another icon; the answer is that there are none.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      completionHandler?(NoSuchService.error("Programs have no icons to choose here."))
    }
  }

  // MARK: Coming back

  /// Says that the interface is still being restored; each call is ended by `completeStateRestoration()`.
  public func extendStateRestoration() {}

  /// Says that the interface was restored.
  public func completeStateRestoration() {}

  /// Says that the picture of the app is not to be shown while it launches; none is kept here.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  // MARK: Notices

  /// Posted when the day or the machine's clock changes, which nothing here watches.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )

  /// Posted when a picture of the screen was taken by its owner, which nothing here hears of.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )

  /// The name of the exception of orientations that cannot be.
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation"
  )

  /// The key of the app's version in what is restored.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersion"

  /// The key of the system's version in what is restored.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"

  /// The key of when it was kept in what is restored.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestamp"

  /// The key of the kind of device in what is restored.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"

  /// The key of the storyboard that a controller is restored from.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"
}
