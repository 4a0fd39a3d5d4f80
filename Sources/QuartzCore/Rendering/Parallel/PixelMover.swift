import CoreGraphics

/// Moves the pixels of a rectangle by whole pixels, bands of rows on several threads.
package final class PixelMover {
  private let pool: WorkerPool
  private var bitmap: Bitmap?
  private var rect = PixelRect.empty
  private var dx = 0
  private var dy = 0
  /// The rows at the edges between bands, which one band overwrites before the next has read them.
  private var edges: Bitmap?

  package init(_ pool: WorkerPool) { self.pool = pool }

  /// Moves pixels, and tells how many that were; what moves out of the rectangle is lost, what is uncovered
  /// holds anything.
  func move(_ rect: PixelRect, dx: Int, dy: Int, in pixels: ScreenPixels) -> Int {
    if dx == 0, let moved = pixels.turn(rect, by: dy) { return moved }
    move(rect, dx: dx, dy: dy, in: pixels.bitmap)
    return rect.area
  }

  /// Moves pixels; what moves out of the rectangle is lost, what is uncovered keeps its old value.
  package func move(_ rect: PixelRect, dx: Int, dy: Int, in bitmap: Bitmap) {
    let rect = rect.intersection(bitmap.bounds)
    let isWorthwhile = isWorthwhile(rect.area) && rect.height >= pool.width
    (self.rect, self.dx, self.dy) = (rect, dx, dy)
    guard pool.width > 1, isWorthwhile, dx == 0 || dy == 0, keepEdges(of: bitmap) else {
      return bitmap.move(rect, dx: dx, dy: dy)
    }
    self.bitmap = bitmap
    pool.run(self, parts: pool.width)
    self.bitmap = nil
  }

  /// Whether so many pixels are moved sooner by several threads; one costs half of what painting it does.
  func isWorthwhile(_ pixels: Int) -> Bool { pixels / 2 >= pool.worthwhilePixels }

  /// The row on which a band begins.
  private func start(_ band: Int) -> Int { rect.minY + rect.height * band / pool.width }

  /// Copies the rows that cross from one band to another; false where the way is longer than a band.
  private func keepEdges(of bitmap: Bitmap) -> Bool {
    let way = abs(dy)
    guard way > 0 else { return true }
    guard way <= rect.height / pool.width else { return false }
    let height = way * (pool.width - 1)
    if edges.map({ $0.width < rect.width || $0.height < height || $0.format != bitmap.format })
      ?? true
    {
      edges = Bitmap(width: rect.width, height: height, format: bitmap.format)
    }
    guard let edges else { return false }
    for band in 1..<pool.width {
      let first = dy < 0 ? start(band) : start(band) - way
      edges.copyPixels(of: bitmap, from: rows(first), to: (0, (band - 1) * way))
    }
    return true
  }

  /// As many rows as pixels are moved by.
  private func rows(_ first: Int) -> PixelRect {
    PixelRect(minX: rect.minX, minY: first, maxX: rect.maxX, maxY: first + abs(dy))
  }
}

extension PixelMover: PartedWork {
  package func doPart(_ index: Int) {
    guard let bitmap else { return }
    let band = PixelRect(
      minX: rect.minX,
      minY: start(index),
      maxX: rect.maxX,
      maxY: start(index + 1)
    )
    bitmap.move(band, dx: dx, dy: dy)
    // What comes from the band below, or from the one above.
    let edge = dy < 0 ? index : index - 1
    guard dy != 0, let edges, edge >= 0, edge < pool.width - 1 else { return }
    let kept = PixelRect(x: 0, y: edge * abs(dy), width: rect.width, height: abs(dy))
    bitmap.copyPixels(
      of: edges,
      from: kept,
      to: (rect.minX, dy < 0 ? band.maxY - abs(dy) : band.minY)
    )
  }
}
