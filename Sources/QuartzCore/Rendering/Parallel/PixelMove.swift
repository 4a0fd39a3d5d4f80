import CoreGraphics

/// The pixels of a rectangle, moved by whole pixels: columns beside each other are moved at a time.
package final class PixelMove: PartedWork {
  private let bitmap: Bitmap
  private let strips: [PixelRect]
  private let dx: Int
  private let dy: Int

  private init(_ bitmap: Bitmap, _ strips: [PixelRect], _ dx: Int, _ dy: Int) {
    (self.bitmap, self.strips, self.dx, self.dy) = (bitmap, strips, dx, dy)
  }

  package func doPart(_ index: Int) { bitmap.move(strips[index], dx: dx, dy: dy) }

  /// Moves pixels; what moves out of the rectangle is lost, what is uncovered keeps its old value.
  package static func perform(
    _ rect: PixelRect,
    dx: Int,
    dy: Int,
    in bitmap: Bitmap,
    with pool: WorkerPool
  ) {
    let rect = rect.intersection(bitmap.bounds)
    // Moving a pixel costs half of painting one.
    guard pool.width > 1, rect.area / 2 >= pool.worthwhilePixels, dx == 0 || dy == 0 else {
      return bitmap.move(rect, dx: dx, dy: dy)
    }
    // Strips along the way: none needs what another moves.
    let strips = dx == 0 ? rect.columns(pool.width) : rect.rows(pool.width)
    pool.run(PixelMove(bitmap, strips, dx, dy), parts: strips.count)
  }
}

extension PixelRect {
  /// The rectangle cut into as many columns of about the same width, on boundaries of 16 pixels.
  func columns(_ count: Int) -> [PixelRect] {
    (0..<count).map { index in
      let edges = [index, index + 1].map { edge in
        edge == count ? maxX : min(maxX, minX + (width * edge / count + 15) & ~15)
      }
      return PixelRect(minX: edges[0], minY: minY, maxX: edges[1], maxY: maxY)
    }
  }

  /// The rectangle cut into as many bands of rows of about the same height.
  func rows(_ count: Int) -> [PixelRect] {
    (0..<count).map { index in
      PixelRect(
        minX: minX,
        minY: minY + height * index / count,
        maxX: maxX,
        maxY: minY + height * (index + 1) / count
      )
    }
  }
}
