import CoreGraphics

/// The model values of a layer that place it.
///
/// Layers keep it, as all that frames read of each layer that changed, without a check for overlapping
/// accesses at run time: nothing that reads or sets it calls out.
package struct LayerGeometry: Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = CGFloat(0)
  package var zPosition = CGFloat(0)
  package var isGeometryFlipped = false
  /// Nil where both are the identity, as in most layers: these would be three quarters of the value.
  private var transforms: Transforms?

  private final class Transforms: Sendable {
    let own: CATransform3D?
    let sublayers: CATransform3D?

    init?(own: CATransform3D?, sublayers: CATransform3D?) {
      if own == nil, sublayers == nil { return nil }
      self.own = own
      self.sublayers = sublayers
    }
  }

  package init() {}

  /// Nil is the identity, which nearly every layer has.
  package var transform: CATransform3D? {
    get { transforms?.own }
    set { transforms = Transforms(own: newValue, sublayers: sublayerTransform) }
  }

  /// Nil is the identity.
  package var sublayerTransform: CATransform3D? {
    get { transforms?.sublayers }
    set { transforms = Transforms(own: transform, sublayers: newValue) }
  }

  /// The map from the layer's bounds coordinates to its superlayer's.
  package var toSuperlayer: Projection {
    let x = anchorPoint.x * bounds.width + bounds.minX
    let y = anchorPoint.y * bounds.height + bounds.minY
    if transforms?.own == nil, zPosition == 0, anchorPointZ == 0 {
      return Projection(a: 1, b: 0, c: 0, d: 1, tx: position.x - x, ty: position.y - y)
    }
    return Projection(spatial)
  }

  /// `toSuperlayer` before it is flattened.
  package var spatial: CATransform3D {
    let x = anchorPoint.x * bounds.width + bounds.minX
    let y = anchorPoint.y * bounds.height + bounds.minY
    var move = CATransform3D.identity
    (move.m41, move.m42, move.m43) = (-x, -y, -anchorPointZ)
    var place = CATransform3D.identity
    (place.m41, place.m42, place.m43) = (position.x, position.y, zPosition)
    return move.concatenating(transform ?? .identity).concatenating(place)
  }

  /// What `sublayerTransform` does, about the anchor point; nil when nothing.
  package var sublayerSpatial: CATransform3D? {
    guard let sublayerTransform else { return nil }
    let x = anchorPoint.x * bounds.width + bounds.minX
    let y = anchorPoint.y * bounds.height + bounds.minY
    var there = CATransform3D.identity
    (there.m41, there.m42) = (-x, -y)
    var back = CATransform3D.identity
    (back.m41, back.m42) = (x, y)
    return there.concatenating(sublayerTransform).concatenating(back)
  }

  /// The map from the bounds coordinates of a sublayer with `geometry` to this layer's.
  package func toSelf(from geometry: LayerGeometry) -> Projection {
    guard transforms != nil, let sublayerSpatial else { return geometry.toSuperlayer }
    return Projection(geometry.spatial.concatenating(sublayerSpatial))
  }
}

/// The model values of a layer that colour it.
package struct LayerAppearance {
  package var opacity = Float(1)
  package var isOpaque = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var allowsGroupOpacity = true
  package var backgroundColor: CGColor?
  package var cornerRadius = CGFloat(0)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale = CGFloat(1)
  /// Shared by all layers that set none of it.
  private var rare = RareLook.standard

  package init() {}

  /// What few layers set; the first that is set makes a copy of its own.
  var rareValues: RareLook.Values {
    get { rare.values }
    _modify {
      if !isKnownUniquelyReferenced(&rare) { rare = RareLook(rare.values) }
      yield &rare.values
    }
  }
}
