import CoreGraphics
import Foundation

/// How a catalog cuts a picture: borders that keep their size, and a middle between them.
struct ImageSlices: Hashable, Sendable {
  /// The parts along one axis, in pixels.
  struct Span: Hashable, Sendable {
    var low: Int
    /// What stretches; nil where that is all between the borders.
    var middle: Int?
    var high: Int

    init(_ low: CGFloat?, _ middle: CGFloat?, _ high: CGFloat?) {
      func whole(_ number: CGFloat?) -> Int? {
        number.flatMap { $0.isFinite && $0 >= 0 ? Int($0.rounded()) : nil }
      }
      self.low = whole(low) ?? 0
      self.middle = whole(middle).flatMap { $0 > 0 ? $0 : nil }
      self.high = whole(high) ?? 0
    }

    /// The pixels that are shown, of so many.
    fileprivate func shown(of count: Int) -> [Range<Int>] {
      guard let middle, low + middle + high < count else { return [0..<count] }
      return [0..<low + middle, count - high..<count]
    }
  }

  /// Nil where the picture stretches as a whole in the direction.
  var columns: Span?
  var rows: Span?

  /// The border of the picture as it is cut, in points.
  func insets(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(rows?.low ?? 0) / scale,
      left: CGFloat(columns?.low ?? 0) / scale,
      bottom: CGFloat(rows?.high ?? 0) / scale,
      right: CGFloat(columns?.high ?? 0) / scale
    )
  }

  /// Whether pixels are left out between the middle and the far border.
  var cuts: Bool { columns?.middle != nil || rows?.middle != nil }

  /// The picture without what lies between its middle and the borders.
  func cut(_ image: CGImage) -> CGImage {
    let source = image.bitmap
    let columns = columns?.shown(of: source.width) ?? [0..<source.width]
    let rows = rows?.shown(of: source.height) ?? [0..<source.height]
    let width = columns.reduce(0) { $0 + $1.count }
    let height = rows.reduce(0) { $0 + $1.count }
    guard (width, height) != (source.width, source.height),
      let bitmap = Bitmap(width: width, height: height, format: source.format)
    else { return image }
    let pixel = source.format == .color ? 4 : 1
    for (y, row) in rows.joined().enumerated() {
      var target = bitmap.data + y * bitmap.bytesPerRow
      for span in columns {
        let start = source.data + row * source.bytesPerRow + span.lowerBound * pixel
        target.copyMemory(from: start, byteCount: span.count * pixel)
        target += span.count * pixel
      }
    }
    bitmap.isOpaque = source.isOpaque
    return CGImage(bitmap: bitmap)
  }
}
