import Foundation
import XCTest

/// Waits for what a strategy makes of a value.
package enum Taking {
  /// What became of the wait.
  package enum Outcome<Format> {
    case taken(Format)
    case timedOut
    case gone
  }

  private final class Box<Format> {
    var value: Format?
  }

  package static func outcome<Format>(
    of async: Async<Format>,
    timeout: TimeInterval
  ) -> Outcome<Format> {
    let box = Box<Format>()
    let expectation = XCTestExpectation(description: "What is compared is there")
    async.run { value in
      guard box.value == nil else { return }
      box.value = value
      expectation.fulfill()
    }
    if let value = box.value { return .taken(value) }
    switch XCTWaiter.wait(for: [expectation], timeout: timeout) {
    case .completed: return box.value.map { .taken($0) } ?? .gone
    case .timedOut: return .timedOut
    default: return .gone
    }
  }

  /// What a test is told that waited too long.
  package static func words(afterTimeout timeout: TimeInterval) -> String {
    "Nothing to compare came within \(timeout) seconds. What loads later has to have loaded; give a"
      + " longer timeout where it takes its time."
  }
}
