import Foundation
import XCTest

extension Snapshotting {
  /// A strategy that waits before it looks, such as for animations to end.
  ///
  /// - Parameters:
  ///   - duration: How long it waits, in seconds.
  ///   - strategy: How it looks then.
  /// - Returns: The strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(
      pathExtension: strategy.pathExtension,
      diffing: strategy.diffing,
      asyncSnapshot: { value in
        Async { callback in
          let isOver = XCTestExpectation(description: "The wait is over")
          DispatchQueue.main.asyncAfter(deadline: .now() + duration) { isOver.fulfill() }
          _ = XCTWaiter.wait(for: [isOver], timeout: duration + 1)
          strategy.snapshot(value).run(callback)
        }
      }
    )
  }
}
