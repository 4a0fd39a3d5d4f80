import CoreGraphics
import InterfaceFiles

extension ImageSlices {
  /// The border of the picture as it is cut, in points.
  func insets(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(rows?.low ?? 0) / scale,
      left: CGFloat(columns?.low ?? 0) / scale,
      bottom: CGFloat(rows?.high ?? 0) / scale,
      right: CGFloat(columns?.high ?? 0) / scale
    )
  }

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
