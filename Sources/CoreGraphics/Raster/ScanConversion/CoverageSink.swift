import Foundation

/// Receives coverage row by row, from the top down.
protocol CoverageSink {
  /// Starts `height` rows that look the same, the first at `y`.
  mutating func beginRows(y: Int, height: Int)
  /// Covers `width` pixels of the rows from `x` on, evenly; from left to right, and never by nothing.
  mutating func cover(x: Int, width: Int, coverage: UInt8)
}

/// How areas that are counted become coverage.
enum CoverageScale {
  /// The parts a pixel's side is divided into.
  static let subpixels = 256
  /// Twice the parts of a whole pixel.
  static let fullArea = 2 * 256 * 256

  /// Half a part: what is nearer than this to whole pixels is one.
  static let nearly: CGFloat = 0.5 / 256

  /// The coverage for twice the parts of a pixel that an outline winds around.
  @inline(__always)
  static func coverage(_ area: Int, isEvenOdd: Bool) -> UInt8 {
    var covered = abs(area)
    if isEvenOdd {
      covered &= 2 * fullArea - 1
      if covered > fullArea { covered = 2 * fullArea - covered }
    } else {
      covered = min(covered, fullArea)
    }
    return UInt8(truncatingIfNeeded: (covered &* 255 &+ fullArea / 2) &>> 17)
  }

  @inline(__always)
  static func subpixel(_ value: CGFloat) -> Int {
    Int(pixels: (value * CGFloat(subpixels)).rounded())
  }
}
