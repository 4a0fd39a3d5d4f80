import CoreGraphics
import QuartzCore

/// The ring around what has the focus.
@MainActor
final class FocusRing {
  /// Its width and how far it stays off the edge outside, in points; not measured.
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 1
  /// The radius around what has square corners; not measured.
  private static let radius: CGFloat = 8

  private weak var view: UIView?
  private var layer: CAShapeLayer?
  private var effect: UIFocusHaloEffect?

  /// Shows the ring of a view, or none.
  func show(_ effect: UIFocusEffect?, around view: UIView?) {
    layer?.removeFromSuperlayer()
    layer = nil
    self.view = view
    self.effect = effect as? UIFocusHaloEffect
    guard let view, self.effect != nil else { return }
    let ring = CAShapeLayer()
    ring.lineWidth = Self.width
    ring.fillColor = nil
    ring.zPosition = .greatestFiniteMagnitude
    let home = self.effect?.containerView ?? view
    if let reference = self.effect?.referenceView, reference.superview === home {
      ring.zPosition = reference.layer.zPosition
      home.layer.insertSublayer(ring, above: reference.layer)
    } else {
      home.layer.addSublayer(ring)
    }
    layer = ring
    place(view)
  }

  /// Follows a view that was laid out.
  func place(_ view: UIView) {
    guard let layer, let effect, view === self.view else { return }
    let home = effect.containerView ?? view
    let isInside = effect.position == .inside || effect.position == .automatic && isCut(view)
    let inset = isInside ? Self.width / 2 : -Self.gap - Self.width / 2
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.strokeColor = view.tintColor.fixed(under: view.traitCollection)
    let path = path(effect.shape, of: view, inset: inset).cgPath
    let frame = home === view ? view.bounds : home.convert(view.bounds, from: view)
    if layer.frame != frame { layer.frame = frame }
    if layer.path != path { layer.path = path }
    CATransaction.commit()
  }

  /// Whether something cuts off or covers what lies around a view.
  private func isCut(_ view: UIView) -> Bool {
    if view.clipsToBounds { return true }
    guard let around = view.superview else { return true }
    let reach = view.frame.insetBy(dx: -Self.width - Self.gap, dy: -Self.width - Self.gap)
    if reach.minX < around.bounds.minX || reach.maxX > around.bounds.maxX { return true }
    return around.subviewList.contains { other in
      other !== view && !other.isHidden && !other.frame.contains(view.frame)
        && other.frame.intersects(reach)
    }
  }

  private func path(
    _ shape: UIFocusHaloEffect.Shape,
    of view: UIView,
    inset: CGFloat
  ) -> UIBezierPath {
    switch shape {
    case .path(let path): return path
    case .rounded(let rect, let radius, _):
      return rounded(rect.insetBy(dx: inset, dy: inset), max(0, radius - inset))
    case .item:
      // What fills the item has its corners.
      let filling = [view] + view.subviewList.filter { $0.frame == view.bounds }
      let own = filling.map(\.layer.cornerRadius).max() ?? 0
      let radius = own > 0 ? own : Self.radius
      return rounded(view.bounds.insetBy(dx: inset, dy: inset), max(0, radius - inset))
    }
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> UIBezierPath {
    radius > 0 ? UIBezierPath(roundedRect: rect, cornerRadius: radius) : UIBezierPath(rect: rect)
  }
}
