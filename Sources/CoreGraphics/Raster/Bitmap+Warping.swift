internal import CPixman
import Foundation

extension Bitmap {
  /// A plane projective map: `x' = (m0 x + m1 y + m2) / w`, `y' = (m3 x + m4 y + m5) / w`,
  /// `w = m6 x + m7 y + m8`.
  package typealias ProjectiveMap = (
    (Double, Double, Double), (Double, Double, Double), (Double, Double, Double)
  )

  /// The bitmap as it appears through a projective map.
  ///
  /// The map goes from the pixels of the result's plane to this bitmap's. `area` is the part of
  /// that plane to fill; the result's first pixel is its corner. Pixels are sampled between their
  /// neighbours and edges softened. Nil where the map cannot be computed with.
  package func warped(inverse m: ProjectiveMap, into area: PixelRect) -> Bitmap? {
    guard let result = Bitmap(width: area.width, height: area.height, format: format) else {
      return nil
    }
    let all = [m.0.0, m.0.1, m.0.2, m.1.0, m.1.1, m.1.2, m.2.0, m.2.1, m.2.2]
    guard all.allSatisfy(\.isFinite) else { return nil }
    var exact = pixman_f_transform_t()
    exact.m = (m.0, m.1, m.2)
    // The area's corner becomes the origin, which keeps the 16.16 numbers small.
    var origin = pixman_f_transform_t()
    pixman_f_transform_init_translate(&origin, Double(area.minX), Double(area.minY))
    var combined = pixman_f_transform_t()
    pixman_f_transform_multiply(&combined, &exact, &origin)
    var transform = pixman_transform_t()
    guard pixman_transform_from_pixman_f_transform(&transform, &combined) != 0 else { return nil }
    pixman_image_set_transform(image, &transform)
    pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    defer {
      pixman_image_set_transform(image, nil)
      pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
    }
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      image,
      nil,
      result.image,
      0,
      0,
      0,
      0,
      0,
      0,
      Int32(area.width),
      Int32(area.height)
    )
    if m.2.0 != 0 || m.2.1 != 0 { result.clearOutside(of: self, m, area) }
    return result
  }

  /// Clears what lies outside of the bitmap that is seen: in a perspective the pixel library draws single
  /// rows and columns of it there.
  private func clearOutside(of source: Bitmap, _ m: ProjectiveMap, _ area: PixelRect) {
    let (right, bottom) = (Double(source.width) + 1, Double(source.height) + 1)
    // What is seen is where these are positive; multiplied by w, so that all are straight lines.
    func line(_ row: (Double, Double, Double)) -> SIMD3<Double> { SIMD3(row.0, row.1, row.2) }
    let (u, v, w) = (line(m.0), line(m.1), line(m.2))
    let edges = [w, u + w, v + w, right * w - u, bottom * w - v]
    let pixel = format.bytesPerPixel
    for y in 0..<height {
      var (low, high) = (0.0, Double(width))
      for edge in edges {
        // At the middle of the pixel x of the row: slope * x + start.
        let slope = edge.x
        let start = (edge * SIMD3(Double(area.minX) + 0.5, Double(area.minY + y) + 0.5, 1)).sum()
        if slope > 0 {
          low = max(low, (-start / slope).rounded(.up))
        } else if slope < 0 {
          high = min(high, (-start / slope).rounded(.down) + 1)
        } else if start < 0 {
          high = 0
        }
      }
      let first = Int(min(low, Double(width)))
      let end = Int(max(high, Double(first)))
      let row = data + y * bytesPerRow
      memset(row, 0, first * pixel)
      memset(row + end * pixel, 0, (width - end) * pixel)
    }
  }
}
