import UIKit

/// The shadows of a form: some below what fills it, some that its edge casts into it.
@MainActor
struct ShapeShadows {
  private var layers: [CALayer] = []

  /// Shows shadows of a form in the layer that is filled with it.
  mutating func show(
    _ shadows: [ShadowPaint],
    of path: () -> CGPath,
    in layer: CALayer,
    _ size: CGSize,
    _ traits: UITraitCollection
  ) {
    guard !shadows.isEmpty || !layers.isEmpty else { return }
    for layer in layers { layer.removeFromSuperlayer() }
    guard !shadows.isEmpty else {
      layers = []
      return
    }
    let path = path()
    layers = shadows.map { Self.layer($0, path, size, traits) }
    for (shadow, made) in zip(shadows, layers) {
      if shadow.isInside { layer.addSublayer(made) }
    }
    // The first is the lowest.
    for (shadow, made) in zip(shadows, layers).reversed() where !shadow.isInside {
      layer.insertSublayer(made, at: 0)
    }
  }

  private static func layer(
    _ shadow: ShadowPaint,
    _ path: CGPath,
    _ size: CGSize,
    _ traits: UITraitCollection
  ) -> CALayer {
    let made = shadow.isInside ? CAShapeLayer() : CALayer()
    let frame = CGRect(origin: .zero, size: size)
    made.frame = frame
    made.shadowColor = shadow.color.resolvedColor(with: traits).cgColor
    made.shadowOpacity = 1
    made.shadowRadius = shadow.radius
    made.shadowOffset = shadow.offset
    guard let ring = made as? CAShapeLayer else {
      made.shadowPath = path
      return made
    }
    // All around the form casts it, and only what falls into the form is seen.
    let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
    let around = CGMutablePath()
    around.addRect(frame.insetBy(dx: -reach, dy: -reach))
    around.addPath(path)
    ring.path = around
    ring.fillRule = .evenOdd
    ring.fillColor = made.shadowColor
    let mask = CAShapeLayer()
    mask.frame = frame
    mask.path = path
    let inside = CALayer()
    inside.frame = frame
    inside.mask = mask
    inside.addSublayer(ring)
    return inside
  }
}
