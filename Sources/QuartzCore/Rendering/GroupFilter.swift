import CoreGraphics

/// What becomes of a layer and all below it, painted together, before that is laid over what is behind.
package struct GroupFilter: Hashable, Sendable {
  /// The standard deviation of the blur, in points; 0 leaves everything sharp.
  package var blurRadius: CGFloat
  /// Whether the blur lets nothing through at the edges, and stays within the bounds.
  package var blursOpaquely: Bool
  /// What becomes of the colours, before they are blurred.
  package var colors: ColorMatrix?
  /// How the whole mixes with what is behind.
  package var blendMode: CGBlendMode

  /// Makes a filter; without values the layer is painted by itself and then laid over.
  package init(
    blurRadius: CGFloat = 0,
    blursOpaquely: Bool = false,
    colors: ColorMatrix? = nil,
    blendMode: CGBlendMode = .normal
  ) {
    self.blurRadius = blurRadius.isFinite ? max(0, blurRadius) : 0
    self.blursOpaquely = blursOpaquely
    self.colors = colors
    self.blendMode = blendMode
  }

  /// Whether a change of one pixel changes others around it.
  var spreads: Bool {
    switch blendMode {
    // These change what is behind wherever the group might be, also where it is clear.
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: blurRadius > 0
    }
  }

  /// How far the blur reaches beyond what is blurred, in points.
  var reach: CGFloat { blurRadius > 0 ? blurRadius * 3 + 3 : 0 }

  /// What a group looks like with the filter at a scale, in pixels for a point, and how much larger that
  /// is on each side; `bounds` are the layer's bounds in the pixels of the group.
  func applied(to group: Bitmap, scale: Double, bounds: PixelRect) -> (Bitmap, grown: Int)? {
    var group = group
    if let colors {
      guard let recolored = group.recolored(by: colors) else { return nil }
      group = recolored
    }
    let radius = blurRadius * scale
    guard radius > 0 else { return (group, 0) }
    guard let blurred = group.blurred(radius: radius) else { return nil }
    let grown = (blurred.width - group.width) / 2
    guard blursOpaquely else { return (blurred, grown) }
    blurred.fillAlpha()
    let inside = bounds.offsetBy(dx: grown, dy: grown)
    guard let cut = Bitmap(width: blurred.width, height: blurred.height) else { return nil }
    let kept = inside.intersection(blurred.bounds)
    cut.copyPixels(of: blurred, from: kept, to: (kept.minX, kept.minY))
    return (cut, grown)
  }
}

extension Painter {
  /// Paints a tree with a filter: on the side first, as far as what is seen depends on it.
  @inline(never)
  func paintFiltered(
    _ node: RenderNode,
    _ filter: GroupFilter,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let scale = toDevice.a
    let reach = Bitmap.blurReach(radius: filter.blurRadius * scale)
    // What ancestors cut off is blurred into what they leave, so that scrolling does not change it.
    let area = PixelRect(touching: toDevice.boundingBox(of: node.extent))
      .intersection(clip.insetBy(-reach))
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return }
    offscreens += 1
    let group = Canvas(bitmap, x: area.minX, y: area.minY)
    paintPieces(node, toDevice, clip: area, on: group, opacity: 1)
    if let mask = node.mask { cut(group, by: mask, of: node, toDevice) }
    let bounds = PixelRect(snapping: toDevice.boundingBox(of: node.geometry.bounds))
    guard
      let (picture, grown) = filter.applied(
        to: bitmap,
        scale: scale,
        bounds: bounds.offsetBy(dx: -area.minX, dy: -area.minY)
      )
    else { return }
    canvas.draw(
      picture,
      at: (area.minX - grown, area.minY - grown),
      clip: clip,
      alpha: opacity,
      mode: filter.blendMode
    )
  }

  /// Applies a filter to a tree that was painted flat, in the same pixels.
  func filter(_ flat: Canvas, _ filter: GroupFilter, _ node: RenderNode, _ toFlat: Projection) {
    let bounds = PixelRect(snapping: toFlat.boundingBox(of: node.geometry.bounds))
    guard
      let (picture, grown) = filter.applied(
        to: flat.bitmap,
        scale: toFlat.a,
        bounds: bounds.offsetBy(dx: -flat.x, dy: -flat.y)
      )
    else { return }
    flat.bitmap.copyPixels(
      of: picture,
      from: flat.bitmap.bounds.offsetBy(dx: grown, dy: grown),
      to: (0, 0)
    )
  }
}
