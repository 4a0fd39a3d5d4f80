import CoreGraphics
import CoreImage

extension Pixels {
  /// The components of the pixels of an area, row by row from the bottom.
  static func colors(_ image: CIImage, _ rect: CGRect) -> [[Float]] {
    let (width, height) = (Int(rect.width), Int(rect.height))
    var found = [Float](repeating: -1, count: 4 * width * height)
    found.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      plain.render(
        image,
        toBitmap: start,
        rowBytes: 16 * width,
        bounds: rect,
        format: .RGBAf,
        colorSpace: nil
      )
    }
    // Bitmaps begin with the row at the top.
    return (0..<height).reversed().flatMap { y in
      (0..<width).map { x in Array(found[4 * (y * width + x)..<4 * (y * width + x + 1)]) }
    }
  }

  static func near(_ a: [[Float]], _ b: [[Float]], _ by: Float = 0.002) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { near($0, $1, by) }
  }
}
