internal import CPixman
import Foundation

extension Bitmap {
  /// The widest blur there is, in pixels of standard deviation.
  package static let largestBlur: Double = 2000

  /// How many pixels a blur grows a bitmap by on each side.
  package static func blurReach(radius sigma: Double) -> Int {
    sigma > 0 ? BoxBlur(sigma: min(sigma, largestBlur)).reach : 0
  }

  /// The bitmap blurred by nearly a Gaussian, and larger by `blurReach(radius:)` on each side.
  ///
  /// Outside the bitmap counts as clear. The time does not depend on the radius.
  ///
  /// - Parameter sigma: the standard deviation in pixels.
  /// - Returns: nil when the result would be too large for a bitmap.
  package func blurred(radius sigma: Double) -> Bitmap? {
    guard sigma > 0, sigma.isFinite else { return copy() }
    let blur = BoxBlur(sigma: min(sigma, Self.largestBlur))
    // Rows, then the rows of the picture turned on its side, turned back after.
    return blurredRows(blur)?.turned(clockwise: true)?.blurredRows(blur)?
      .turned(clockwise: false)
  }

  private func blurredRows(_ blur: BoxBlur) -> Bitmap? {
    let length = width + 2 * blur.reach
    guard let target = Bitmap(width: length, height: height, format: format) else { return nil }
    let margin = blur.radius + 1
    let room = length + 2 * margin
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * room) { lines in
      guard let start = lines.baseAddress else { return }
      let lines = (start + margin, start + room + margin)
      let channels = format.bytesPerPixel
      for y in 0..<height {
        let source = data + y * bytesPerRow
        let output = target.data + y * target.bytesPerRow
        // Shapes have many rows alike, one after the other and above and below their middle; a copy is
        // much cheaper than a blur.
        let known = [y - 1, height - 1 - y].first {
          $0 >= 0 && $0 < y && memcmp(source, data + $0 * bytesPerRow, width * channels) == 0
        }
        if let known {
          memcpy(output, target.data + known * target.bytesPerRow, length * channels)
          continue
        }
        for channel in 0..<channels {
          blur.blur(
            source.assumingMemoryBound(to: UInt8.self) + channel,
            output.assumingMemoryBound(to: UInt8.self) + channel,
            count: width,
            stride: channels,
            lines: lines
          )
        }
      }
    }
    return target
  }

  /// The bitmap turned by a right angle, clockwise or back.
  private func turned(clockwise: Bool) -> Bitmap? {
    guard let target = Bitmap(width: height, height: width, format: format),
      let source = PixelImage(bitmap: self, x: 0, y: 0)
    else { return nil }
    let one = pixman_fixed_t(65_536)
    let sign = clockwise ? one : -one
    var turn = pixman_transform_t()
    turn.matrix = (
      (0, sign, clockwise ? 0 : pixman_fixed_t(width) * one),
      (-sign, 0, clockwise ? pixman_fixed_t(height) * one : 0),
      (0, 0, one)
    )
    pixman_image_set_transform(source.image, &turn)
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      source.image,
      nil,
      target.image,
      0,
      0,
      0,
      0,
      0,
      0,
      Int32(target.width),
      Int32(target.height)
    )
    return target
  }
}
