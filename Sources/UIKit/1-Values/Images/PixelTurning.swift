import CoreGraphics
import Foundation

/// Pixels turned so that a picture is seen upright.
enum PixelTurning {
  /// The picture as it is seen; nil where memory runs out.
  static func upright(_ image: CGImage, _ orientation: UIImage.Orientation) -> CGImage? {
    guard orientation != .up else { return image }
    guard let deferred = image.deferred else {
      return upright(image.bitmap, orientation).map { CGImage(bitmap: $0) }
    }
    // Turned when it is needed, too.
    let isSideways = orientation.isSideways
    let turned = DeferredPixels(
      width: isSideways ? deferred.height : deferred.width,
      height: isSideways ? deferred.width : deferred.height
    ) { upright(deferred.passing, orientation) }
    return CGImage(turned)
  }

  private static func upright(_ source: Bitmap, _ orientation: UIImage.Orientation) -> Bitmap? {
    let isSideways = orientation.isSideways
    let bitmap = Bitmap(
      width: isSideways ? source.height : source.width,
      height: isSideways ? source.width : source.height,
      format: source.format
    )
    guard let bitmap else { return nil }
    let walk = Walk(orientation, source)
    switch source.format {
    case .color: copy(source, to: bitmap, walk, as: UInt32.self)
    case .alpha: copy(source, to: bitmap, walk, as: UInt8.self)
    }
    bitmap.isOpaque = source.isOpaque
    return bitmap
  }

  /// The way through the source on which the upright picture's rows lie.
  private struct Walk {
    /// Where the first pixel is.
    let x: Int
    let y: Int
    /// What a step to the right in the upright picture is in the source.
    let right: (x: Int, y: Int)
    let down: (x: Int, y: Int)

    init(_ orientation: UIImage.Orientation, _ source: Bitmap) {
      let (lastX, lastY) = (source.width - 1, source.height - 1)
      switch orientation {
      case .up: (x, y, right, down) = (0, 0, (1, 0), (0, 1))
      case .down: (x, y, right, down) = (lastX, lastY, (-1, 0), (0, -1))
      case .upMirrored: (x, y, right, down) = (lastX, 0, (-1, 0), (0, 1))
      case .downMirrored: (x, y, right, down) = (0, lastY, (1, 0), (0, -1))
      case .right: (x, y, right, down) = (0, lastY, (0, -1), (1, 0))
      case .left: (x, y, right, down) = (lastX, 0, (0, 1), (-1, 0))
      case .leftMirrored: (x, y, right, down) = (0, 0, (0, 1), (1, 0))
      case .rightMirrored: (x, y, right, down) = (lastX, lastY, (0, -1), (-1, 0))
      }
    }
  }

  private static func copy<Pixel: FixedWidthInteger>(
    _ source: Bitmap,
    to target: Bitmap,
    _ walk: Walk,
    as type: Pixel.Type
  ) {
    let size = MemoryLayout<Pixel>.size
    let right = walk.right.x * size + walk.right.y * source.bytesPerRow
    let down = walk.down.x * size + walk.down.y * source.bytesPerRow
    var start = source.data + walk.x * size + walk.y * source.bytesPerRow
    for y in 0..<target.height {
      let row = (target.data + y * target.bytesPerRow).assumingMemoryBound(to: Pixel.self)
      var from = start
      for x in 0..<target.width {
        row[x] = from.load(as: Pixel.self)
        from += right
      }
      start += down
    }
  }
}
