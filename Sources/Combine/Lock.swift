import Foundation
import Synchronization

/// A lock that may be taken again by the thread that has it.
final class Lock: @unchecked Sendable {
  private static let numbers = Mutex<UInt>(0)
  private let lock = NSRecursiveLock()

  static func nextNumber() -> UInt {
    numbers.withLock {
      $0 += 1
      return $0
    }
  }

  func run<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Takes a value out, so that only one gets it.
  func take<Value>(_ value: inout Value?) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    defer { value = nil }
    return value
  }
}
