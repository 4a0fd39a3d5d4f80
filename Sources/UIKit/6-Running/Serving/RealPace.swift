import Foundation

/// How the app's time follows the real one, where it does.
struct RealPace {
  /// The app's time and the real one at the same moment; nil while time stands still.
  private var start: (app: TimeInterval, real: TimeInterval)?

  var isReal: Bool { start != nil }

  /// Lets time go on from a time of the app.
  mutating func begin(at app: TimeInterval, real: TimeInterval) { start = (app, real) }

  mutating func end() { start = nil }

  /// The app's time at a real one.
  func time(at real: TimeInterval) -> TimeInterval? {
    start.map { $0.app + max(0, real - $0.real) }
  }
}
