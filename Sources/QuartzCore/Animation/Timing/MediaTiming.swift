import Foundation

/// The values of `CAMediaTiming` and what follows from them.
package struct MediaTiming: Hashable, Sendable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed = Float(1)
  package var timeOffset = 0.0
  package var repeatCount = Float(0)
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Where something stands in its time.
  package enum Phase: Hashable, Sendable {
    case before
    case active
    case after
  }

  /// A moment in one of the repetitions.
  package struct Moment: Hashable, Sendable {
    /// The share of the duration, 0...1.
    package var share: Double
    /// How many repetitions are over.
    package var repetition: Int
  }

  /// A time of the parent in this time.
  package func local(_ parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// A time of this time in the parent's; a time that stands still is taken for its beginning.
  package func parent(_ local: Double) -> Double {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }

  /// The length of one repetition, both ways, in seconds.
  private var cycle: Double { autoreverses ? duration * 2 : duration }

  /// How long it runs in all, in seconds of its own time.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0 else { return cycle }
    return cycle == 0 ? 0 : cycle * Double(repeatCount)
  }

  package func phase(atLocal time: Double) -> Phase {
    if time < 0 { return .before }
    return time < activeDuration ? .active : .after
  }

  /// Whether time will never again bring another value, at a moment of the parent's time.
  package func isOver(at parent: Double) -> Bool {
    let time = local(parent)
    return speed < 0 ? time <= 0 : speed > 0 && time >= activeDuration
  }

  /// The moment to show at a time of its own; nil where it shows nothing.
  package func moment(atLocal time: Double) -> Moment? {
    switch phase(atLocal: time) {
    case .before:
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return Moment(share: 0, repetition: 0)
    case .active: return moment(inside: time)
    case .after:
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return moment(inside: activeDuration, isEnd: true)
    }
  }

  private func moment(inside time: Double, isEnd: Bool = false) -> Moment {
    guard duration > 0, duration.isFinite, time.isFinite else {
      return Moment(share: isEnd ? 1 : 0, repetition: 0)
    }
    var repetition = (time / cycle).rounded(.down)
    var rest = time - repetition * cycle
    // The end of the last repetition belongs to it, not to one that never comes.
    if isEnd, repetition > 0, rest <= cycle * 1e-9 {
      repetition -= 1
      rest = cycle
    }
    if autoreverses, rest > duration { rest = cycle - rest }
    return Moment(
      share: min(1, max(0, rest / duration)),
      repetition: Int(min(repetition, 1e9))
    )
  }
}
