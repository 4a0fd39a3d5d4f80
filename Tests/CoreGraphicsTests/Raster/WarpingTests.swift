import CoreGraphics
import Foundation
import Testing

/// Bitmaps seen through projective maps.
@Suite struct WarpingTests {
  /// How a square of 120 pixels is seen that is turned about an axis by an angle, from its own length away.
  private func inverse(_ degrees: Int, isAcross: Bool) -> Bitmap.ProjectiveMap {
    let angle = Double(degrees) * .pi / 180
    let (c, k) = (cos(angle), sin(angle) / 120)
    return isAcross
      ? ((1 - 60 * k, 0, 60 * c), (-60 * k, c, 60 * c), (-k, 0, c))
      : ((c, -60 * k, 60 * c), (0, 1 - 60 * k, 60 * c), (0, -k, c))
  }

  /// The pixels around what is seen of it.
  private func area(_ degrees: Int, isAcross: Bool) -> PixelRect {
    let angle = Double(degrees) * .pi / 180
    let (c, k) = (cos(angle), sin(angle) / 120)
    let low = Int((-60 * c / (1 - 60 * k)).rounded(.down)) - 1
    let high = Int((60 * c / (1 + 60 * k)).rounded(.up)) + 1
    let side = Int((60 / (1 - 60 * abs(k))).rounded(.up)) + 1
    return isAcross
      ? PixelRect(minX: low, minY: -side, maxX: high, maxY: side)
      : PixelRect(minX: -side, minY: low, maxX: side, maxY: high)
  }

  @Test(arguments: [false, true]) func `nothing is seen outside of what is turned`(
    isAcross: Bool
  ) throws {
    let square = try #require(Bitmap(width: 120, height: 120))
    square.fill(square.bounds, with: Pixel(argb: 0xffff_0000))
    for degrees in stride(from: -75, through: 75, by: 1) {
      let area = area(degrees, isAcross: isAcross)
      let map = inverse(degrees, isAcross: isAcross)
      let seen = try #require(square.warped(inverse: map, into: area))
      var (strays, inside) = (0, 0)
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
          let w = map.2.0 * px + map.2.1 * py + map.2.2
          let u = (map.0.0 * px + map.0.1 * py + map.0.2) / w
          let v = (map.1.0 * px + map.1.1 * py + map.1.2) / w
          let pixel = seen[x - area.minX, y - area.minY]
          let isOutside = w <= 0 || u < -2 || v < -2 || u > 122 || v > 122
          if isOutside, pixel != .clear { strays += 1 }
          if !isOutside, u > 2, v > 2, u < 118, v < 118, pixel.isOpaque { inside += 1 }
        }
      }
      #expect(strays == 0, "\(degrees)°")
      #expect(inside > 1000, "\(degrees)°")
    }
  }
}
