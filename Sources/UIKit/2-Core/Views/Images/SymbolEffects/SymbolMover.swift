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
  private weak var view: (any SymbolShowing)?
  /// What is told once all is as it is to be: whoever hears it may change it again.
  private var news: [() -> Void] = []
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
    let replaced = motions.filter { $0.isReplaced(by: effect, isKept: isKept) }
    let before = replaced.reduce(SymbolPose.rest) { $0 * $1.pose(at: now) }
    motions.removeAll { $0.isReplaced(by: effect, isKept: isKept) }
    for motion in replaced { tell(motion.completion, false) }
    var motion = SymbolMotion(
      effect,
      options,
      isKept: isKept,
      from: before,
      isRightToLeft: view?.isRightToLeft == true,
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
      tell(completion, true)
    }
    start()
    tellNews()
  }

  private func tell(_ completion: ((Bool) -> Void)?, _ isFinished: Bool) {
    if let completion { news.append { completion(isFinished) } }
  }

  private func tellNews() {
    let told = news
    news = []
    for one in told { one() }
  }

  /// Takes effects away.
  func remove(
    animated: Bool,
    where isRemoved: (SymbolEffectConfiguration) -> Bool,
    _ completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    let removed = motions.filter { isRemoved($0.effect) }
    motions.removeAll { isRemoved($0.effect) }
    for motion in removed { tell(motion.completion, !motion.isMoving(at: now)) }
    if animated {
      var endings = removed.map { $0.ending(at: now) }
      if let last = endings.indices.last { endings[last].completion = completion }
      motions += endings
    }
    if !animated || removed.isEmpty { tell(completion, true) }
    start()
    tellNews()
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
      view?.backing.insertSublayer(old, at: 0)
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
    tellNews()
  }

  private func endReplacing() {
    old?.layer.removeFromSuperlayer()
    old = nil
    let ended = motions.filter { $0.effect.isReplacing }
    motions.removeAll { $0.effect.isReplacing }
    for motion in ended { tell(motion.completion, false) }
  }

  // MARK: Frames

  /// Goes on, where the view can be seen.
  func start() {
    show()
    guard view?.isInWindow == true else { return }
    ticker.isEndless = isEndless
    ticker.start()
  }

  /// Whether only movements without end are left.
  private var isEndless: Bool {
    old == nil && !motions.isEmpty
      && motions.allSatisfy { $0.isEndless || !$0.isMoving(at: now) }
  }

  private func tick() -> Bool {
    guard view?.isInWindow == true else { return false }
    let now = now
    if let old, old.motion.isOver(at: now) {
      old.layer.removeFromSuperlayer()
      self.old = nil
    }
    for index in motions.indices where !motions[index].isMoving(at: now) {
      tell(motions[index].completion, true)
      motions[index].completion = nil
    }
    motions.removeAll { $0.isOver(at: now) }
    show()
    if isIdle { view?.symbolCameToRest() } else { ticker.isEndless = isEndless }
    let goesOn = old != nil || motions.contains { $0.isMoving(at: now) }
    tellNews()
    return goesOn
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
    guard let view else { return }
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

  fileprivate var comesOrGoes: Bool { kind == .appear || kind == .disappear }
}

extension SymbolMotion {
  /// Whether another effect takes the place of this one: what is made once leaves alone what goes on.
  fileprivate func isReplaced(by other: SymbolEffectConfiguration, isKept: Bool) -> Bool {
    if effect.comesOrGoes && other.comesOrGoes { return true }
    return effect.kind == other.kind && isKept == self.isKept
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
