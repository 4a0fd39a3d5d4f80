import CoreGraphics
import Foundation
import QuartzCore

/// An effect that shows on a view.
///
/// What grows does so in what is shown, not in the view's own transform.
@MainActor
final class PointerEffectShowing {
  private static let key = "UIPointerEffect"
  /// The longest side of a view that is highlighted of its own accord, in points.
  private static let smallSide: CGFloat = 60
  /// The longest side of one that is lifted.
  private static let mediumSide: CGFloat = 200
  /// How far a plate reaches beyond the view, in points.
  private static let plateReach: CGFloat = 6

  private weak var view: UIView?
  private var plates: [CALayer] = []
  private var grows = false
  private var isShadowed = false

  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let preview = effect.preview
    view = preview.view
    show(Self.settled(effect), shape, preview)
  }

  /// What suits the view where the choice is left open.
  private static func settled(_ effect: UIPointerEffect) -> UIPointerEffect {
    guard case .automatic(let preview) = effect else { return effect }
    let side = max(preview.size.width, preview.size.height)
    let isOpaque = (preview.view.backgroundColor ?? .clear).cgColor.alpha > 0
    if isOpaque, side <= mediumSide { return .lift(preview) }
    if preview.size.height <= smallSide { return .highlight(preview) }
    return .hover(preview)
  }

  private func show(
    _ effect: UIPointerEffect,
    _ shape: UIPointerShape?,
    _ preview: UITargetedPreview
  ) {
    switch effect {
    case .automatic, .highlight: addPlate(shape, preview)
    case .lift: (grows, isShadowed) = (true, true)
    case .hover(_, let tint, let hasShadow, let isScaled):
      (grows, isShadowed) = (isScaled, hasShadow)
      if tint != .none { addTint(tint, preview) }
    }
    animate(isComing: true)
  }

  private func addPlate(_ shape: UIPointerShape?, _ preview: UITargetedPreview) {
    let container = preview.target.container
    let size = preview.size
    let rect = CGRect(
      x: preview.target.center.x - size.width / 2,
      y: preview.target.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    let outline =
      shape?.outline
      ?? UIBezierPath(
        roundedRect: rect.insetBy(dx: -Self.plateReach, dy: -Self.plateReach / 2),
        cornerRadius: UIPointerShape.defaultCornerRadius
      )
    let plate = CAShapeLayer()
    plate.path = outline.cgPath
    plate.fillColor = Self.color(preview.view)
    plate.zPosition = preview.view.layer.zPosition
    if preview.view.superview === container {
      container.layer.insertSublayer(plate, below: preview.view.layer)
    } else {
      container.layer.insertSublayer(plate, at: 0)
    }
    plates.append(plate)
  }

  private func addTint(_ mode: UIPointerEffect.TintMode, _ preview: UITargetedPreview) {
    let tint = CAShapeLayer()
    let path =
      preview.parameters.visiblePath
      ?? UIBezierPath(
        roundedRect: preview.view.bounds,
        cornerRadius: preview.view.layer.cornerRadius
      )
    tint.path = path.cgPath
    tint.fillColor = Self.color(preview.view)
    if mode == .underlay {
      preview.view.layer.insertSublayer(tint, at: 0)
    } else {
      tint.zPosition = 1_000
      preview.view.layer.addSublayer(tint)
    }
    plates.append(tint)
  }

  private static func color(_ view: UIView) -> CGColor {
    UIColor.label.withAlphaComponent(0.1).resolvedColor(with: view.traitCollection).cgColor
  }

  // MARK: Coming and going

  /// Takes the effect away.
  func end() {
    animate(isComing: false)
    let plates = plates
    UIView.animate(withDuration: PointerAnimator.duration) {
    } completion: { _ in
      for plate in plates { plate.removeFromSuperlayer() }
    }
    self.plates = []
  }

  private func animate(isComing: Bool) {
    for plate in plates { fade(plate, isComing: isComing) }
    guard let layer = view?.layer else { return }
    if grows {
      let side = max(layer.bounds.width, layer.bounds.height, 1)
      // Large views grow by as much as small ones, not by as large a share.
      let factor = 1 + min(0.08, 8 / side)
      let grown = CATransform3DScale(layer.transform, factor, factor, 1)
      move(layer, "transform", from: layer.transform, to: grown, isComing: isComing)
    }
    if isShadowed {
      let own = Double(layer.shadowOpacity)
      move(layer, "shadowOpacity", from: own, to: max(own, 0.3), isComing: isComing)
      let radius = Double(layer.shadowRadius)
      move(layer, "shadowRadius", from: radius, to: 10.0, isComing: isComing)
    }
  }

  private func move(
    _ layer: CALayer,
    _ path: String,
    from rest: Any,
    to raised: Any,
    isComing: Bool
  ) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = isComing ? rest : raised
    animation.toValue = isComing ? raised : rest
    animation.duration = PointerAnimator.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.fillMode = isComing ? .forwards : .removed
    animation.isRemovedOnCompletion = !isComing
    layer.removeAnimation(forKey: "\(Self.key).\(path)")
    layer.add(animation, forKey: "\(Self.key).\(path)")
  }

  private func fade(_ plate: CALayer, isComing: Bool) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = isComing ? 0.0 : 1.0
    fade.toValue = isComing ? 1.0 : 0.0
    fade.duration = PointerAnimator.duration
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = isComing
    plate.add(fade, forKey: Self.key)
  }
}
