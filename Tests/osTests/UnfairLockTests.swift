import Foundation
import Testing
import os

@Suite struct `Locks` {
  @Test func `let one at a time at what they keep`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 4_000)
  }

  @Test func `are given back when a block throws`() {
    struct Refusal: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: Refusal.self) { try lock.withLock { _ in throw Refusal() } }
    #expect(lock.withLock { $0 } == 1)
  }

  @Test func `copies are the same lock`() {
    let lock = OSAllocatedUnfairLock()
    let copy = lock
    lock.lock()
    #expect(!copy.lockIfAvailable())
    copy.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 5 } == 5)
  }

  @Test func `keep what is not safe to hand on`() {
    final class Box { var value = 1 }
    let lock = OSAllocatedUnfairLock(uncheckedState: Box())
    lock.withLockUnchecked { $0.value += 1 }
    #expect(lock.withLockUnchecked { $0.value } == 2)
  }

  @Test func `of C are taken and given back`() {
    var lock = os_unfair_lock()
    withUnsafeMutablePointer(to: &lock) {
      os_unfair_lock_lock($0)
      #expect(!os_unfair_lock_trylock($0))
      os_unfair_lock_unlock($0)
      #expect(os_unfair_lock_trylock($0))
      os_unfair_lock_unlock($0)
    }
  }
}
