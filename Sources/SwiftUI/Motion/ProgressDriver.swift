import UIKit

/// Goes from 0 to 1 along an animation, frame by frame, for what Core Animation does not animate.
@MainActor
final class ProgressDriver {
  private let law: (TimeInterval) -> Double?
  /// Whether others follow it without end: nobody waits for it.
  var isEndless = false
  private var ticker: FrameTicker?
  private var beginning: TimeInterval?
  private var step: ((Double) -> Void)?

  init(_ animation: Animation) { law = animation.makeLaw() }

  var isRunning: Bool { ticker != nil }

  func start(_ step: @escaping (Double) -> Void) {
    self.step = step
    let ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }
    self.ticker = ticker
    ticker.isEndless = isEndless
    ticker.start()
    step(0)
  }

  func stop() {
    ticker = nil
    step = nil
  }

  /// Shows the step of a time; returns whether there is another one.
  private func tick(_ time: TimeInterval) -> Bool {
    guard let step else { return false }
    let begin = beginning ?? time
    beginning = begin
    let progress = law(time - begin)
    if progress == nil { stop() }
    step(progress ?? 1)
    return progress != nil
  }
}
