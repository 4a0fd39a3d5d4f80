import CoreGraphics

extension CALayer {
  func setBounds(_ bounds: CGRect) {
    guard bounds != geometry.bounds, accept(bounds.isFinite, "bounds", bounds) else { return }
    let bounds = bounds.standardized
    let resized = bounds.size != geometry.bounds.size
    change(.bounds) { geometry.bounds = bounds }
    if resized {
      // Layout that resizes its own layer has come to an end with that.
      if !isLayingOut { setNeedsLayout() }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  var frameFromGeometry: CGRect {
    let size = geometry.bounds.size
    let anchor = geometry.anchorPoint
    if geometry.transform == nil {
      return CGRect(
        x: geometry.position.x - anchor.x * size.width,
        y: geometry.position.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
    }
    return geometry.toSuperlayer.boundingBox(of: geometry.bounds)
  }

  func setFrame(_ frame: CGRect) {
    guard accept(frame.isFinite, "frame", frame) else { return }
    let frame = frame.standardized
    var size = frame.size
    var origin = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    if let transform = geometry.transform {
      // The bounds become those whose transformed size is the frame's, as far as there are such.
      let linear = CATransform3DGetAffineTransform(transform)
      let inverse = Projection(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: 0, ty: 0)
      if let inverse = inverse.inverted {
        size = inverse.boundingBox(of: CGRect(origin: .zero, size: size)).size
      }
      let box = Projection(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: 0, ty: 0)
        .boundingBox(
          of: CGRect(
            x: -anchorPoint.x * size.width,
            y: -anchorPoint.y * size.height,
            width: size.width,
            height: size.height
          )
        )
      origin = CGPoint(x: -box.minX, y: -box.minY)
    }
    bounds = CGRect(origin: bounds.origin, size: size)
    position = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
  }

  var visibleRectFromAncestors: CGRect {
    var rect = bounds
    var layer = self
    while let parent = layer.parent {
      rect = parent.geometry.toSelf(from: layer.geometry).boundingBox(of: rect)
      if parent.masksToBounds || parent.parent == nil { rect = rect.intersection(parent.bounds) }
      layer = parent
    }
    return rect.isNull ? .zero : convert(rect, from: layer).intersection(bounds)
  }

  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !hidden else { return nil }
    let toSelf = superlayer?.geometry.toSelf(from: geometry) ?? geometry.toSuperlayer
    guard let inverse = toSelf.inverted else { return nil }
    let own = inverse.map(point)
    let inside = contains(own)
    if masksToBounds && !inside { return nil }
    for child in shownFrontToBack {
      if let hit = child.hitTest(own) { return hit }
    }
    return inside ? self : nil
  }

  /// The sublayers, nearest the viewer first; those of a presentation are presentations.
  private var shownFrontToBack: [CALayer] {
    guard let modelLayer else { return backToFront.reversed() }
    return modelLayer.backToFront.reversed().compactMap { $0.presentation() }
  }

  /// The sublayers in the order they are painted.
  package var backToFront: [CALayer] {
    guard children.contains(where: { $0.geometry.zPosition != 0 }) else { return children }
    // Equal depths keep the order of the tree.
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

/// The map between the coordinates of two layers of one tree.
///
/// Layers of different trees are taken to have roots that lie on one another.
struct CoordinateConversion {
  private var projection: Projection

  init(from source: CALayer?, to target: CALayer?) {
    guard source !== target else {
      projection = .identity
      return
    }
    if let source, source.modelLayer == nil, source.parent === target, let target {
      projection = target.geometry.toSelf(from: source.geometry)
      return
    }
    projection = Self.toRoot(source)
    if let target, let inverse = Self.toRoot(target).inverted {
      projection = projection.concatenating(inverse)
    }
  }

  private static func toRoot(_ layer: CALayer?) -> Projection {
    guard var layer else { return .identity }
    var projection = Projection.identity
    while let parent = layer.superlayer {
      projection = projection.concatenating(parent.geometry.toSelf(from: layer.geometry))
      layer = parent
    }
    return projection.concatenating(layer.geometry.toSuperlayer)
  }

  func map(_ point: CGPoint) -> CGPoint { projection.map(point) }

  func map(_ rect: CGRect) -> CGRect { projection.boundingBox(of: rect) }
}
