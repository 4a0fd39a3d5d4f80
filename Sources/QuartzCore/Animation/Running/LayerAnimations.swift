/// The animations of one layer, in the order they were added.
package final class LayerAnimations {
  package internal(set) var runs: [AnimationRun] = []
  /// Whether the last frame showed anything but the place differently from the model.
  var changedLook = false

  /// Changes the model's values to those shown at a time of the layer's.
  func apply(at time: Double, to values: inout LayerValues) {
    for run in runs { run.animation.apply(at: run.shownTime(at: time), to: &values) }
  }

  func run(forKey key: String) -> AnimationRun? { runs.last { $0.key == key } }

  /// Takes an animation away; nil where there is none with the key.
  func remove(forKey key: String) -> AnimationRun? {
    runs.firstIndex { $0.key == key }.map { runs.remove(at: $0) }
  }
}
