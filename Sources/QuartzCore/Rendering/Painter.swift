import CoreGraphics

/// Paints render trees into bitmaps, from cached pictures of what the layers show.
///
/// Every pixel depends on the tree alone and never on the clip, so that painting a part gives the
/// same pixels as painting all.
final class Painter {
  let cache: RasterCache
  let corners: CornerCoverage
  /// The layers whose own pieces were painted.
  @exclusivity(unchecked) private(set) var paintedLayers = 0
  /// Pictures made on the side for groups, masks and transforms.
  var offscreens = 0
  /// The largest side of a picture made on the side.
  static let maximumSide = 8192

  init(cache: RasterCache, corners: CornerCoverage) {
    self.cache = cache
    self.corners = corners
  }

  /// Paints a tree.
  ///
  /// `toDevice` leads from the coordinates of the node's bounds to device pixels, and only the
  /// pixels of `clip` may change. `cover` is the way down to a node that hides all painted before
  /// it, that node last; what comes before is left out. Empty paints all.
  func paint(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double = 1,
    cover: ArraySlice<RenderNode> = []
  ) {
    let opacity = opacity * node.look.opacity
    guard opacity > 0, node.look.isDoubleSided || toDevice.determinant > 0 else { return }
    let box = PixelRect(touching: toDevice.boundingBox(of: node.extent)).intersection(clip)
    guard !box.isEmpty else { return }
    if !toDevice.isUpright {
      paintTurned(node, toDevice, clip: box, on: canvas, opacity: opacity)
    } else if let filter = node.look.filter {
      paintFiltered(node, filter, toDevice, clip: box, on: canvas, opacity: opacity)
    } else if node.needsGroup(opacity: opacity) {
      paintGroup(node, toDevice, clip: box, on: canvas, opacity: opacity)
    } else {
      paintPieces(node, toDevice, clip: box, on: canvas, opacity: opacity, cover: cover)
    }
  }

  // MARK: Plain layers

  /// Paints what a layer shows, its sublayers, and its border over them.
  ///
  /// This and what else stands on the stack once for each level of a tree is kept out of one another:
  /// put into one function by the compiler, their pieces take 9 kB a level, and 1,000 levels more than
  /// the stack of a thread.
  @inline(never)
  func paintPieces(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double,
    cover: ArraySlice<RenderNode> = []
  ) {
    let rect = PixelRect(snapping: toDevice.boundingBox(of: node.geometry.bounds))
    let inner = node.look.clips ? clip.intersection(rect) : clip
    paintedLayers += 1
    let saved = paintBelowChildren(
      node,
      toDevice,
      rect,
      clip: clip,
      on: canvas,
      opacity: opacity,
      cover: cover.count
    )
    paintChildren(node, toDevice, clip: inner, on: canvas, opacity: opacity, cover: cover)
    if let saved { restore(saved, on: canvas) }
    paintBorder(node.look, rect, toDevice.a, clip: clip, on: canvas, opacity: opacity)
  }

  /// Paints what lies below the sublayers; returns what round corners have to get back after them.
  ///
  /// `cover` says how many nodes the way down to the one that hides the rest has left.
  @inline(never)
  private func paintBelowChildren(
    _ node: RenderNode,
    _ toDevice: Projection,
    _ rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double,
    cover: Int
  ) -> SavedCorners? {
    let look = node.look
    if cover == 0, let shadow = look.shadow {
      paint(shadow, of: node, toDevice, rect, clip: clip, on: canvas, opacity: opacity)
    }
    let corner = look.corner.scaled(by: toDevice.a)
    let inner = look.clips ? clip.intersection(rect) : clip
    let guarded = look.clips && !corner.isSquare ? corners.mask(for: rect, corner: corner) : nil
    let saved = guarded.map { save($0, of: rect, clip: inner, on: canvas) }
    guard cover <= 1 else { return saved }
    if let backdrop = look.backdrop {
      let area = rect.intersection(inner)
      paint(backdrop, area, toDevice.a, on: canvas, opacity: opacity)
    }
    if let pattern = look.pattern {
      paint(pattern, of: node, rect, toDevice.a, clip: inner, on: canvas, opacity: opacity)
    } else {
      let shape = guarded == nil ? corner : .square
      fill(rect, look.background.faded(opacity), shape, clip: inner, on: canvas)
    }
    paintContents(node, toDevice, rect, clip: inner, on: canvas, opacity: opacity)
    return saved
  }

  private func paintChildren(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double,
    cover: ArraySlice<RenderNode>
  ) {
    guard !clip.isEmpty else { return }
    if let share = node.look.dissolve {
      return paintDissolve(node, share, toDevice, clip: clip, on: canvas, opacity: opacity)
    }
    var children = node.children[...]
    var cover = cover.dropFirst()
    if let next = cover.first, let index = children.firstIndex(where: { $0 === next }) {
      children = children[index...]
    }
    // Without group opacity a faded layer fades each of its sublayers instead.
    let inherited = node.look.fadesAsGroup ? 1 : opacity
    let sight = Sight(of: clip, in: node, toDevice)
    for child in children where sight.mayHold(child) {
      paint(
        child,
        node.geometry.toSelf(from: child.geometry).concatenating(toDevice),
        clip: clip,
        on: canvas,
        opacity: inherited,
        cover: cover
      )
      cover = []
    }
  }

  /// Replaces what is there already by how it looks through a material.
  func paint(
    _ backdrop: Backdrop,
    _ area: PixelRect,
    _ scale: Double,
    on canvas: Canvas,
    opacity: Double
  ) {
    let area = area.intersection(canvas.bounds)
    guard canvas.holdsAll,
      let pixels = canvas.backdrop(
        of: area,
        radius: backdrop.blurRadius * scale,
        saturation: backdrop.saturation
      )
    else { return }
    canvas.drawOver(pixels, at: (area.minX, area.minY), clip: area, alpha: opacity)
  }

  private func fill(
    _ rect: PixelRect,
    _ color: Pixel,
    _ corner: CornerShape,
    clip: PixelRect,
    on canvas: Canvas
  ) {
    guard color != .clear else { return }
    guard !corner.isSquare, let mask = corners.mask(for: rect, corner: corner) else {
      canvas.fillOver(rect.intersection(clip), with: color)
      return
    }
    let bands = mask.rest(of: rect)
    for index in bands.indices {
      canvas.fillOver(bands[index].intersection(clip), with: color)
    }
    fillQuadrants(of: rect, color, through: mask, clip: clip, on: canvas)
  }

  @inline(never)
  private func paintBorder(
    _ look: RenderLook,
    _ rect: PixelRect,
    _ scale: Double,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let color = look.border.faded(opacity)
    guard color != .clear, !rect.intersection(clip).isEmpty else { return }
    let width = max(1, Int(pixels: (look.borderWidth * scale).rounded()))
    let corner = look.corner.scaled(by: scale)
    guard 2 * width < min(rect.width, rect.height) else {
      fill(rect, color, corner, clip: clip, on: canvas)
      return
    }
    guard let mask = corners.mask(for: rect, corner: corner, border: width) else { return }
    fillQuadrants(of: rect, color, through: mask, clip: clip, on: canvas)
    let edges = mask.edges(of: rect, width: width)
    for index in edges.indices {
      canvas.fillOver(edges[index].intersection(clip), with: color)
    }
  }

  private func fillQuadrants(
    of rect: PixelRect,
    _ color: Pixel,
    through mask: CornerCoverage.Mask,
    clip: PixelRect,
    on canvas: Canvas
  ) {
    let parts = mask.quadrants(of: rect)
    for index in parts.indices {
      canvas.fillOver(
        color,
        through: mask.inside,
        at: parts[index].origin,
        clip: parts[index].clip.intersection(clip)
      )
    }
  }
}

extension RenderNode {
  /// Whether the tree has to be painted on the side before it can be laid over.
  func needsGroup(opacity: Double) -> Bool {
    if mask != nil { return true }
    guard opacity < 1, look.fadesAsGroup else { return false }
    return !children.isEmpty || (look.paintsBounds && !look.contents.isNone)
      || (look.shadow != nil) || (look.clips && !look.corner.isSquare)
      || (look.background != .clear && look.border != .clear)
  }
}

extension Pixel {
  /// The colour at a fraction of its strength.
  func faded(_ opacity: Double) -> Pixel {
    guard opacity < 1 else { return self }
    func part(_ shift: UInt32) -> UInt32 {
      UInt32((Double((argb >> shift) & 255) * opacity).rounded()) << shift
    }
    return Pixel(argb: part(24) | part(16) | part(8) | part(0))
  }
}
