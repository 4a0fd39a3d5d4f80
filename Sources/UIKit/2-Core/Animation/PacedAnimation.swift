import CoreGraphics
import Foundation
import QuartzCore

/// Changes of views that follow a law of one's own: from 0, where the views were, to 1, where they are.
@MainActor
package final class PacedAnimation {
  private let clock = Clock()
  private let delay: TimeInterval
  private let law: (TimeInterval) -> Double?
  private let completion: () -> Void
  private var views: [Animated] = []
  private var beginning: TimeInterval?
  private lazy var ticker = FrameTicker { [self] time in tick(time) }

  /// A view that is animated.
  private struct Animated {
    weak var view: UIView?
  }

  /// How far the animation is.
  private final class Clock: AnimationDriver {
    var value = 0.0
    var isMoving = true

    func progress(from start: Double, isVertical: Bool) -> Double { value }
  }

  private init(
    _ delay: TimeInterval,
    _ law: @escaping (TimeInterval) -> Double?,
    _ completion: @escaping () -> Void
  ) {
    self.delay = delay
    self.law = law
    self.completion = completion
  }

  /// Makes changes and shows them by a law.
  ///
  /// - Parameters:
  ///   - delay: how long views stay as they were, in seconds.
  ///   - law: how far the way is after a time in seconds, which may leave 0...1; nil when it is over.
  ///   - changes: changes of properties that can be animated.
  ///   - completion: called when the law is over.
  package static func perform(
    delay: TimeInterval = 0,
    law: @escaping (TimeInterval) -> Double?,
    changes: () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let animation = PacedAnimation(delay, law, completion)
    let settings = AnimationBlock.Settings(
      duration: 1,
      pace: .curve(.linear),
      options: .allowUserInteraction
    )
    let block = AnimationBlock(settings, completion: nil)
    block.pacer = animation.clock
    block.witness = { view, _ in animation.views.append(Animated(view: view)) }
    block.perform(changes)
    block.close()
    block.witness = nil
    animation.ticker.start()
  }

  private func tick(_ time: TimeInterval) -> Bool {
    let begin = beginning ?? time + delay
    beginning = begin
    if time < begin { return true }
    // What nobody sees any longer would go on for ever, where the law does.
    let isSeen = views.isEmpty || views.contains { $0.view?.hostWindow != nil }
    guard isSeen, let value = law(time - begin) else {
      clock.value = 1
      clock.isMoving = false
      let clock = clock
      AnimationRegistry.current.end { ($0.pacer as? Clock) === clock }
      views = []
      completion()
      return false
    }
    clock.value = value
    for animated in views { animated.view?.backing.mark(.changed) }
    return true
  }
}
