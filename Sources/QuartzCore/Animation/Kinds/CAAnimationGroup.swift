import Foundation

/// Several animations that run together, in the time of the group.
///
/// Animations that go on longer than the group are cut off at its end; their delegates are not
/// called.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their begin times count from the beginning of the group.
  ///
  /// Defaults to nil.
  open var animations: [CAAnimation]?

  package override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  package override func apply(
    _ moment: MediaTiming.Moment,
    _ progress: Double,
    to values: inout LayerValues
  ) {
    for animation in animations ?? [] { animation.apply(at: progress * duration, to: &values) }
  }

  /// Gives the animations without a duration that of the group.
  package func passDuration() {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      (animation as? CAAnimationGroup)?.passDuration()
    }
  }

  package override var changesLook: Bool { animations?.contains { $0.changesLook } ?? false }
}
