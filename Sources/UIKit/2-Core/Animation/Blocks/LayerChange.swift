import CoreGraphics
import Foundation
import QuartzCore

/// A changed property of a view's layer that is to be animated.
struct LayerChange {
  let layer: CALayer
  let keyPath: String
  /// The value before the change.
  let old: AnimatableValue
  /// The value that was shown before the change.
  let shown: AnimatableValue?
  let new: AnimatableValue

  /// The difference between two values where it can be added to others.
  ///
  /// Places, sizes and transforms are animated by what has still to be gone, so that animations
  /// that come while others run join them without a jump, as on iOS 8 and later.
  func added(_ value: AnimatableValue) -> AnimatableValue? {
    Self.additivePaths.contains(keyPath) ? value.difference(from: new) : nil
  }

  private static let additivePaths: Set<String> = [
    "position", "position.x", "position.y", "bounds.origin", "bounds.size", "zPosition",
    "anchorPoint", "transform",
  ]

  /// A change of place as one along x and one along y; others stay whole.
  var axes: [LayerChange] {
    guard keyPath == "position", let from = old.vector, let to = new.vector else { return [self] }
    return [("position.x", 0), ("position.y", 1)].map { path, index in
      LayerChange(
        layer: layer,
        keyPath: path,
        old: .number(from[index]),
        shown: shown?.vector.map { .number($0[index]) },
        new: .number(to[index])
      )
    }
  }

  func animation(_ settings: AnimationBlock.Settings) -> CAPropertyAnimation {
    let animation = settings.pace.makeAnimation(keyPath: keyPath, duration: settings.duration)
    let start =
      settings.options.contains(.beginFromCurrentState) ? shown ?? old : old
    if let difference = added(start), let nothing = added(new) {
      animation.isAdditive = true
      animation.setEnds(from: difference, to: nothing)
    } else {
      // Where nothing can be added, what is shown goes over to the model, wherever that is by then.
      animation.setEnds(from: start, to: nil)
    }
    return animation
  }

  /// Ends other animations of the property.
  func endOthers() {
    for (key, animation) in layer.animationList {
      if (animation as? CAPropertyAnimation)?.keyPath == keyPath {
        layer.removeAnimation(forKey: key)
      }
    }
  }

  /// The key to add an animation with: one that replaces another takes its key.
  func freeKey(_ isAdditive: Bool) -> String {
    guard isAdditive, layer.animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while layer.animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}

/// What answers a change of a view's layer inside a block of animations.
@MainActor
final class BlockAction: @preconcurrency CAAction {
  private let block: AnimationBlock
  private let view: UIView
  private let paths: [String]
  private let before: LayerValues
  private let shown: LayerValues

  init(_ block: AnimationBlock, _ view: UIView, _ layer: CALayer, _ key: String) {
    self.block = block
    self.view = view
    paths = BlockAction.paths(key)
    before = LayerValues(layer)
    shown = layer.animationList.isEmpty ? before : layer.shownValues
  }

  /// The properties that are animated where one of a key changes: place and size of the bounds are
  /// animated apart, as the one scrolls and the other resizes.
  static func paths(_ key: String) -> [String] {
    key == "bounds" ? ["bounds.origin", "bounds.size"] : [key]
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let after = LayerValues(layer)
    for path in paths {
      guard let old = before.value(at: path), let new = after.value(at: path) else { continue }
      if let a = old.vector, let b = new.vector, a == b { continue }
      let shown = shown.value(at: path)
      var change = LayerChange(layer: layer, keyPath: path, old: old, shown: shown, new: new)
      if layer.isMovedEndlessly(path), !old.isSame(as: new) {
        // What has no end ends with a new value, and the change begins where it is seen.
        change.endOthers()
        change = LayerChange(
          layer: layer,
          keyPath: path,
          old: shown ?? old,
          shown: shown,
          new: new
        )
      }
      block.animate(view, change)
    }
  }
}

/// Ends what moves a property without end, where it gets another value that is not animated.
@MainActor
private final class EndlessMotionAction: @preconcurrency CAAction {
  private let paths: [String]
  private let before: LayerValues

  /// Nil where nothing moves the property without end.
  init?(_ layer: CALayer, _ key: String) {
    paths = BlockAction.paths(key).filter { layer.isMovedEndlessly($0) }
    if paths.isEmpty { return nil }
    before = LayerValues(layer)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let after = LayerValues(layer)
    for path in paths {
      if let old = before.value(at: path), let new = after.value(at: path), old.isSame(as: new) {
        continue
      }
      layer.endEndlessMotion(path)
    }
  }
}

extension AnimatableValue {
  /// Whether both are known to be the same.
  fileprivate func isSame(as other: AnimatableValue) -> Bool {
    if let one = vector, let other = other.vector { return one == other }
    if let one = transform, let other = other.transform {
      return CATransform3DEqualToTransform(one, other)
    }
    return false
  }
}

extension UIView {
  /// The properties of layers that animations of views animate.
  private static let animatableKeys: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "contentsRect",
    "contentsCenter", "contentsTint", "fillColor", "strokeColor", "strokeStart", "strokeEnd",
    "lineWidth", "path", "colors", "locations", "startPoint", "endPoint",
  ]

  private static let noAction = NSNull()

  /// What answers a change of the layer: an animation inside a block of them, else nothing.
  func animationAction(for layer: CALayer, forKey key: String) -> any CAAction {
    let blocks = AnimationBlocks.current
    guard let block = blocks.top, blocks.isEnabled, block.animates, hostWindow != nil else {
      // Few layers are animated: for others nothing is made.
      guard layer.hasAnimations else { return Self.noAction }
      return EndlessMotionAction(layer, key) ?? Self.noAction
    }
    if key == "hidden", (parentView as? any HidingAnimating)?.showsHiding(of: self) ?? false {
      return HidingAction(block, self)
    }
    guard Self.animatableKeys.contains(key) else { return Self.noAction }
    return BlockAction(block, self, layer, key)
  }

  /// Whether an animation keeps touches from the view.
  var isHeldByAnimation: Bool {
    guard backing.animationKeys() != nil else { return false }
    return backing.animationList.contains {
      ($0.animation.delegate as? AnimationBlock)?.holdsTouches ?? false
    }
  }

  /// Whether the view is touched where an animation shows it.
  var isTouchedAsShown: Bool {
    guard backing.animationKeys() != nil else { return false }
    return backing.animationList.contains {
      ($0.animation.delegate as? AnimationBlock)?.hitsAsShown ?? false
    }
  }

  /// A point of the superview's coordinates in these, as the view is shown.
  func convertAsShown(_ point: CGPoint) -> CGPoint {
    backing.shownValues.geometry.toSuperlayer.inverted?.map(point) ?? point
  }
}

/// A view that shows in an animation how views in it are hidden.
@MainActor
protocol HidingAnimating: UIView {
  /// Whether a view stays visible until the end of the animation in which it is hidden.
  func showsHiding(of view: UIView) -> Bool
}

/// Keeps a view of a stack visible until the animation in which it was hidden is over.
@MainActor
private final class HidingAction: @preconcurrency CAAction {
  private let block: AnimationBlock
  private let view: UIView

  init(_ block: AnimationBlock, _ view: UIView) {
    self.block = block
    self.view = view
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard view.isHidden else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.setEnds(from: .number(0), to: .number(0))
    animation.duration = block.settings.duration
    block.prepare(animation)
    view.backing.add(animation, forKey: "hidden")
  }
}
