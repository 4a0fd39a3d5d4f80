import CoreGraphics
import Foundation

/// How the poses of a movement follow one another, from the first to the last.
///
/// How long movements take and how far they go is not measured.
struct SymbolCourse {
  /// Poses at parts of the time.
  private let steps: [(time: Double, pose: SymbolPose)]
  /// The seconds for all of them.
  let duration: Double
  /// Whether the speed is the same all the time.
  var isEven = false

  private init(_ duration: Double, _ steps: [(time: Double, pose: SymbolPose)]) {
    (self.duration, self.steps) = (duration, steps)
  }

  /// Over to a pose, after standing still for a part of the time.
  init(from start: SymbolPose, to end: SymbolPose, in duration: Double, after wait: Double = 0) {
    self.init(duration, (wait > 0 ? [(0, start)] : []) + [(wait, start), (1, end)])
  }

  /// The pose at a part of the time.
  func pose(at part: Double) -> SymbolPose {
    guard let last = steps.last, part < last.time else { return steps.last?.pose ?? .rest }
    let next = steps.firstIndex { part < $0.time } ?? 0
    guard next > 0 else { return steps[0].pose }
    let (before, after) = (steps[next - 1], steps[next])
    let way = (part - before.time) / (after.time - before.time)
    return before.pose.mixed(with: after.pose, isEven ? way : way * way * (3 - 2 * way))
  }
}

extension SymbolCourse {
  /// The movement of an effect that goes on and comes back; nil for those that lead to a pose.
  init?(_ effect: SymbolEffectConfiguration, isRightToLeft: Bool) {
    switch effect.kind {
    case .bounce:
      let isDown = effect.direction == .down
      self.init(
        0.6,
        [
          (0, .rest), (0.35, SymbolPose(scale: isDown ? 0.8 : 1.25)),
          (0.7, SymbolPose(scale: isDown ? 1.05 : 0.95)), (1, .rest),
        ]
      )
    case .pulse:
      self.init(1.2, [(0, .rest), (0.5, SymbolPose(opacity: 0.35)), (1, .rest)])
    case .breathe:
      let full = SymbolPose(scale: 1.12, opacity: effect.pulses ? 0.6 : 1)
      self.init(1.6, [(0, .rest), (0.5, full), (1, .rest)])
    case .variableColor:
      let faint = SymbolPose(opacity: effect.hidesInactive ? 0 : 0.35)
      let back: [(time: Double, pose: SymbolPose)] =
        effect.reverses ? [(0.15, faint), (0.5, .rest), (0.85, faint)] : [(0.15, faint)]
      self.init(1.2, [(0, .rest)] + back + [(1, .rest)])
    case .rotate:
      let turn = effect.direction == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
      self.init(1, [(0, .rest), (1, SymbolPose(angle: turn))])
    case .wiggle:
      let way = SymbolPose.wiggle(effect.direction, isRightToLeft: isRightToLeft)
      func part(_ part: Double) -> SymbolPose { SymbolPose.rest.mixed(with: way, part) }
      self.init(
        0.7,
        [
          (0, .rest), (0.15, part(1)), (0.4, part(-1)), (0.62, part(0.7)), (0.82, part(-0.35)),
          (1, .rest),
        ]
      )
    case .appear, .automatic, .disappear, .replace, .scale: return nil
    }
  }
}

extension SymbolPose {
  /// Where a symbol is first that moves to and fro.
  static func wiggle(
    _ direction: SymbolEffectConfiguration.Direction?,
    isRightToLeft: Bool
  ) -> SymbolPose {
    func move(_ x: Double, _ y: Double) -> SymbolPose {
      SymbolPose(offset: CGVector(dx: x * 0.1, dy: y * 0.1))
    }
    let forward: Double = isRightToLeft ? -1 : 1
    switch direction {
    case .left: return move(-1, 0)
    case .right: return move(1, 0)
    case .up: return move(0, -1)
    case .down: return move(0, 1)
    case .forward: return move(forward, 0)
    case .backward: return move(-forward, 0)
    case .angle(let degrees):
      let angle = degrees * .pi / 180
      return move(cos(angle), sin(angle))
    case .counterClockwise: return SymbolPose(angle: -0.2)
    case .clockwise, nil: return SymbolPose(angle: 0.2)
    }
  }

  /// How a symbol stands as long as an effect is there that leads to a pose.
  init(kept effect: SymbolEffectConfiguration) {
    switch (effect.kind, effect.direction) {
    case (.scale, .down): self.init(scale: 0.85)
    case (.scale, _): self.init(scale: 1.15)
    case (.disappear, .up): self = .hiddenLarge
    case (.disappear, _): self = .hidden
    default: self = .rest
    }
  }

  /// How a symbol stands before it comes.
  init(before effect: SymbolEffectConfiguration) {
    self = effect.kind == .appear && effect.direction == .down ? .hiddenLarge : .hidden
  }
}
