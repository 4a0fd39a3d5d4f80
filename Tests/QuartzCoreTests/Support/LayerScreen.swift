import CoreGraphics
import QuartzCore

/// A tree of layers that is shown frame by frame.
@MainActor
final class LayerScreen {
  let root = CALayer()
  let compositor = Compositor()
  let bitmap: Bitmap
  private(set) var node: RenderNode?

  init?(side: Int = 100) {
    guard let bitmap = Bitmap(width: side, height: side) else { return nil }
    self.bitmap = bitmap
    AnimationRegistry.current.restart()
    MediaClock.now = 0
    root.showsFrames = true
    root.actions = ["bounds": NSNullAction.shared, "position": NSNullAction.shared]
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
  }

  /// Leaves everything as it was before.
  func close() {
    CATransaction.flush()
    AnimationRegistry.current.restart()
  }

  /// Shows the frame of a time.
  func show(_ time: Double) {
    MediaClock.now = time
    AnimationRegistry.current.finish(at: time)
    root.layoutIfNeeded()
    root.displayTree()
    CATransaction.flush()
    AnimationRegistry.current.begin(at: time)
    node = root.commit()
    compositor.render(node, scale: 1, into: bitmap)
  }

  var needsFrame: Bool { AnimationRegistry.current.needsFrame }
}

/// Does nothing.
struct NSNullAction: CAAction {
  static let shared = NSNullAction()

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Writes down what an animation tells.
final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("start \(name(anim))") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("stop \(name(anim)) \(flag)")
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String
      ?? (animation as? CAPropertyAnimation)?.keyPath ?? "?"
  }
}
