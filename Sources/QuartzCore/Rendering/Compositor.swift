import CoreGraphics

/// Keeps a bitmap equal to a render tree, drawing no more than what changed.
package final class Compositor {
  /// What the last frame cost.
  package struct Work: Hashable, Sendable {
    /// Pixels painted, moved ones not counted.
    package var paintedPixels = 0
    /// Pixels moved by scrolling; rows that come to lie elsewhere as their memory turns are not.
    package var movedPixels = 0
    /// Layers whose own pieces were painted.
    package var paintedLayers = 0
    /// Pictures made of layers' contents.
    package var rasters = 0
    /// Pictures made on the side for groups, masks and transforms.
    package var offscreens = 0
    /// Bands of rows that were painted each by itself, on as many threads as there are.
    package var bands = 0

    package init() {}
  }

  /// Pixels that are moved, and what is painted over them then.
  package struct Change: Sendable {
    /// The pixels that stay inside of `area` when they go by a way, in pixels.
    package struct Move: Hashable, Sendable {
      package let area: PixelRect
      package let dx: Int
      package let dy: Int
    }

    package var move: Move?
    package var painted: [PixelRect] = []

    /// Whether all pixels are as they were.
    package var isEmpty: Bool { move == nil && painted.isEmpty }

    /// The rectangles that changed.
    package var rects: [PixelRect] { (move.map { [$0.area] } ?? []) + painted }
  }

  /// What the last call of `render` cost.
  package private(set) var work = Work()

  /// Whether scrolling may move pixels; tests turn it off to compare.
  package var movesPixels = true

  /// What the last call of `render` did to the bitmap.
  package private(set) var change = Change()

  private let cache = RasterCache()
  private let painter: Painter
  private let pool: WorkerPool
  private let mover: PixelMover
  private var list: DisplayList?
  private var last: PlacedNode?
  /// What finds the work of a frame, with the memory it took in the last.
  private var scroll = ScrollFinder()
  private var finder = DamageFinder()
  private var way: [RenderNode] = []

  /// Beyond this many rectangles, those that are near to each other are painted as one.
  private static let maximumRects = 16

  package convenience init() { self.init(.shared) }

  package init(_ pool: WorkerPool) {
    painter = Painter(cache: cache, corners: CornerCoverage())
    self.pool = pool
    mover = PixelMover(pool)
  }

  /// Forgets what the bitmap holds, so that the next frame is painted whole.
  package func invalidate() { last = nil }

  /// Lets go of the pictures of layers, which the next frame that needs them makes again.
  package func letGo() { cache.removeAll() }

  /// Brings `bitmap` up to date; `change` tells what that took.
  ///
  /// - Parameters:
  ///   - root: the tree to show; its superlayer coordinates are the screen's points.
  ///   - scale: device pixels per point.
  ///   - bitmap: what the last call left, unless `invalidate()` was called since.
  package func render(_ root: RenderNode?, scale: CGFloat, into bitmap: Bitmap) {
    render(root, scale: scale, into: ScreenPixels(bitmap))
  }

  /// Brings pixels up to date, which may turn.
  package func render(_ root: RenderNode?, scale: CGFloat, into pixels: ScreenPixels) {
    let new = root.map { root in
      PlacedNode(
        node: root,
        toDevice: root.geometry.toSuperlayer.concatenating(Projection(scale: scale)),
        clip: pixels.bitmap.bounds
      )
    }
    if let last, let new, last.isSame(as: new) {
      work = Work()
      change.move = nil
      change.painted.removeAll(keepingCapacity: true)
      return
    }
    // Most frames cost what the last one did.
    if list?.isLarge ?? false || mover.isWorthwhile(work.movedPixels) { pool.expectWork() }
    let before = (painter.paintedLayers, cache.misses, painter.offscreens)
    work = Work()
    change.move = nil
    change.painted.removeAll(keepingCapacity: true)
    update(pixels, from: last, to: new)
    change.painted.removeAll(where: \.isEmpty)
    last = new ?? emptyPlace(pixels.bitmap)
    cache.advance()
    work.paintedLayers = painter.paintedLayers - before.0
    work.rasters = cache.misses - before.1
    work.offscreens = painter.offscreens - before.2
  }

  /// Draws a tree once, whole, over what a bitmap holds.
  package static func draw(_ root: RenderNode, _ toDevice: Projection, into bitmap: Bitmap) {
    let painter = Painter(cache: RasterCache(), corners: CornerCoverage())
    painter.paint(root, toDevice, clip: bitmap.bounds, on: Canvas(bitmap, holdsAll: true))
  }

  /// Where nothing is shown there is still a frame to compare the next one with.
  private func emptyPlace(_ bitmap: Bitmap) -> PlacedNode {
    let node = RenderNode(
      id: 0,
      geometry: LayerGeometry(),
      look: RenderLook(LayerAppearance(), contents: .none),
      mask: nil,
      children: []
    )
    return PlacedNode(node: node, toDevice: .identity, clip: bitmap.bounds)
  }

  private func update(_ pixels: ScreenPixels, from old: PlacedNode?, to new: PlacedNode?) {
    let bounds = pixels.bitmap.bounds
    guard let old, old.clip == bounds else {
      change.painted.append(bounds)
      return paint(new, pixels.bitmap)
    }
    scroll.reset()
    if movesPixels, let new, old.node.id == new.node.id { scroll.search(old, new) }
    finder.find(from: old, to: new, scroll: scroll.best)
    var damage = PixelRegion()
    if let move = scroll.best {
      work.movedPixels = mover.move(move.area, dx: move.dx, dy: move.dy, in: pixels)
      damage = move.uncovered
      for overlay in scroll.overlays { damage.repair(overlay, after: move) }
    }
    finder.addDamage(to: &damage)
    damage.formIntersection(bounds)
    findRects(of: damage, new)
    paint(new, pixels.bitmap)
    change.move = scroll.best.map { Change.Move(area: $0.area, dx: $0.dx, dy: $0.dy) }
  }

  /// Cuts the damage into the rectangles that are painted each by itself.
  private func findRects(of damage: PixelRegion, _ place: PlacedNode?) {
    let backdrops = BackdropDamage(place, damage)
    backdrops.rest(of: damage).appendRects(to: &change.painted)
    change.painted += backdrops.areas
    guard change.painted.count > Self.maximumRects else { return }
    change.painted = joined(change.painted, backdrops, damage, place)
  }

  /// Fewer rectangles around many.
  private func joined(
    _ rects: [PixelRect],
    _ backdrops: BackdropDamage,
    _ damage: PixelRegion,
    _ place: PlacedNode?
  ) -> [PixelRect] {
    if backdrops.areas.isEmpty {
      let boxes = DamageBoxes(rects).boxes
      let region = boxes.reduce(into: PixelRegion()) { $0.formUnion($1) }
      if BackdropDamage(place, region).areas.isEmpty { return boxes }
    }
    // What lies behind a material must be whole before it is seen through it.
    var box = rects.reduce(damage.bounds) { $0.union($1) }
    while true {
      let wider = BackdropDamage(place, PixelRegion(box)).areas.reduce(box) { $0.union($1) }
      if wider == box { return [box] }
      box = wider
    }
  }

  /// Paints the rectangles that change.
  private func paint(_ place: PlacedNode?, _ bitmap: Bitmap) {
    let list = list(for: bitmap)
    let before = list.paintedBands
    let canvas = Canvas(list)
    for rect in change.painted {
      work.paintedPixels += rect.area
      if let place { OpaqueCover(rect: rect).find(in: place.node, place.toDevice, &way) }
      if way.isEmpty { canvas.fill(rect, with: .clear) }
      if let place {
        painter.paint(place.node, place.toDevice, clip: rect, on: canvas, cover: way[...])
      }
      way.removeAll(keepingCapacity: true)
    }
    list.flush()
    work.bands = list.paintedBands - before
  }

  /// The list of the last frame, which has its memory already.
  private func list(for bitmap: Bitmap) -> DisplayList {
    if let list {
      list.bitmap = bitmap
      return list
    }
    let list = DisplayList(bitmap, pool)
    self.list = list
    return list
  }
}

extension PixelRegion {
  /// Adds what a move of pixels spoiled of something that did not move.
  fileprivate mutating func repair(_ extent: PixelRect, after move: ScrollMove) {
    let covered = extent.intersection(move.area)
    guard !covered.isEmpty else { return }
    formUnion(covered)
    formUnion(covered.offsetBy(dx: move.dx, dy: move.dy).intersection(move.area))
  }
}
