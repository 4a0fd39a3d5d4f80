import Foundation

/// An item of the keychain: its kind and what is known of it, in property-list values.
struct KeychainItem {
  let kind: String
  var values: [String: Any]

  /// What tells an item from others of its kind.
  private static let keys: [String: [String]] = [
    "genp": ["acct", "svce", "agrp", "sync"],
    "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    "cert": ["ctyp", "issr", "slnr", "agrp", "sync"],
    "keys": ["kcls", "klbl", "atag", "type", "bsiz", "esiz", "agrp", "sync"],
  ]

  static func isKind(_ name: String) -> Bool { keys[name] != nil }

  /// What finds the item again: its kind and what tells it from others.
  var identity: String {
    let parts = (Self.keys[kind] ?? []).map { key in
      // The sign between the parts may stand in one of them.
      KeychainValue.text(values[key]).replacing("\u{1E}", with: "\u{1E}0")
        .replacing("\u{1F}", with: "\u{1E}1")
    }
    return ([kind] + parts).joined(separator: "\u{1F}")
  }

  var isSynchronizable: Bool { KeychainValue.isTrue(values["sync"]) }

  /// The secret is no attribute.
  var attributes: [String: Any] {
    var result = values
    result["v_Data"] = nil
    return result
  }

  func matches(_ query: [String: Any], ignoringCase: Bool) -> Bool {
    query.allSatisfy { key, wanted in
      let (a, b) = (KeychainValue.text(values[key]), KeychainValue.text(wanted))
      return ignoringCase ? a.lowercased() == b.lowercased() : a == b
    }
  }
}

/// Values of the keychain, which come as they were boxed.
enum KeychainValue {
  static func isTrue(_ value: Any?) -> Bool {
    switch value {
    case let value as Bool: value
    case let value as NSNumber: value.boolValue
    default: false
    }
  }

  /// A value as property lists have it; nil for what they cannot have.
  static func plain(_ value: Any) -> Any? {
    switch value {
    case let value as String: value
    case let value as Data: value
    case let value as Date: value
    case let value as Bool: value
    case let value as Int: value
    case let value as NSNumber:
      value.doubleValue == value.doubleValue.rounded() ? value.intValue : value.doubleValue
    default: nil
    }
  }

  /// What is compared: no value is as an empty one.
  static func text(_ value: Any?) -> String {
    switch value {
    case let value as String: value
    case let value as Data: value.isEmpty ? "" : value.base64EncodedString()
    case let value as Date: "\(value.timeIntervalSinceReferenceDate)"
    case let value as Bool: value ? "1" : ""
    case let value as Int: value == 0 ? "" : "\(value)"
    case let value as NSNumber: value.doubleValue == 0 ? "" : "\(value)"
    default: ""
    }
  }
}
