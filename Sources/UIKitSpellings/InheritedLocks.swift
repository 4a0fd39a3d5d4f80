// swift-format-ignore-file: NoLeadingUnderscores

import Foundation

// Locks that classes can inherit from: those of Foundation on Linux keep what they are made of to themselves.

/// What inherits from `NSLock` on iOS inherits from this.
open class _Lock: NSObject, NSLocking, @unchecked Sendable {
  private let own = NSLock()

  /// Makes a lock that nobody holds.
  public override init() { super.init() }

  /// What it is called in messages.
  open var name: String? {
    get { own.name }
    set { own.name = newValue }
  }

  /// Waits until nobody holds the lock, and holds it.
  open func lock() { own.lock() }

  /// Lets go of the lock.
  open func unlock() { own.unlock() }

  /// Holds the lock if nobody else does; says whether it does.
  open func `try`() -> Bool { own.try() }

  /// Holds the lock as soon as nobody else does, until a date at the latest; says whether it does.
  open func lock(before limit: Date) -> Bool { own.lock(before: limit) }
}

/// What inherits from `NSRecursiveLock` on iOS inherits from this: who holds it may lock it again.
open class _RecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let own = NSRecursiveLock()

  /// Makes a lock that nobody holds.
  public override init() { super.init() }

  /// What it is called in messages.
  open var name: String? {
    get { own.name }
    set { own.name = newValue }
  }

  /// Waits until no other thread holds the lock, and holds it once more.
  open func lock() { own.lock() }

  /// Lets go of the lock once.
  open func unlock() { own.unlock() }

  /// Holds the lock once more if no other thread does; says whether it does.
  open func `try`() -> Bool { own.try() }

  /// Holds the lock as soon as no other thread does, until a date at the latest; says whether it does.
  open func lock(before limit: Date) -> Bool { own.lock(before: limit) }
}
