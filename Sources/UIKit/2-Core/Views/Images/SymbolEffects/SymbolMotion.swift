import CoreGraphics
import Foundation

/// A movement of a symbol, from when it began.
struct SymbolMotion {
  let effect: SymbolEffectConfiguration
  /// Whether the effect is there until it is taken away.
  let isKept: Bool
  private let course: SymbolCourse
  /// How often it is gone through; nil is without end.
  private let count: Int?
  /// The seconds between two times.
  private let pause: Double
  /// So many times as fast.
  private let pace: Double
  /// How the symbol stands afterwards until the effect is taken away; nil where the effect is over.
  private let kept: SymbolPose?
  private let begin: TimeInterval
  /// Called when the symbol stands still, or the effect is taken away before.
  var completion: ((_ isFinished: Bool) -> Void)?

  /// Begins an effect, which is there until it is taken away, or not, and takes over from how the symbol stands.
  init(
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions,
    isKept: Bool,
    from old: SymbolPose,
    isRightToLeft: Bool,
    at begin: TimeInterval
  ) {
    self.effect = effect
    self.isKept = isKept
    self.begin = begin
    pace = options.pace > 0 ? options.pace : 1
    if var course = SymbolCourse(effect, isRightToLeft: isRightToLeft) {
      let behavior = options.behavior
      course.isEven = behavior?.isContinuous == true && effect.kind == .rotate
      self.course = course
      count = behavior == nil ? (isKept ? nil : 1) : behavior?.count.map { max($0, 0) }
      pause = behavior?.delay ?? 0
      kept = nil
    } else {
      let comes = effect.kind == .appear
      let end = comes ? SymbolPose.rest : SymbolPose(kept: effect)
      course = SymbolCourse(
        from: comes && old == .rest ? SymbolPose(before: effect) : old,
        to: end,
        in: 0.35
      )
      (count, pause) = (1, 0)
      kept = comes ? nil : end
    }
  }

  /// Goes through a course once.
  init(
    _ effect: SymbolEffectConfiguration,
    _ course: SymbolCourse,
    pace: Double = 1,
    at begin: TimeInterval
  ) {
    (self.effect, self.course, self.begin) = (effect, course, begin)
    (count, pause, kept, isKept) = (1, 0, nil, false)
    self.pace = pace > 0 ? pace : 1
  }

  /// Whether it goes on without end.
  var isEndless: Bool { count == nil }

  /// Whether the symbol moves.
  func isMoving(at time: TimeInterval) -> Bool {
    guard let count else { return true }
    return seconds(time) < Double(count) * (course.duration + pause) - pause
  }

  /// Whether nothing is left of it.
  func isOver(at time: TimeInterval) -> Bool { kept == nil && !isMoving(at: time) }

  private func seconds(_ time: TimeInterval) -> Double { max(time - begin, 0) * pace }

  /// How the symbol stands.
  func pose(at time: TimeInterval) -> SymbolPose {
    guard isMoving(at: time) else { return kept ?? .rest }
    let seconds = seconds(time).truncatingRemainder(dividingBy: course.duration + pause)
    return course.pose(at: seconds / course.duration)
  }

  /// What brings the symbol back to rest once the effect is taken away.
  func ending(at time: TimeInterval) -> SymbolMotion {
    let pose = pose(at: time)
    guard effect.kind == .rotate else {
      return SymbolMotion(effect, SymbolCourse(from: pose, to: .rest, in: 0.35), at: time)
    }
    // A turn is finished.
    let turn = effect.direction == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
    let rest = 1 - pose.angle / turn
    var course = SymbolCourse(
      from: pose,
      to: SymbolPose(angle: turn),
      in: max(rest * self.course.duration, 0.01)
    )
    course.isEven = self.course.isEven
    return SymbolMotion(effect, course, pace: pace, at: time)
  }

  /// The same as if it had begun long ago.
  var atItsEnd: SymbolMotion? {
    guard let kept else { return nil }
    return SymbolMotion(effect, keeping: kept, completion)
  }

  private init(
    _ effect: SymbolEffectConfiguration,
    keeping kept: SymbolPose,
    _ completion: ((Bool) -> Void)?
  ) {
    self.effect = effect
    course = SymbolCourse(from: kept, to: kept, in: 1)
    (count, pause, pace, begin, isKept) = (0, 0, 1, 0, true)
    self.kept = kept
    self.completion = completion
  }
}
