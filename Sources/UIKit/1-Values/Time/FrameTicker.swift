import Foundation

/// Something that goes on from frame to frame.
@MainActor
package final class FrameTicker {
  private let step: (TimeInterval) -> Bool
  package private(set) var isRunning = false
  /// Whether it goes on without end: nobody waits for it.
  package var isEndless = false

  /// - Parameter step: does its part for the frame at a time; returns whether it goes on.
  package init(_ step: @escaping (TimeInterval) -> Bool) { self.step = step }

  package func start() {
    guard !isRunning else { return }
    isRunning = true
    FrameTickers.current.add(self)
  }

  fileprivate func tick(_ time: TimeInterval) {
    guard isRunning else { return }
    isRunning = false
    if step(time) { start() }
  }
}

/// Everything that goes on from frame to frame.
@MainActor
final class FrameTickers {
  private static var slot: FrameTickers?
  static var current: FrameTickers { slot ?? ScreenContext.keep(FrameTickers()) { slot = $0 } }

  private var running: [FrameTicker] = []

  var isRunning: Bool { !running.isEmpty }

  /// Whether something goes on that comes to its end.
  var comesToRest: Bool { running.contains { !$0.isEndless } }

  fileprivate func add(_ ticker: FrameTicker) {
    if !running.contains(where: { $0 === ticker }) { running.append(ticker) }
    // What goes on without end is no reason to wait, but one to go on.
    if ticker.isEndless { FrameCycle.current.wake() } else { FrameCycle.current.request() }
  }

  /// Lets everything do its part for a frame.
  func tick(_ time: TimeInterval) {
    let tickers = running
    running = []
    for ticker in tickers { ticker.tick(time) }
  }
}
