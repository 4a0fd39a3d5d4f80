import CoreGraphics
import Foundation

/// What a dictionary asks of the keychain.
struct KeychainRequest {
  /// The kind of items; nil where none is named.
  let kind: String?
  private(set) var attributes: [String: Any] = [:]
  private(set) var secret: Data?
  /// What finds one item again.
  private(set) var reference: Data?
  private var ignoresCase = false
  private var isForAllDevices = false
  private var limit = 1
  private var returns: Set<String> = []

  /// Nil for what no request can have.
  init?(_ dictionary: CFDictionary) {
    var kind: String?
    for (key, value) in dictionary {
      guard let key = key.base as? String else { return nil }
      switch key {
      case kSecClass:
        guard let name = value as? String, KeychainItem.isKind(name) else { return nil }
        kind = name
      case kSecValueData:
        guard let data = value as? Data else { return nil }
        secret = data
      case kSecValuePersistentRef:
        guard let data = value as? Data else { return nil }
        reference = data
      case kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef:
        if KeychainValue.isTrue(value) { returns.insert(key) }
      case kSecMatchLimit:
        guard let most = Self.limit(value) else { return nil }
        limit = most
      case kSecMatchCaseInsensitive: ignoresCase = KeychainValue.isTrue(value)
      case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny:
        isForAllDevices = true
      case kSecAttrAccessControl:
        guard let control = value as? SecAccessControl else { return nil }
        attributes[kSecAttrAccessible] = control.protection
      case _
      where key.hasPrefix("u_") || key.hasPrefix("m_") || key == "nleg" || key == kSecValueRef:
        continue
      default:
        guard let plain = KeychainValue.plain(value) else { return nil }
        attributes[key] = plain
      }
    }
    self.kind = kind
  }

  private static func limit(_ value: Any) -> Int? {
    switch value {
    case let name as String: [kSecMatchLimitOne: 1, kSecMatchLimitAll: Int.max][name]
    case let number as Int where number > 0: number
    case let number as NSNumber where number.intValue > 0: number.intValue
    default: nil
    }
  }

  func isFor(_ item: KeychainItem) -> Bool {
    if let reference, Data(item.identity.utf8) != reference { return false }
    if let kind, item.kind != kind { return false }
    // Items that go to other devices are meant only where they are asked for.
    if !isForAllDevices, reference == nil, attributes[kSecAttrSynchronizable] == nil,
      item.isSynchronizable
    {
      return false
    }
    return item.matches(attributes, ignoringCase: ignoresCase)
  }

  /// What is returned of items: the secret, the attributes, or both; one alone or a list.
  func answer(_ items: [KeychainItem]) -> Any? {
    guard !returns.isEmpty else { return nil }
    let parts = items.prefix(limit).map(part)
    return limit == 1 ? parts.first : Array(parts)
  }

  private func part(_ item: KeychainItem) -> Any {
    let data = item.values["v_Data"] as? Data ?? Data()
    let reference = Data(item.identity.utf8)
    if returns == [kSecReturnData] { return data }
    if returns == [kSecReturnPersistentRef] { return reference }
    var result: [String: Any] = [:]
    if returns.contains(kSecReturnAttributes) {
      result = item.attributes
      result[kSecClass] = item.kind
    }
    if returns.contains(kSecReturnData) { result[kSecValueData] = data }
    if returns.contains(kSecReturnPersistentRef) { result[kSecValuePersistentRef] = reference }
    return result
  }
}
