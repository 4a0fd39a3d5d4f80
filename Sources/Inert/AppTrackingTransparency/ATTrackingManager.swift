@_exported import Foundation
import Inert

let tracking = InertFramework("AppTrackingTransparency", "asks nobody: tracking is denied")

/// What asks whether an app may follow people: nobody is asked.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// Whether an app may.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  /// Denied.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    tracking.tell()
    return .denied
  }

  /// Asks nobody: the answer is denied, later on the main queue.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    tracking.answer { completion(.denied) }
  }

  /// Asks nobody: the answer is denied.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    tracking.tell()
    return .denied
  }
}
