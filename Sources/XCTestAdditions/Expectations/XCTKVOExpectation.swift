import Foundation
import FoundationAdditions
import XCTest

/// An expectation of the value of a property, which is looked at a hundred times a second.
///
/// Classes of Swift need no `@objc dynamic` for it. It belongs to the main thread.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether the value is the one that is waited for.
  public typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool

  /// The path of the property.
  public let keyPath: String
  /// The object that has the property.
  public let observedObject: Any
  /// The value that is waited for; nil for any change.
  public let expectedValue: Any?
  /// What decides whether a value that has changed is the one; nil where the expected value does.
  open var handler: Handler?
  private let first: String
  private var timer: Timer?

  /// Waits for a value of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The path of the property.
  ///   - object: The object that has it.
  ///   - expectedValue: The value; nil for any value that differs from the present one.
  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    first = Self.text(keyPath, of: object)
    let wanted = expectedValue.map { " to be \($0)" } ?? " to change"
    super.init(description: "Expect \(keyPath)\(wanted)")
    let timer = Timer(timeInterval: 0.01, repeats: true) { [weak self] timer in
      if self?.look() != false { timer.invalidate() }
    }
    self.timer = timer
    // The one that waits turns.
    RunLoop.current.add(timer, forMode: .common)
  }

  deinit { timer?.invalidate() }

  /// Looks at the value; whether it is the one.
  private func look() -> Bool {
    let now = Self.text(keyPath, of: observedObject)
    let isIt: Bool
    if let handler {
      isIt = now != first && handler(observedObject, [:])
    } else {
      isIt = expectedValue.map { "\($0)" == now } ?? (now != first)
    }
    if isIt { fulfill() }
    return isIt
  }

  private static func text(_ keyPath: String, of object: Any) -> String {
    KeyedValues.value(of: object, path: keyPath.split(separator: ".").map(String.init))
      .map { "\($0)" } ?? "nil"
  }
}

extension XCTestCase {
  /// Makes an expectation of a value of a property.
  ///
  /// - Parameters:
  ///   - object: The object that has the property.
  ///   - keyPath: The path of the property.
  ///   - expectedValue: The value; nil for any change.
  /// - Returns: The expectation.
  @discardableResult
  public func keyValueObservingExpectation(
    for object: Any,
    keyPath: String,
    expectedValue: Any?
  ) -> XCTestExpectation {
    XCTKVOExpectation(keyPath: keyPath, object: object, expectedValue: expectedValue)
  }

  /// Waits for expectations for as long as it takes.
  public func fulfillment(of expectations: [XCTestExpectation]) async {
    await fulfillment(of: expectations, timeout: 60 * 60)
  }
}
