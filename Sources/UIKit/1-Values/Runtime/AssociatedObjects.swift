// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep the value alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps the value.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Keeps a copy of the value.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Puts a value beside an object under a key; nil takes it away.
///
/// Nobody tells when the object is gone: its value is let go of soon after, in one of the next frames.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, UInt(bitPattern: key), of: object as AnyObject, policy)
}

/// The value beside an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(UInt(bitPattern: key), of: object as AnyObject)
}

/// Takes away all values beside an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// Values beside objects, which know nothing of them.
enum AssociatedObjects {
  private enum Value {
    case kept(Any)
    case unowned(() -> AnyObject?)
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries may be looked at; when it is enough for all of them, they are.
    var credit = 0
  }

  private static let table = Mutex(Table())

  static func set(_ value: Any?, _ key: UInt, of owner: AnyObject, _ policy: objc_AssociationPolicy)
  {
    let stored = value.map { value -> Value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        let object = value as AnyObject
        return .unowned { [weak object] in object }
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
      }
    }
    // What is replaced may run code of its own when it goes: outside the lock.
    var gone: [Any] = []
    table.withLock { table in
      let identity = ObjectIdentifier(owner)
      var entry = table.entries[identity] ?? Entry(owner: owner)
      if entry.owner !== owner {
        gone.append(entry)
        entry = Entry(owner: owner)
      }
      if let old = entry.values[key] { gone.append(old) }
      entry.values[key] = stored
      table.entries[identity] = entry
      gone += sweep(&table, adding: 2).map { $0 as Any }
    }
    withExtendedLifetime(gone) {}
  }

  static func value(_ key: UInt, of owner: AnyObject) -> Any? {
    let stored = table.withLock { table -> Unchecked<Value?> in
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else {
        return Unchecked(nil)
      }
      return Unchecked(entry.values[key])
    }
    switch stored.value {
    case .kept(let value): return value
    case .unowned(let value): return value()
    case nil: return nil
    }
  }

  static func removeAll(of owner: AnyObject) {
    let gone = table.withLock {
      Unchecked($0.entries.removeValue(forKey: ObjectIdentifier(owner)))
    }
    withExtendedLifetime(gone) {}
  }

  /// Lets go of the values of owners that are gone.
  static func dropOrphans() {
    let gone = table.withLock { Unchecked(sweep(&$0, adding: 64)) }
    withExtendedLifetime(gone) {}
  }

  /// Drops the entries whose owners are gone, as soon as what was added up allows a look at all:
  /// many entries cost neither a frame nor a caller more than few do.
  private static func sweep(_ table: inout Table, adding credit: Int) -> [Entry] {
    table.credit += credit
    guard table.credit >= table.entries.count else { return [] }
    table.credit = 0
    let gone = table.entries.values.filter { $0.owner == nil }
    if !gone.isEmpty { table.entries = table.entries.filter { $0.value.owner != nil } }
    return gone
  }
}
