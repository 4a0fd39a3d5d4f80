@_exported import Foundation
import Inert

let telephony = InertFramework("CoreTelephony", "knows no network of phones and no number")

/// What a device knows of phone networks: nothing.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Makes it.
  public override init() {
    super.init()
    telephony.tell()
  }
  /// Nil.
  open var currentRadioAccessTechnology: String? { nil }
  /// Nil.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Nil.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Nil.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Nil.
  open var dataServiceIdentifier: String? { nil }
}

/// Who runs a phone network; there is nobody.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// Nil.
  open var carrierName: String? { nil }
  /// Nil.
  open var mobileCountryCode: String? { nil }
  /// Nil.
  open var mobileNetworkCode: String? { nil }
  /// Nil.
  open var isoCountryCode: String? { nil }
  /// False.
  open var allowsVOIP: Bool { false }
}
