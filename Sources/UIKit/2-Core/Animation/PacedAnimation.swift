import CoreGraphics
import Foundation
import QuartzCore

/// Changes of views that follow a law of one's own: from 0, where the views were, to 1, where they are.
@MainActor
package final class PacedAnimation {
  private let clock: PacedClock
  private let law: (TimeInterval) -> Double?
  private let completion: () -> Void
  private var views: [Animated] = []
  private var beginning: TimeInterval?
  private var isOver = false
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  /// A view that is animated.
  private struct Animated {
    weak var view: UIView?
  }

  private init(
    _ end: PacedClock.End,
    _ law: @escaping (TimeInterval) -> Double?,
    _ completion: @escaping () -> Void
  ) {
    clock = PacedClock(end)
    self.law = law
    self.completion = completion
  }

  /// Makes changes and shows them by a law.
  ///
  /// - Parameters:
  ///   - end: how the animation ends.
  ///   - law: how far the way is after a time in seconds, which may leave 0...1; nil when it is over.
  ///   - changes: changes of properties that can be animated.
  ///   - completion: called when nothing follows the law any longer.
  package static func perform(
    until end: PacedClock.End = .own,
    law: @escaping (TimeInterval) -> Double?,
    changes: () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let animation = PacedAnimation(end, law, completion)
    let settings = AnimationBlock.Settings(
      duration: 1,
      pace: .curve(.linear),
      options: .allowUserInteraction
    )
    let block = AnimationBlock(settings, completion: nil)
    block.pacer = animation.clock
    // The block keeps the animation until the last of what it moves has stopped.
    block.whenFinished { _ in animation.finish() }
    block.witness = { view, _ in animation.views.append(Animated(view: view)) }
    block.perform(changes)
    block.witness = nil
    block.close()
    if animation.isOver { return }
    animation.ticker.isEndless = animation.clock.isEndless
    animation.ticker.start()
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard !isOver else { return false }
    let begin = beginning ?? time
    beginning = begin
    guard let value = law(time - begin) else {
      clock.stop()
      AnimationRegistry.current.end { [clock] in $0.pacer === clock }
      return false
    }
    clock.value = value
    for animated in views { animated.view?.backing.mark(.changed) }
    return true
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    clock.stop()
    views = []
    completion()
  }
}
