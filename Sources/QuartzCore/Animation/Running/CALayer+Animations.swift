import CoreGraphics
import Diagnostics
import Foundation

extension CALayer {
  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.duplicate()
    reportUnknownPath(of: copy)
    if copy.duration == 0 {
      let duration = TransactionStack.current.top.duration
      copy.duration = duration > 0 && duration.isFinite ? duration : 0.25
    }
    (copy as? CAAnimationGroup)?.passDuration()
    var name = key ?? "\(ObjectIdentifier(copy))"
    if let transition = copy as? CATransition {
      transition.before = record.node?.renumbered()
      name = kCATransition
    }
    removeRun(forKey: name)
    AnimationRegistry.current.add(copy, forKey: name, to: self)
  }

  /// Warns of a path that leads nowhere, unless a class may know more than its layer.
  private func reportUnknownPath(of animation: CAAnimation) {
    guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath,
      animation.property?.isKnown == false, tags[path] == nil,
      !type(of: self).needsDisplay(forKey: path)
    else { return }
    UIKitDiagnostics.report(
      Diagnosis(
        .animationKey,
        place: "\(type(of: self)).add(\(type(of: animation)))",
        saw: "key path \(path)",
        remedy: path == "frame"
          ? "Animate position and bounds: the frame follows from them."
          : "Look for a spelling mistake; layers say opacity for alpha and position for center."
      )
    )
  }

  func removeRun(forKey key: String) {
    guard let run = animations?.remove(forKey: key) else { return }
    AnimationRegistry.current.stop([run], of: self)
  }

  func removeAllRuns() {
    guard let runs = animations?.runs else { return }
    animations?.runs = []
    AnimationRegistry.current.stop(runs, of: self)
  }

  /// Takes animations away without telling anyone.
  package func forget(_ isForgotten: (CAAnimation) -> Bool) {
    guard let animations else { return }
    animations.runs.removeAll { isForgotten($0.animation) }
    animationsChanged()
  }

  /// Whether the layer has animations.
  package var hasAnimations: Bool { animations != nil }

  /// The animations of the layer, oldest first.
  package var animationList: [(key: String, animation: CAAnimation)] {
    animations?.runs.map { ($0.key, $0.animation) } ?? []
  }

  /// Called after animations were taken away.
  func animationsChanged() {
    if let animations {
      if animations.changedLook { record.look = nil }
      if animations.runs.isEmpty { self.animations = nil }
    }
    markShown()
  }

  /// Marks the layer as changed, and lets ancestors know even if it waited unseen before.
  func markShown() {
    pending.remove(.changed)
    mark(.changed)
  }

  // MARK: Values

  /// The values shown now: the model's, with what animations make of them.
  package var shownValues: LayerValues { values(atRoot: MediaClock.now) }

  func values(atRoot time: Double) -> LayerValues {
    var values = LayerValues(self)
    animations?.apply(at: localTime(atRoot: time), to: &values)
    return values
  }

  // MARK: Time

  /// Whether the layer belongs to a tree that someone shows.
  package var isInContext: Bool {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.showsFrames
  }

  /// A time of the root's parent in the layer's.
  package func localTime(atRoot time: Double) -> Double {
    let outer = parent?.localTime(atRoot: time) ?? time
    return ownTiming?.local(outer) ?? outer
  }

  /// A time of the layer's in that of the root's parent.
  func rootTime(atLocal time: Double) -> Double {
    var time = time
    var layer: CALayer? = self
    while let current = layer {
      time = current.ownTiming?.parent(time) ?? time
      layer = current.parent
    }
    return time
  }

  /// Whether the layer's time goes on at all.
  var timeGoesOn: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.ownTiming?.speed == 0 { return false }
      layer = current.parent
    }
    return true
  }

  func changeTiming(_ body: (inout MediaTiming) -> Void) {
    var timing = ownTiming ?? MediaTiming()
    body(&timing)
    ownTiming = timing == MediaTiming() ? nil : timing
    AnimationRegistry.current.timeChanged()
    markTree()
  }

  /// Everything below that is animated may show something else at once.
  private func markTree() {
    if animations != nil { mark(.changed) }
    for child in children { child.markTree() }
  }
}
