import Foundation

// Programs here run unseen as long as they like, so work in the background never expires.
extension UIApplication {
  /// Says that work has to go on when the app is not seen.
  ///
  /// The handler is called when the time for it is over, which here it never is.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Says that work with a name has to go on when the app is not seen.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    outside.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: outside.lastTask)
  }

  /// Says that work is done.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Whether the app may fetch in the background; nothing here wakes apps.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// Posted when `backgroundRefreshStatus` changed, which it does not here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )

  /// Says how often to fetch in the background; nothing here wakes apps.
  @available(
    *,
    deprecated,
    message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead"
  )
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As often as the system likes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// Never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Whether files that are locked with the device can be read; nothing is locked here.
  public var isProtectedDataAvailable: Bool { true }

  /// Posted when locked files are about to close, which they do not here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )

  /// Posted when locked files can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
}
