import Foundation
import Synchronization
import Testing
import XCTest

/// Counts the assertions without a name in a test.
final class AssertionNumbers: Sendable {
  /// Those of the test of Swift Testing that runs.
  @TaskLocal static var ofTest = AssertionNumbers()
  /// Those of the test of XCTest that runs.
  private static let ofXCTest = AssertionNumbers()

  private let counts = Mutex<[String: Int]>([:])

  /// Those of the test that runs.
  static var current: AssertionNumbers {
    guard Test.current == nil else { return ofTest }
    _ = observer
    return ofXCTest
  }

  /// The number of the next assertion, from one.
  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  /// A test may run more than once.
  private final class Observer: XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { ofXCTest.counts.withLock { $0 = [:] } }
  }

  private static let observer: HandedOver<Observer> = onMain {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return HandedOver(value: observer)
  }
}
