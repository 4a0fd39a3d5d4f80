import Foundation
import Testing
import UIKitSpellings

/// Locks that classes inherit from.
@Suite struct `Inherited locks` {
  private final class Counter: _Lock, @unchecked Sendable {
    var locked = 0
    override func lock() {
      super.lock()
      locked += 1
    }
  }

  private final class Again: _RecursiveLock, @unchecked Sendable {}

  @Test func `are held by one at a time, and tell their subclasses`() {
    let lock = Counter()
    lock.lock()
    #expect(!lock.try() && lock.locked == 1)
    #expect(!lock.lock(before: Date(timeIntervalSince1970: 0)))
    lock.unlock()
    #expect(lock.try())
    lock.unlock()
    // Foundation's own method calls those of the subclass.
    #expect(lock.withLock { lock.locked } == 2)
  }

  @Test func `can be held several times where they are recursive`() {
    let lock = Again()
    lock.lock()
    #expect(lock.try())
    lock.unlock()
    lock.unlock()
  }
}
