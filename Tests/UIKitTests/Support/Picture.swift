import CoreGraphics
import Foundation
import UIKit

/// Small pictures written as letters, one a pixel: red, green, blue, white, black (K), or clear.
enum Picture {
  private static let colors: [Character: UInt32] = [
    "R": 0xFFFF_0000, "G": 0xFF00_FF00, "B": 0xFF00_00FF, "W": 0xFFFF_FFFF, "K": 0xFF00_0000,
    ".": 0,
  ]

  static func make(_ rows: [String]) -> CGImage {
    guard let bitmap = Bitmap(width: rows[0].count, height: rows.count) else {
      preconditionFailure("no bitmap of \(rows)")
    }
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let offset = y * bitmap.bytesPerRow + x * 4
        bitmap.data.storeBytes(of: colors[letter] ?? 0, toByteOffset: offset, as: UInt32.self)
      }
    }
    return CGImage(bitmap: bitmap)
  }

  /// What an image's pixels are, in the same letters; `?` is any other colour.
  static func letters(_ image: CGImage?) -> [String] {
    guard let bitmap = image?.bitmap else { return [] }
    return (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x -> Character in
          let pixel = bitmap[x, y].argb
          return colors.first { $0.value == pixel }?.key ?? "?"
        }
      )
    }
  }

  /// What a block draws, one pixel a point.
  static func drawn(_ width: Int, _ height: Int, _ draw: () -> Void) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    return letters(image.cgImage)
  }

  /// What a view shows, one pixel a point.
  @MainActor
  static func shown(_ view: UIView) -> [String] {
    let size = view.bounds.size
    return drawn(Int(size.width), Int(size.height)) {
      if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    }
  }
}
