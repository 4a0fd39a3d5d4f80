import Foundation
import QuartzCore

/// The changes of a block of keyframes, gathered by property.
@MainActor
final class KeyframeRecorder {
  /// A stretch of the animation, in shares of its duration.
  struct Window {
    var start: Double
    var end: Double
  }

  private struct Step {
    var window: Window
    var change: LayerChange
  }

  private struct Property: Hashable {
    var layer: ObjectIdentifier
    var keyPath: String
  }

  private var steps: [Property: [Step]] = [:]
  private var order: [Property] = []
  private var window: Window?

  /// Whether changes made now belong to a keyframe.
  var isRecording: Bool { window != nil }

  /// Gathers the changes made inside as a keyframe.
  func record(_ window: Window, _ changes: () -> Void) {
    let outer = self.window
    self.window = window
    changes()
    self.window = outer
  }

  func record(_ change: LayerChange) {
    guard let window else { return }
    let property = Property(layer: ObjectIdentifier(change.layer), keyPath: change.keyPath)
    if steps[property] == nil { order.append(property) }
    steps[property, default: []].append(Step(window: window, change: change))
  }

  /// Makes the animations of what was gathered.
  func finish(_ block: AnimationBlock, mode: CAAnimationCalculationMode) {
    for property in order {
      guard let steps = steps[property], let last = steps.last else { continue }
      block.add(animation(of: steps, block, mode), to: last.change)
      let whole = LayerChange(
        layer: last.change.layer,
        keyPath: last.change.keyPath,
        old: steps[0].change.old,
        shown: steps[0].change.shown,
        new: last.change.new
      )
      if let view = whole.layer.delegate as? UIView { block.witness?(view, whole) }
    }
    steps = [:]
    order = []
  }

  private func animation(
    of steps: [Step],
    _ block: AnimationBlock,
    _ mode: CAAnimationCalculationMode
  ) -> CAKeyframeAnimation {
    let fromNow = block.settings.options.contains(.beginFromCurrentState)
    let first = steps[0].change
    var times = [0.0]
    var values = [fromNow ? first.shown ?? first.old : first.old]
    let sorted = steps.enumerated().sorted {
      ($0.element.window.start, $0.offset) < ($1.element.window.start, $1.offset)
    }.map(\.element)
    for step in sorted {
      let latest = times[times.count - 1]
      if step.window.start > latest + 1e-9 {
        times.append(step.window.start)
        values.append(values[values.count - 1])
      }
      times.append(max(step.window.end, latest))
      values.append(step.change.new)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    let final = steps[steps.count - 1].change
    let animation = CAKeyframeAnimation(keyPath: final.keyPath)
    let differences = values.compactMap { final.added($0) }
    animation.isAdditive = differences.count == values.count
    animation.setKeys(animation.isAdditive ? differences : values)
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.duration = block.settings.duration
    if case .curve(let curve) = block.settings.pace {
      animation.timingFunction = CAMediaTimingFunction(curve)
    }
    return animation
  }
}
