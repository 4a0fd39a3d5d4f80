// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// Adds an item to the keychain, and returns of it what is asked for.
///
/// - Returns: `errSecDuplicateItem` where there is such an item, `errSecParam` where the dictionary cannot
///   be one.
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, found) = Keychain.app.add(attributes)
  if let result { result.pointee = found.map { $0 as AnyObject } }
  return status
}

/// Finds items of the keychain, and returns of them what is asked for.
///
/// - Returns: `errSecItemNotFound` where there is none, `errSecParam` where the dictionary cannot be one.
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, found) = Keychain.app.find(query)
  if let result { result.pointee = found.map { $0 as AnyObject } }
  return status
}

/// Changes all items of the keychain that are asked for.
///
/// - Returns: `errSecItemNotFound` where there is none, `errSecDuplicateItem` where one would become
///   another, `errSecParam` where a dictionary cannot be one.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.app.update(query, attributesToUpdate)
}

/// Deletes all items of the keychain that are asked for.
///
/// - Returns: `errSecItemNotFound` where there is none, `errSecParam` where the dictionary cannot be one.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.app.delete(query) }
