@_exported import Foundation
import Inert
import Synchronization

/// The framework, as it says that it is inert.
let userNotifications = InertFramework(
  "UserNotifications",
  "asks nobody and shows nothing: authorization is denied, and no notification comes"
)

/// Where an app asks to notify people and hands in what to notify them of.
///
/// Nobody is asked: authorization is denied, and requests are refused with
/// `UNError.notificationsNotAllowed`. Completion handlers are called on the main queue.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter(isMain: true)
  private let kept = Mutex<Set<UNNotificationCategory>>([])

  private init(isMain: Bool) { super.init() }

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter {
    userNotifications.tell()
    return shared
  }

  /// Who would be told of notifications; nil at first.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether content can be made for the delegate's extensions; false.
  open var supportsContentExtensions: Bool { false }

  // MARK: Authorization

  /// Asks nobody: the answer is false, without an error, as of a person who refused.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    userNotifications.answer { completionHandler(false, nil) }
  }

  /// Asks nobody: the answer is false.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// The settings: denied, and everything off.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    userNotifications.answer { completionHandler(UNNotificationSettings()) }
  }

  /// The settings: denied, and everything off.
  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  // MARK: Categories

  /// Sets the kinds of notifications that the app handles.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let given = Handed(categories)
    kept.withLock { $0 = given.categories }
  }

  /// Categories on their way into or out of the lock; they do not change.
  private struct Handed: @unchecked Sendable {
    let categories: Set<UNNotificationCategory>

    init(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
  }

  /// Hands over the kinds of notifications that were set.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    userNotifications.answer { completionHandler(self.kept.withLock { Handed($0) }.categories) }
  }

  /// The kinds of notifications that were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  // MARK: Requests

  /// Refuses a request: nothing is delivered.
  ///
  /// The error is `UNError.notificationsNotAllowed`, since authorization is denied.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    userNotifications.answer { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// Throws `UNError.notificationsNotAllowed`, since authorization is denied.
  open func add(_ request: UNNotificationRequest) async throws {
    userNotifications.tell()
    throw UNError(.notificationsNotAllowed)
  }

  /// Hands over the requests that wait: none.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    userNotifications.answer { completionHandler([]) }
  }

  /// The requests that wait: none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Removes requests; there are none.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  /// Removes all requests; there are none.
  open func removeAllPendingNotificationRequests() {}

  /// Hands over the notifications that were delivered: none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    userNotifications.answer { completionHandler([]) }
  }

  /// The notifications that were delivered: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes delivered notifications; there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all delivered notifications; there are none.
  open func removeAllDeliveredNotifications() {}

  /// Sets the number on the app's icon, which is shown nowhere.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    userNotifications.answer { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// Throws `UNError.notificationsNotAllowed`.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    userNotifications.tell()
    throw UNError(.notificationsNotAllowed)
  }
}

/// What an app that was told of notifications answers; nothing calls it here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification arrives while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  )

  /// A person answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// A person wants to see the app's settings for notifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  /// Goes on.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
