import Foundation

/// Time as it really goes on, whatever the clock of the process is.
@MainActor
package enum RealTime {
  /// A time that only goes on, in seconds.
  package static var now: TimeInterval { SimulatedClock.realNow }

  /// Waits until a descriptor can be read or so many seconds are over; returns whether it can be read.
  package static func waitForInput(_ descriptor: Int32, for time: TimeInterval) -> Bool {
    SimulatedClock.waitForInput(descriptor, for: time, heedsMainQueue: false)
  }
}

/// The device and all else that apps are started with, as JSON.
extension LaunchOptions {
  /// The options as the environment holds them.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
