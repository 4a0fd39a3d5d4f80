// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// Waits until no other thread holds an object, and holds it; a thread may hold it several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Lets go of an object that this thread holds.
///
/// - Returns: 0, or -1 where no thread holds it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.release(object as AnyObject) ? 0 : -1
}

/// The locks of objects that threads hold or wait for.
private enum ObjectLocks {
  /// One lock, and how often it is held or waited for.
  private struct Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    entries.withLock { entries in
      entries[ObjectIdentifier(object), default: Entry()].users += 1
      return entries[ObjectIdentifier(object), default: Entry()].lock
    }
  }

  static func release(_ object: AnyObject) -> Bool {
    entries.withLock { entries in
      let key = ObjectIdentifier(object)
      guard var entry = entries[key] else { return false }
      entry.users -= 1
      entries[key] = entry.users > 0 ? entry : nil
      entry.lock.unlock()
      return true
    }
  }
}
