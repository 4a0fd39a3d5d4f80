internal import CPixman
import Foundation

extension Bitmap {
  /// The pixels of a rectangle as they shimmer through a material: blurred by nearly a Gaussian, and
  /// with their colours strengthened.
  ///
  /// At its edges the rectangle goes on as it ends, so that nothing outside of it counts. The blur is
  /// made of averages of small squares, which nobody sees of something that soft.
  ///
  /// - Parameters:
  ///   - rect: what of the bitmap is meant.
  ///   - sigma: the standard deviation in pixels.
  ///   - saturation: 1 keeps colours, more makes them stronger.
  /// - Returns: a bitmap of the rectangle's size; nil where that is empty or too large.
  package func backdrop(
    of rect: PixelRect,
    radius sigma: Double,
    saturation: Double
  ) -> Bitmap? {
    let rect = rect.intersection(bounds)
    guard format == .color, !rect.isEmpty, sigma > 0, sigma.isFinite else { return nil }
    let side = max(1, min(16, Int(sigma / 3)))
    let small = sigma / Double(side)
    let margin = Self.blurReach(radius: small)
    guard let averages = averages(of: rect, side: side, margin: margin, saturation: saturation),
      let blurred = averages.blurred(radius: small)
    else { return nil }
    return blurred.enlarged(by: side, from: 2 * margin, width: rect.width, height: rect.height)
  }

  /// The averages of squares, with as many more around as `margin` says.
  private func averages(
    of rect: PixelRect,
    side: Int,
    margin: Int,
    saturation: Double
  ) -> Bitmap? {
    let columns = (rect.width + side - 1) / side
    let rows = (rect.height + side - 1) / side
    guard let target = Bitmap(width: columns + 2 * margin, height: rows + 2 * margin) else {
      return nil
    }
    let strength = Strength(saturation)
    // Two channels in each word: sixteen bits hold the sum of 256 bytes.
    withUnsafeTemporaryAllocation(of: (UInt32, UInt32).self, capacity: columns) { sums in
      for row in 0..<rows {
        sums.update(repeating: (0, 0))
        let lines = rect.minY + row * side..<min(rect.minY + (row + 1) * side, rect.maxY)
        for y in lines {
          let pixels = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self) + rect.minX
          for column in 0..<columns {
            var (low, high) = sums[column]
            for x in column &* side..<min(column &* side &+ side, rect.width) {
              low &+= pixels[x] & 0x00FF_00FF
              high &+= pixels[x] &>> 8 & 0x00FF_00FF
            }
            sums[column] = (low, high)
          }
        }
        let output = (target.data + (row + margin) * target.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for column in 0..<columns {
          let width = min(side, rect.width - column * side)
          output[margin + column] = strength.pixel(sums[column], UInt32(width * lines.count))
        }
        for index in 0..<margin {
          output[index] = output[margin]
          output[margin + columns + index] = output[margin + columns - 1]
        }
      }
    }
    for index in 0..<margin {
      target.copyRow(margin, to: index)
      target.copyRow(margin + rows - 1, to: margin + rows + index)
    }
    return target
  }

  private func copyRow(_ source: Int, to target: Int) {
    memcpy(data + target * bytesPerRow, data + source * bytesPerRow, width * 4)
  }

  /// A part of the bitmap, every pixel of which covers a square.
  private func enlarged(by side: Int, from start: Int, width: Int, height: Int) -> Bitmap? {
    guard let target = Bitmap(width: width, height: height),
      let source = PixelImage(bitmap: self, x: 0, y: 0)
    else { return nil }
    let one = 65_536.0
    let (scale, origin) = (pixman_fixed_t(one / Double(side)), pixman_fixed_t(Double(start) * one))
    var transform = pixman_transform_t()
    transform.matrix = ((scale, 0, origin), (0, scale, origin), (0, 0, pixman_fixed_t(one)))
    pixman_image_set_transform(source.image, &transform)
    pixman_image_set_filter(source.image, PIXMAN_FILTER_BILINEAR, nil, 0)
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
      Int32(width),
      Int32(height)
    )
    return target
  }

  /// Makes colours stronger: each channel goes away from the pixel's brightness.
  private struct Strength {
    private let factor: Float

    init(_ saturation: Double) { factor = Float(saturation) }

    /// The average of sums of blue and red, and of green and alpha.
    func pixel(_ sums: (low: UInt32, high: UInt32), _ count: UInt32) -> UInt32 {
      let half = count / 2
      let blue = Float((sums.low & 0xFFFF &+ half) / count)
      let red = Float((sums.low &>> 16 &+ half) / count)
      let green = Float((sums.high & 0xFFFF &+ half) / count)
      let alpha = (sums.high &>> 16 &+ half) / count
      let brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      func byte(_ channel: Float) -> UInt32 {
        let strong = brightness + (channel - brightness) * factor
        return UInt32(max(0, min(Float(alpha), strong)).rounded())
      }
      return alpha << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }
}
