import CoreGraphics

/// Small pictures that are needed for a moment in each frame, and used again in the next.
final class SpareBitmaps {
  /// Sides are whole steps of this, so that pictures of about the same size serve each other.
  private static let step = 64
  /// Larger ones, and more of them, are not kept.
  private static let limit = 4 * step
  private static let maximum = 32

  private var bitmaps: [Bitmap] = []

  /// A picture of at least this size that holds anything; nil where there can be none.
  func bitmap(width: Int, height: Int) -> Bitmap? {
    if let index = bitmaps.lastIndex(where: { $0.width >= width && $0.height >= height }) {
      bitmaps.swapAt(index, bitmaps.count - 1)
      return bitmaps.removeLast()
    }
    guard width <= Self.limit, height <= Self.limit else {
      return Bitmap(width: width, height: height)
    }
    return Bitmap(width: Self.steps(width), height: Self.steps(height))
  }

  /// Takes a picture back that nobody reads any more.
  func takeBack(_ bitmap: Bitmap) {
    guard bitmaps.count < Self.maximum, bitmap.width <= Self.limit, bitmap.height <= Self.limit
    else { return }
    bitmaps.append(bitmap)
  }

  private static func steps(_ side: Int) -> Int { (side + step - 1) / step * step }
}
