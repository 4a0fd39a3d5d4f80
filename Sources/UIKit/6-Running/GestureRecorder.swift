import Foundation
import WindowHost

/// Writes down the input of a window, so that it can be replayed.
package final class GestureRecorder {
  private let path: String
  private let start: Double
  private var script: GestureScript

  /// Starts with the size of the window, at a time of its clock.
  package init(path: String, size: HostSize, scale: Double, at start: Double) {
    self.path = path
    self.start = start
    script = GestureScript(events: [.resized(size, scale: scale, time: 0)])
  }

  package func take(_ events: [HostEvent]) {
    script.events += events.map { $0.earlier(by: start) }
  }

  /// Writes the file; returns whether that was possible.
  @discardableResult
  package func write() -> Bool { OutputFile.write(script.data, to: path) }
}

extension HostEvent {
  /// The same event on a clock that started later.
  fileprivate func earlier(by seconds: Double) -> HostEvent {
    // Millionths of a second are more than any clock means.
    func since(_ time: Double) -> Double { ((time - seconds) * 1e6).rounded() / 1e6 }
    switch self {
    case .pointer(var pointer):
      pointer.time = since(pointer.time)
      return .pointer(pointer)
    case .scroll(var scroll):
      scroll.time = since(scroll.time)
      return .scroll(scroll)
    case .key(var key):
      key.time = since(key.time)
      return .key(key)
    case .text(let text, let time): return .text(text, time: since(time))
    case .resized(let size, let scale, let time):
      return .resized(size, scale: scale, time: since(time))
    default: return self
    }
  }
}
