import CoreGraphics
import Foundation
import QuartzCore

/// What shows a symbol that moves: an image view.
@MainActor
protocol SymbolShowing: AnyObject {
  var backing: CALayer { get }
  var isRightToLeft: Bool { get }
  /// Whether a window shows it.
  var isInWindow: Bool { get }
  /// Nothing moves the symbol any more.
  func symbolCameToRest()
}

/// Moves the symbol of an image view, on a layer of its own, frame by frame.
@MainActor
final class SymbolMover {
  /// What shows the symbol.
  let layer = CALayer()
  private var motions: [SymbolMotion] = []
  /// The symbol that was there before, on its way out.
  private var old: (layer: CALayer, motion: SymbolMotion)?
  private unowned let view: any SymbolShowing
  private lazy var ticker = FrameTicker { [weak self] _ in self?.tick() ?? false }

  init(_ view: any SymbolShowing) {
    self.view = view
    view.backing.insertSublayer(layer, at: 0)
  }

  private var now: TimeInterval { FrameClock.current.now }

  /// Whether nothing is left to be done.
  var isIdle: Bool { motions.isEmpty && old == nil }

  // MARK: Effects

  func add(
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions,
    isKept: Bool,
    animated: Bool,
    _ completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    let replaced = motions.filter { $0.effect.isReplaced(by: effect) }
    let before = replaced.reduce(SymbolPose.rest) { $0 * $1.pose(at: now) }
    motions.removeAll { $0.effect.isReplaced(by: effect) }
    for motion in replaced { motion.completion?(false) }
    var motion = SymbolMotion(
      effect,
      options,
      isKept: isKept,
      from: before,
      isRightToLeft: view.isRightToLeft,
      at: now
    )
    motion.completion = completion
    if animated {
      motions.append(motion)
    } else if let kept = motion.atItsEnd {
      motions.append(kept)
    } else if motion.isEndless {
      motions.append(motion)
    } else {
      completion(true)
    }
    start()
  }

  /// Takes effects away.
  func remove(
    animated: Bool,
    where isRemoved: (SymbolEffectConfiguration) -> Bool,
    _ completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    let removed = motions.filter { isRemoved($0.effect) }
    motions.removeAll { isRemoved($0.effect) }
    for motion in removed { motion.completion?(!motion.isMoving(at: now)) }
    if animated {
      var endings = removed.map { $0.ending(at: now) }
      if let last = endings.indices.last { endings[last].completion = completion }
      motions += endings
    }
    if !animated || removed.isEmpty { completion(true) }
    start()
  }

  // MARK: Replacing

  /// Lets the symbol that is shown go, while the next one comes.
  func replace(
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions,
    _ completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    endReplacing()
    let pace = options.pace
    if effect.replacement != .offUp {
      let old = layer.copyOfContents
      view.backing.insertSublayer(old, at: 0)
      let away: SymbolPose = effect.replacement == .upUp ? .hiddenLarge : .hidden
      let course = SymbolCourse(from: .rest, to: away, in: 0.2)
      self.old = (old, SymbolMotion(effect, course, pace: pace, at: now))
    }
    let wait = effect.replacement == .offUp ? 0 : 0.3
    let course = SymbolCourse(from: .hidden, to: .rest, in: 0.5, after: wait)
    var motion = SymbolMotion(effect, course, pace: pace, at: now)
    motion.completion = completion
    motions.append(motion)
    start()
  }

  private func endReplacing() {
    old?.layer.removeFromSuperlayer()
    old = nil
    let ended = motions.filter { $0.effect.isReplacing }
    motions.removeAll { $0.effect.isReplacing }
    for motion in ended { motion.completion?(false) }
  }

  // MARK: Frames

  /// Goes on, where the view can be seen.
  func start() {
    show()
    guard view.isInWindow else { return }
    ticker.isEndless = isEndless
    ticker.start()
  }

  /// Whether only movements without end are left.
  private var isEndless: Bool {
    old == nil && !motions.isEmpty
      && motions.allSatisfy { $0.isEndless || !$0.isMoving(at: now) }
  }

  private func tick() -> Bool {
    guard view.isInWindow else { return false }
    let now = now
    if let old, old.motion.isOver(at: now) {
      old.layer.removeFromSuperlayer()
      self.old = nil
    }
    var told: [(Bool) -> Void] = []
    for index in motions.indices where !motions[index].isMoving(at: now) {
      if let completion = motions[index].completion { told.append(completion) }
      motions[index].completion = nil
    }
    motions.removeAll { $0.isOver(at: now) }
    show()
    for completion in told { completion(true) }
    if isIdle {
      view.symbolCameToRest()
      return false
    }
    ticker.isEndless = isEndless
    return old != nil || motions.contains { $0.isMoving(at: now) }
  }

  /// Shows the symbol as it stands now.
  private func show() {
    let now = now
    withoutActions {
      layer.show(motions.reduce(.rest) { $0 * $1.pose(at: now) })
      if let old { old.layer.show(old.motion.pose(at: now)) }
    }
  }

  /// Places the layer in the bounds of the view.
  func place() {
    withoutActions {
      for layer in [layer, old?.layer].compactMap({ $0 }) {
        let size = layer === self.layer ? view.backing.bounds.size : layer.bounds.size
        layer.bounds = CGRect(origin: .zero, size: size)
        layer.position = CGPoint(x: view.backing.bounds.midX, y: view.backing.bounds.midY)
      }
      layer.contentsGravity = view.backing.contentsGravity
      layer.magnificationFilter = view.backing.magnificationFilter
      layer.minificationFilter = view.backing.minificationFilter
    }
    show()
  }

  func leave() {
    layer.removeFromSuperlayer()
    old?.layer.removeFromSuperlayer()
  }
}

/// Changes layers at once.
@MainActor
func withoutActions(_ change: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  change()
  CATransaction.commit()
}

extension SymbolEffectConfiguration {
  /// Whether it is one symbol that becomes another one.
  fileprivate var isReplacing: Bool { kind == .replace || kind == .automatic }

  /// Whether another effect takes the place of this one.
  fileprivate func isReplaced(by other: SymbolEffectConfiguration) -> Bool {
    let comesOrGoes: Set<Kind> = [.appear, .disappear]
    return kind == other.kind || comesOrGoes.contains(kind) && comesOrGoes.contains(other.kind)
  }
}

extension CALayer {
  fileprivate func show(_ pose: SymbolPose) {
    setAffineTransform(pose.transform(bounds.size))
    opacity = Float(max(0, min(pose.opacity, 1)))
  }

  /// A layer that shows the same.
  fileprivate var copyOfContents: CALayer {
    let copy = CALayer()
    copy.bounds = bounds
    copy.position = position
    copy.contents = contents
    copy.contentsTint = contentsTint
    copy.contentsScale = contentsScale
    copy.contentsCenter = contentsCenter
    copy.contentsGravity = contentsGravity
    return copy
  }
}
