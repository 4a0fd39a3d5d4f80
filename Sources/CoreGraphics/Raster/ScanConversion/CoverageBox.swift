import Foundation

/// A rectangle with sides along the axes, whose coverage needs no scan conversion.
///
/// It covers exactly what the scan converter would find.
struct CoverageBox {
  private let minX: Int
  private let minY: Int
  private let maxX: Int
  private let maxY: Int

  /// Makes a box, or nil when the rectangle lies too far out.
  init?(_ rect: CGRect) {
    let limit: CGFloat = 1_000_000
    guard rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit else {
      return nil
    }
    minX = CoverageScale.subpixel(rect.minX)
    minY = CoverageScale.subpixel(rect.minY)
    maxX = CoverageScale.subpixel(rect.maxX)
    maxY = CoverageScale.subpixel(rect.maxY)
  }

  /// Hands the coverage of the pixels in a window to `sink`.
  func cover<Sink: CoverageSink>(_ window: PixelRect, into sink: inout Sink) {
    forEachBand(minY, maxY, window.minY, window.maxY) { y, height, tall in
      sink.beginRows(y: y, height: height)
      forEachBand(minX, maxX, window.minX, window.maxX) { x, width, wide in
        let coverage = CoverageScale.coverage(2 * tall * wide, isEvenOdd: false)
        if coverage > 0 { sink.cover(x: x, width: width, coverage: coverage) }
      }
    }
  }

  /// Hands out where a side starts, goes on and ends in whole pixels: the first, how many, and how
  /// many parts of each are covered.
  @inline(__always)
  private func forEachBand(
    _ from: Int,
    _ to: Int,
    _ low: Int,
    _ high: Int,
    _ body: (Int, Int, Int) -> Void
  ) {
    let subpixels = CoverageScale.subpixels
    var pixel = from >> 8
    while pixel < high, pixel * subpixels < to {
      let begin = max(from, pixel * subpixels)
      // Whole pixels are one band.
      let whole = begin == pixel * subpixels ? (to >> 8) - pixel : 0
      let end = whole > 0 ? pixel + whole : pixel + 1
      let parts = min(to, (pixel + 1) * subpixels) - begin
      let first = max(pixel, low)
      let last = min(end, high)
      if last > first { body(first, last - first, parts) }
      pixel = end
    }
  }
}
