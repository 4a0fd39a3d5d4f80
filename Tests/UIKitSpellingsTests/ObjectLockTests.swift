import Foundation
import Synchronization
import Testing
import UIKitSpellings

/// Objects that threads hold.
@Suite struct ObjectLockTests {
  private final class Account: Sendable {
    nonisolated(unsafe) var sum = 0
  }

  @Test func `one thread at a time holds an object, several times if it likes`() {
    let account = Account()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(account)
        objc_sync_enter(account)
        account.sum += 1
        objc_sync_exit(account)
        objc_sync_exit(account)
      }
    }
    #expect(account.sum == 4_000)
  }

  @Test func `an object that nobody holds cannot be let go of`() {
    #expect(objc_sync_exit(Account()) == -1)
    let account = Account()
    #expect(objc_sync_enter(account) == 0 && objc_sync_exit(account) == 0)
    #expect(objc_sync_exit(account) == -1)
  }
}
