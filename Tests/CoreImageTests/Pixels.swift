import CoreGraphics
import CoreImage
import Foundation

/// Small images and what contexts paint of them.
enum Pixels {
  /// Pixels as they are, without a map to light.
  static let plain = CIContext(options: [.workingColorSpace: NSNull()])

  /// The components of the pixel at a place, from the lower left corner.
  static func color(_ image: CIImage, _ x: Int = 0, _ y: Int = 0) -> [Float] {
    var found = [Float](repeating: -1, count: 4)
    found.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      plain.render(
        image,
        toBitmap: start,
        rowBytes: 16,
        bounds: CGRect(x: x, y: y, width: 1, height: 1),
        format: .RGBAf,
        colorSpace: nil
      )
    }
    return found
  }

  /// One pixel of a colour.
  static func one(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> CIImage {
    CIImage(color: CIColor(red: r, green: g, blue: b, alpha: a))
      .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Pixels of noise that is always the same.
  static func noise(_ width: Int, _ height: Int) -> CIImage {
    let random = CIFilter(name: "CIRandomGenerator")?.outputImage ?? .empty()
    return random.settingAlphaOne(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  static func near(_ a: [Float], _ b: [Float], _ by: Float = 0.002) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= by }
  }
}
