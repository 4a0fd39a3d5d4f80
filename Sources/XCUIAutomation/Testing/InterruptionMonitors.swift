import Foundation
import XCTest

/// Who is asked about an alert that stands in the way.
@MainActor
final class InterruptionMonitors {
  /// A handler, as whoever added it knows it.
  final class Monitor: NSObject {
    let words: String
    let handler: (XCUIElement) -> Bool

    init(_ words: String, _ handler: @escaping (XCUIElement) -> Bool) {
      (self.words, self.handler) = (words, handler)
    }
  }

  static let shared = InterruptionMonitors()

  private var monitors: [Monitor] = []
  /// Whether a handler is at work, which may touch the alert itself.
  private(set) var isAsking = false

  func add(_ monitor: Monitor) { monitors.append(monitor) }

  func remove(_ monitor: any NSObjectProtocol) { monitors.removeAll { $0 === monitor } }

  func removeAll() { monitors = [] }

  var isEmpty: Bool { monitors.isEmpty }

  /// Asks from the last one added on; returns whether one did something about the alert.
  func handle(_ alert: XCUIElement) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return monitors.reversed().contains { $0.handler(alert) }
  }
}

extension XCTestCase {
  /// Adds a block that is asked when an alert stands in the way of what a test does with another element.
  ///
  /// The one added last is asked first, until one returns true. All are forgotten when the test is over.
  ///
  /// - Parameters:
  ///   - handlerDescription: What it is for, for people.
  ///   - handler: Does something about the alert that it is given, and returns whether it did.
  /// - Returns: What takes it away again.
  @MainActor @preconcurrency
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitors.Monitor(handlerDescription, handler)
    InterruptionMonitors.shared.add(monitor)
    return monitor
  }

  /// Takes a block away that was asked about alerts.
  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    InterruptionMonitors.shared.remove(monitor)
  }
}
