import CoreGraphics

/// A layer as it was when a frame was committed, with everything below it.
///
/// Nodes never change, and a layer in which nothing changed gives the same node again: the
/// compositor finds what to draw by comparing identities.
package final class RenderNode: Sendable {
  /// Tells one layer's nodes from another's, for as long as the process runs.
  package let id: UInt64
  package let geometry: LayerGeometry
  package let look: RenderLook
  package let mask: RenderNode?
  /// Visible sublayers in the order they are painted.
  package let children: [RenderNode]
  /// What the node and everything below it may touch, in bounds coordinates.
  package let extent: CGRect
  /// The same in the superlayer's coordinates, before that transforms its sublayers.
  let box: CGRect
  /// Whether nothing below is turned, mirrored or tilted.
  let isPlainBelow: Bool
  /// The same of the node in its superlayer, and below it.
  let isPlain: Bool
  /// Whether the node or anything below it cuts its sublayers off, as what scrolls does.
  let holdsClip: Bool
  /// Whether the node or anything below it shows what lies behind it.
  let holdsBackdrop: Bool

  package init(
    id: UInt64,
    geometry: LayerGeometry,
    look: RenderLook,
    mask: RenderNode?,
    children: [RenderNode]
  ) {
    self.id = id
    self.geometry = geometry
    self.look = look
    self.mask = mask
    self.children = children
    var parts = Parts(holdsBackdrop: look.backdrop != nil, holdsClip: look.clips)
    for child in children { parts.add(child, geometry.toSelf(from: child.geometry)) }
    let toSuperlayer = geometry.toSuperlayer
    extent = Self.extent(parts.extent, geometry: geometry, look: look, mask: mask)
    box = toSuperlayer.boundingBox(of: extent)
    holdsBackdrop = parts.holdsBackdrop
    holdsClip = parts.holdsClip
    isPlainBelow = parts.isPlain
    isPlain = parts.isPlain && toSuperlayer.isUpright
  }

  /// What a node knows of those below it.
  private struct Parts {
    var extent = CGRect.null
    var holdsBackdrop: Bool
    var holdsClip: Bool
    var isPlain = true

    mutating func add(_ child: RenderNode, _ toParent: Projection) {
      holdsBackdrop = holdsBackdrop || child.holdsBackdrop
      holdsClip = holdsClip || child.holdsClip
      isPlain = isPlain && child.isPlainBelow && toParent.isUpright
      if !child.extent.isNull { extent = extent.union(toParent.boundingBox(of: child.extent)) }
    }
  }

  private static func extent(
    _ below: CGRect,
    geometry: LayerGeometry,
    look: RenderLook,
    mask: RenderNode?
  ) -> CGRect {
    let bounds = geometry.bounds
    var extent = look.paintsBounds ? bounds : .null
    if let box = look.contentsBox(in: bounds) { extent = extent.union(box) }
    extent = extent.union(below)
    if look.clips { extent = extent.intersection(bounds) }
    if let mask {
      extent = extent.intersection(
        geometry.toSelf(from: mask.geometry).boundingBox(of: mask.extent)
      )
    }
    if let shadow = look.shadow { extent = extent.union(shadow.box(around: extent)) }
    if let filter = look.filter, !extent.isNull {
      extent = extent.insetBy(dx: -filter.reach, dy: -filter.reach)
    }
    return extent
  }
}

/// How a layer looked when a frame was committed, apart from where it was.
package final class RenderLook: Sendable {
  package let opacity: Double
  package let background: Pixel
  /// What is repeated in place of the background.
  package let pattern: ImagePattern?
  package let border: Pixel
  package let borderWidth: CGFloat
  package let corner: CornerShape
  package let clips: Bool
  package let isDoubleSided: Bool
  package let fadesAsGroup: Bool
  package let shadow: Shadow?
  package let contents: LayerContents
  package let placement: ContentsPlacement
  package let tint: Pixel?
  /// What becomes of what lies behind; nil where that cannot be seen anyway.
  let backdrop: Backdrop?
  /// How far the first sublayer is dissolved into the second, 0...1; nil where nothing dissolves.
  let dissolve: Double?
  /// What becomes of the layer with all below it.
  let filter: GroupFilter?

  package convenience init(_ appearance: LayerAppearance, contents: LayerContents) {
    self.init(appearance, contents: contents, dissolve: nil)
  }

  init(_ appearance: LayerAppearance, contents: LayerContents, dissolve: Double?) {
    self.dissolve = dissolve.map { max(0, min(1, $0)) }
    opacity = Double(max(0, min(1, appearance.opacity)))
    background = appearance.backgroundColor.map(Pixel.init) ?? .clear
    pattern = appearance.backgroundColor?.imagePattern
    borderWidth = max(0, appearance.borderWidth)
    border = borderWidth > 0 ? appearance.borderColor.map(Pixel.init) ?? .clear : .clear
    corner = CornerShape(
      radius: max(0, appearance.cornerRadius),
      curve: appearance.cornerCurve,
      corners: appearance.maskedCorners
    )
    clips = appearance.masksToBounds
    isDoubleSided = appearance.isDoubleSided
    fadesAsGroup = appearance.allowsGroupOpacity
    shadow = Shadow(appearance)
    self.contents = contents
    placement = ContentsPlacement(appearance)
    tint = appearance.contentsTint.map(Pixel.init)
    backdrop = background.isOpaque ? nil : appearance.backdrop
    filter = appearance.groupFilter
  }

  /// The same look with other values for some of it.
  private init(
    _ look: RenderLook,
    opacity: Double,
    shadow: Shadow?,
    factor: ColorFactor = .none,
    contents: LayerContents? = nil
  ) {
    self.opacity = opacity
    background = factor.of(look.background)
    pattern = look.pattern
    border = factor.of(look.border)
    borderWidth = look.borderWidth
    corner = look.corner
    clips = look.clips
    isDoubleSided = look.isDoubleSided
    fadesAsGroup = look.fadesAsGroup
    self.shadow = shadow
    self.contents = contents ?? look.contents
    placement = look.placement
    tint = look.tint.map(factor.of)
    backdrop = look.backdrop
    filter = look.filter
    dissolve = look.dissolve
  }

  /// The same look without its shadow.
  convenience init(withoutShadow look: RenderLook) {
    self.init(look, opacity: look.opacity, shadow: nil)
  }

  /// The same look with its colours multiplied by others; pictures have it in their pixels already.
  convenience init(_ look: RenderLook, multipliedBy factor: ColorFactor, contents: LayerContents) {
    let shadow = look.shadow.map { Shadow($0, color: factor.of($0.color)) }
    self.init(look, opacity: look.opacity, shadow: shadow, factor: factor, contents: contents)
  }

  /// The same look with another opacity.
  convenience init(_ look: RenderLook, opacity: Double) {
    self.init(look, opacity: opacity, shadow: look.shadow)
  }

  /// Whether backdrop, background or border paint the bounds.
  var paintsBounds: Bool { background != .clear || border != .clear || backdrop != nil }

  /// Whether the layer alone, without its sublayers, shows nothing.
  var isBlank: Bool { !paintsBounds && contents.isNone && shadow == nil }

  /// Where the contents fall, in bounds coordinates.
  func contentsBox(in bounds: CGRect) -> CGRect? {
    switch contents {
    case .none: nil
    case .gradient: bounds
    case .shape(let shape): shape.box
    case .image, .drawing:
      placement.frame(of: contents, in: bounds)
    }
  }
}

/// A shadow as it is to be drawn.
package struct Shadow: Hashable, Sendable {
  package let color: Pixel
  package let offset: CGSize
  package let radius: CGFloat
  package let path: CGPath?

  /// Nil where no shadow shows; a layer that clips cuts its own shadow away.
  init?(_ appearance: LayerAppearance) {
    guard appearance.shadowOpacity > 0, !appearance.masksToBounds,
      let color = appearance.shadowColor
    else { return nil }
    self.color = Pixel(color, opacity: Double(min(1, appearance.shadowOpacity)))
    guard self.color != .clear else { return nil }
    offset = appearance.shadowOffset
    radius = max(0, appearance.shadowRadius)
    path = appearance.shadowPath
  }

  /// The same shadow in another colour.
  init(_ shadow: Shadow, color: Pixel) {
    self.color = color
    offset = shadow.offset
    radius = shadow.radius
    path = shadow.path
  }

  /// How far the blur reaches beyond the outline, in points.
  var reach: CGFloat { radius * 3 + 1 }

  func box(around extent: CGRect) -> CGRect {
    let outline = path?.boundingBoxOfPath ?? extent
    guard !outline.isNull else { return .null }
    return outline.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}

extension ShapeContents {
  /// What the shape may touch; nil when there is nothing to draw.
  var box: CGRect? {
    guard let path, !path.isEmpty else { return nil }
    let box = path.boundingBoxOfPath
    guard strokeColor != nil, lineWidth > 0 else { return box }
    let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

extension Pixel {
  /// A colour in the device's colour space, premultiplied.
  package init(_ color: CGColor) { self.init(color, opacity: 1) }

  package init(_ color: CGColor, opacity: Double) {
    let c = color.deviceComponents
    self.init(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * opacity)
  }
}
