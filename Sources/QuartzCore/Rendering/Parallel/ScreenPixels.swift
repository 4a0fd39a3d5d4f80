import CoreGraphics
import Foundation

/// The pixels of a screen, which a compositor keeps up to date.
///
/// Where the rows of the memory are a ring, whole rows scroll by taking another for the first: what did not
/// scroll is moved back, and nothing else.
package final class ScreenPixels {
  /// Rows of memory behind whose end the first of them comes again, readable from any of them on.
  package struct Ring {
    let start: UnsafeMutableRawPointer
    /// How many there are, at least as many as are shown.
    let rows: Int
    let bytesPerRow: Int

    package init(start: UnsafeMutableRawPointer, rows: Int, bytesPerRow: Int) {
      self.start = start
      self.rows = rows
      self.bytesPerRow = bytesPerRow
    }

    /// Moves rows, which together with the way are fewer than there are.
    fileprivate func move(_ row: Int, _ count: Int, by way: Int) {
      var row = row % rows
      if row + way < 0 { row += rows }
      memmove(start + (row + way) * bytesPerRow, start + row * bytesPerRow, count * bytesPerRow)
    }
  }

  /// The pixels as they lie now.
  package private(set) var bitmap: Bitmap
  /// How many rows of the ring come before the first that is shown.
  package private(set) var firstRow: Int
  private let makeRing: () -> Ring?
  private var ring: Ring?
  private var isRingMade = false

  /// - Parameters:
  ///   - bitmap: the pixels as they lie at first.
  ///   - firstRow: how many rows of the ring come before them.
  ///   - ring: makes the ring on which the same pixels lie from then on; asked once, when something turns.
  package init(_ bitmap: Bitmap, firstRow: Int = 0, ring: @escaping () -> Ring? = { nil }) {
    self.bitmap = bitmap
    self.firstRow = firstRow
    makeRing = ring
  }

  /// Moves the rows of an area up or down by taking another row for the first, and the others back; nil where
  /// that cannot be or would not be less work, else how many pixels were moved back.
  ///
  /// What is uncovered holds anything then.
  func turn(_ area: PixelRect, by dy: Int) -> Int? {
    let (above, below) = (area.minY, bitmap.height - area.maxY)
    guard dy != 0, area.minX == 0, area.maxX == bitmap.width,
      2 * (above + below) < area.height - abs(dy), let ring = theRing()
    else { return nil }
    let row = (firstRow - dy + ring.rows) % ring.rows
    guard let turned = rows(of: ring, from: row) else { return nil }
    // Those first that the others would be moved over.
    let ends = [(0, above), (area.maxY, below)]
    for (first, count) in dy < 0 ? ends : ends.reversed() where count > 0 {
      ring.move(firstRow + first, count, by: -dy)
    }
    (bitmap, firstRow) = (turned, row)
    return (above + below) * bitmap.width
  }

  private func theRing() -> Ring? {
    if isRingMade { return ring }
    isRingMade = true
    guard let made = makeRing(), made.rows >= bitmap.height,
      let pixels = rows(of: made, from: firstRow)
    else { return nil }
    (bitmap, ring) = (pixels, made)
    return made
  }

  /// As many rows as are shown.
  private func rows(of ring: Ring, from row: Int) -> Bitmap? {
    Bitmap(
      wrapping: ring.start + row * ring.bytesPerRow,
      width: bitmap.width,
      height: bitmap.height,
      bytesPerRow: ring.bytesPerRow
    )
  }
}
