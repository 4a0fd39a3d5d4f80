import Foundation
import WindowHost

extension HeadlessFrames {
  /// How long things may come by themselves after input, in seconds: as long as a person takes to do the
  /// next thing.
  static let lull: TimeInterval = 0.5

  /// Plays input and goes on until nothing moves, which takes as long as `lull` where something comes by
  /// itself; returns whether that came to be in time.
  ///
  /// Timers that are due later are not waited for, and movements that never end neither.
  @discardableResult
  func playToRest(_ input: [HostEvent], patience: TimeInterval) -> Bool {
    let end = max(next, input.compactMap(\.time).max() ?? next)
    play(input, until: end + Self.lull, isExact: false)
    while stage.comesToRest {
      guard next < end + patience else { return false }
      play([], until: next + Self.step / 2, isExact: false)
    }
    return true
  }
}
