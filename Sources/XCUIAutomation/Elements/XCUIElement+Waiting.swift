import Foundation

extension XCUIElement {
  /// Waits until there is such an element, for so many seconds at most; returns whether there is.
  ///
  /// The time is that of the app and takes no real time.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(timeout) { session throws(ElementFailure) in try isThere(in: session) }
  }

  /// Waits until there is no such element, for so many seconds at most; returns whether there is none.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(timeout) { session throws(ElementFailure) in try !isThere(in: session) }
  }

  /// Waits until a property has a value, for so many seconds at most; returns whether it has.
  ///
  /// Where there is no such element it has none.
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>,
    toEqual expectedValue: Value,
    timeout: TimeInterval
  ) -> Bool {
    let isOfAbsence = [\XCUIElement.exists, \XCUIElement.isHittable].contains(keyPath)
    return wait(timeout) { session throws(ElementFailure) in
      if !isOfAbsence {
        guard try isThere(in: session) else { return false }
      }
      return self[keyPath: keyPath] == expectedValue
    }
  }

  /// Lets time pass until a condition holds; returns whether it came to do so in time.
  func wait(
    _ timeout: TimeInterval,
    _ holds: (AppSession) throws(ElementFailure) -> Bool
  ) -> Bool {
    attempt(or: false) { () throws(ElementFailure) in
      guard let session = try present() else { return false }
      let end = TestClock.now + max(0, timeout)
      while true {
        if try holds(session) { return true }
        let left = end - TestClock.now
        guard left > 1e-6 else { return false }
        try session.answering { session throws(AppProcess.Failure) in
          try session.pass(atMost: left)
        }
      }
    }
  }
}
