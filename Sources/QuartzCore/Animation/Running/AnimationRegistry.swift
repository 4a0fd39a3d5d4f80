import Foundation

/// The layers that have animations, and what is to be told of those that stopped.
///
/// A frame asks first what is over by now, later what began; layers without animations are never
/// looked at.
package final class AnimationRegistry {
  /// The registry of the calling thread's layers.
  package static var current: AnimationRegistry { LayerContext.current.animations }

  /// A stop that nobody was told of yet.
  private struct Ending {
    var run: AnimationRun
    var time: Double
    var isFinished: Bool
  }

  private var layers: [CALayer] = []
  /// What is to be told with the next frame, in order.
  private var news: [() -> Void] = []
  private var serial = 0

  /// Whether the next frame may show something else, or someone is to be told something.
  package private(set) var needsFrame = false

  /// Whether something moves that comes to an end, or someone is to be told something.
  package var comesToRest: Bool {
    needsFrame && (!news.isEmpty || layers.contains(where: \.comesToRest))
  }

  /// How many layers have animations.
  package var animatedLayers: Int { layers.count }

  // MARK: Changes

  func add(_ animation: CAAnimation, forKey key: String, to layer: CALayer) {
    serial += 1
    let run = AnimationRun(
      key: key,
      animation: animation,
      serial: serial,
      groups: TransactionStack.current.groups
    )
    if layer.animations == nil {
      layer.animations = LayerAnimations()
      if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }
    layer.animations?.runs.append(run)
    needsFrame = true
    layer.markShown()
  }

  /// Notes animations that were taken from a layer; their delegates are called with the next frame.
  func stop(_ runs: [AnimationRun], of layer: CALayer) {
    guard !runs.isEmpty else { return }
    for run in runs { tellLater { run.stop(finished: false) } }
    layer.animationsChanged()
  }

  /// Runs something when the next frame starts.
  package func tellLater(_ body: @escaping () -> Void) {
    news.append(body)
    needsFrame = true
  }

  /// Ends animations at once, as if they had come to their ends.
  package func end(_ isEnded: (CAAnimation) -> Bool) {
    for layer in layers {
      guard let animations = layer.animations else { continue }
      let runs = animations.runs.filter { isEnded($0.animation) }
      guard !runs.isEmpty else { continue }
      animations.runs.removeAll { isEnded($0.animation) }
      layer.animationsChanged()
      for run in runs { run.stop(finished: true) }
    }
  }

  /// Forgets everything, for another screen.
  package func restart() {
    for layer in layers { layer.forget { _ in true } }
    layers = []
    news = []
    needsFrame = false
  }

  /// Notes that a layer's time goes otherwise than before.
  func timeChanged() { needsFrame = true }

  // MARK: Frames

  /// Takes away what is over at a time, and tells those who wait for it, in order of the ends.
  package func finish(at time: Double) {
    tellNews()
    guard !layers.isEmpty else { return }
    var endings: [Ending] = []
    for layer in layers { collect(&endings, of: layer, at: time) }
    layers.removeAll { $0.animations == nil }
    endings.sort { ($0.time, $0.run.serial) < ($1.time, $1.run.serial) }
    for ending in endings { ending.run.stop(finished: ending.isFinished) }
  }

  private func tellNews() {
    let now = news
    news = []
    for body in now { body() }
  }

  private func collect(_ endings: inout [Ending], of layer: CALayer, at time: Double) {
    guard let animations = layer.animations else { return }
    let isShown = layer.isInContext
    let local = layer.localTime(atRoot: time)
    let before = animations.runs.count
    animations.runs.removeAll { run in
      let isOver = run.isOver(at: local)
      guard run.hasBegun, isOver || !isShown else { return false }
      if !run.hasStopped {
        let end = isOver ? layer.rootTime(atLocal: run.endTime) : time
        endings.append(Ending(run: run, time: end, isFinished: isOver && isShown))
      }
      return !isShown || run.animation.isRemovedOnCompletion
    }
    if animations.runs.count != before { layer.animationsChanged() }
  }

  /// Starts what was added since the last frame, and marks what moves.
  package func begin(at time: Double) {
    needsFrame = !news.isEmpty
    guard !layers.isEmpty else { return }
    for layer in layers {
      guard let animations = layer.animations else { continue }
      guard layer.isInContext else {
        // Animations of layers that nobody shows are dropped (fact an.offscreen).
        let runs = animations.runs
        animations.runs = []
        stop(runs, of: layer)
        continue
      }
      show(animations, of: layer, at: layer.localTime(atRoot: time))
    }
    layers.removeAll { $0.animations == nil }
  }

  private func show(_ animations: LayerAnimations, of layer: CALayer, at time: Double) {
    var isMoving = false
    for run in animations.runs {
      run.begin(at: time)
      if run.isMoving(at: time) { isMoving = true }
    }
    if isMoving { layer.markShown() }
    if !needsFrame, layer.timeGoesOn {
      needsFrame = animations.runs.contains { $0.hasFuture(at: time) }
    }
  }
}

extension CALayer {
  /// Whether an animation of the layer is under way that comes to an end.
  fileprivate var comesToRest: Bool {
    timeGoesOn
      && animations?.runs.contains { run in
        !run.hasStopped
          && (run.animation.pacer.map { $0.isMoving && !$0.isEndless } ?? run.endTime.isFinite)
      } ?? false
  }
}
