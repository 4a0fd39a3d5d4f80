import CoreGraphics

/// Makes nodes of particles; each keeps its number from frame to frame.
final class EmissionPictures {
  private var ids: [UInt64: UInt64] = [:]
  private var pictures = ColoredPictures()

  func nodes(
    of particles: [Particle],
    order: CAEmitterLayerRenderMode,
    keepsDepth: Bool
  ) -> [RenderNode] {
    var used: [UInt64: UInt64] = [:]
    pictures.begin()
    var result: [RenderNode] = []
    for particle in sorted(particles, order) {
      let id = ids[particle.id] ?? LayerID.next()
      guard used.updateValue(id, forKey: particle.id) == nil else { continue }
      if let node = node(particle, id, keepsDepth) { result.append(node) }
    }
    ids = used
    pictures.end()
    return result
  }

  private func sorted(
    _ particles: [Particle],
    _ order: CAEmitterLayerRenderMode
  ) -> [Particle] {
    switch order {
    case .oldestFirst: particles.stablySorted { $0.birth < $1.birth }
    case .oldestLast: particles.stablySorted { $0.birth > $1.birth }
    case .backToFront: particles.stablySorted { $0.z < $1.z }
    default: particles
    }
  }

  private func node(
    _ particle: Particle,
    _ id: UInt64,
    _ keepsDepth: Bool
  ) -> RenderNode? {
    let values = particle.values
    guard let image = values.image, particle.alpha > 0, particle.scale != 0,
      particle.x.isFinite, particle.y.isFinite, particle.z.isFinite, particle.scale.isFinite
    else { return nil }
    var geometry = LayerGeometry()
    geometry.bounds.size = CGSize(
      width: CGFloat(image.width) * values.contentsRect.width / values.contentsScale,
      height: CGFloat(image.height) * values.contentsRect.height / values.contentsScale
    )
    geometry.position = CGPoint(x: particle.x, y: particle.y)
    if keepsDepth { geometry.zPosition = CGFloat(particle.z) }
    var transform = CATransform3DMakeScale(particle.scale, particle.scale, 1)
    if particle.angle != 0 {
      transform = transform.concatenating(CATransform3DMakeRotation(particle.angle, 0, 0, 1))
    }
    geometry.transform = transform.isIdentity ? nil : transform
    var appearance = LayerAppearance()
    appearance.opacity = Float(min(1, particle.alpha))
    appearance.contentsRect = values.contentsRect
    appearance.contentsScale = values.contentsScale
    appearance.minificationFilter = values.minification
    appearance.magnificationFilter = values.magnification
    let factor = ColorFactor(red: particle.red, green: particle.green, blue: particle.blue).stepped
    return RenderNode(
      id: id,
      geometry: geometry,
      look: RenderLook(appearance, contents: pictures.contents(.image(image), factor)),
      mask: nil,
      children: []
    )
  }
}

extension Array {
  fileprivate func stablySorted(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { a, b in
      if isBefore(a.element, b.element) { return true }
      return !isBefore(b.element, a.element) && a.offset < b.offset
    }.map(\.element)
  }
}
