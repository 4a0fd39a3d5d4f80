// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A lock that lets one at a time at the state it keeps.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock with a state that need not be safe to hand on.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Does something with the state while nobody else can.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Does something with the state while nobody else can.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that keeps nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until nobody else has the lock, and takes it.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock if nobody else has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Does something while nobody else can.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }
}

/// A lock that is part of a value.
public struct os_unfair_lock: @unchecked Sendable {
  fileprivate let lock = NSLock()

  /// Makes a lock that nobody has.
  public init() {}
}

/// A lock that is part of a value.
public typealias os_unfair_lock_s = os_unfair_lock

/// Waits until nobody else has a lock, and takes it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  lock.pointee.lock.lock()
}

/// Takes a lock if nobody else has it.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.pointee.lock.try()
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  lock.pointee.lock.unlock()
}
