@_exported import Foundation
import Inert

let advertising = InertFramework("AdSupport", "knows nobody: the identifier is all zeros")

/// What tells people apart for advertising: nobody is told apart.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager(isShared: true)
  private init(isShared: Bool) { super.init() }

  /// The manager.
  open class func shared() -> ASIdentifierManager {
    advertising.tell()
    return manager
  }

  /// All zeros, as where people may not be followed.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// False.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
