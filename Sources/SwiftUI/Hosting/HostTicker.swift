import UIKit

/// Something that goes on from frame to frame while its host is in a window.
@MainActor
final class HostTicker {
  private weak var host: ViewHost?
  private let step: (TimeInterval) -> Bool
  private var isPaused = false
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  /// - Parameters:
  ///   - host: what it goes on in.
  ///   - step: does its part for the frame at a time; returns whether it goes on.
  init(_ host: ViewHost, _ step: @escaping (TimeInterval) -> Bool) {
    self.host = host
    self.step = step
  }

  /// Whether it goes on without end: nobody waits for it.
  var isEndless: Bool {
    get { ticker.isEndless }
    set { ticker.isEndless = newValue }
  }

  func start() { ticker.start() }

  private func tick(_ time: TimeInterval) -> Bool {
    guard let host else { return false }
    if host.isInWindow { return step(time) }
    if !isPaused {
      isPaused = true
      host.onReturn { [weak self] in
        self?.isPaused = false
        self?.start()
      }
    }
    return false
  }
}
