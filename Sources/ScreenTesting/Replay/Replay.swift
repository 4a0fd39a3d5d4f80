import Foundation
import UIKit

extension TestedScreen {
  /// What a screen showed in a frame of a replay.
  public struct Shown: Sendable, Equatable, Codable {
    /// The time, in seconds.
    public let time: Double
    /// The offsets of all scroll views, parents first: x, y.
    public let offsets: [[Double]]
    /// The digest of the pixels.
    public let pixels: String
  }

  /// Plays a script of input that was recorded, and says what each frame showed.
  ///
  /// Docs/GestureScripts.md describes the file; `./run PATH --record FILE` writes one. Times count from
  /// now.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - rest: How long frames are shown after the last input, in seconds.
  /// - Returns: What the frames showed.
  /// - Throws: A `ReplayMistake` where the file cannot be read.
  public func replay(_ file: URL, rest: Double = 1) throws -> [Shown] {
    let script: GestureScript
    switch GestureScript.load(file.path) {
    case .success(let found): script = found
    case .failure(let problem): throw ReplayMistake(description: "\(problem.diagnosis)")
    }
    let start = time
    var events = script.events[...]
    var shown: [Shown] = []
    let end = start + script.end + rest
    while time < end || !events.isEmpty {
      let due = events.prefix { $0.due + start <= time + 1e-9 }
      events = events.dropFirst(due.count)
      send(due.map { $0.later(by: start) })
      shown.append(look())
    }
    return shown
  }

  private func look() -> Shown {
    func offsets(_ view: UIView) -> [[Double]] {
      let own = (view as? UIScrollView).map(\.contentOffset).map { [[Double($0.x), Double($0.y)]] }
      return (own ?? []) + view.subviews.flatMap(offsets)
    }
    return Shown(time: time, offsets: offsets(window), pixels: pixelDigest)
  }
}

/// A recorded script that cannot be read.
public struct ReplayMistake: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String
}
