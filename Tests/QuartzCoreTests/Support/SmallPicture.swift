import CoreGraphics
import QuartzCore

/// A layer tree's picture, small enough to be written down as letters.
struct SmallPicture {
  private static let letters: [(Character, UInt32)] = [
    ("W", 0xffff_ffff), ("K", 0xff00_0000), ("R", 0xffff_0000), ("G", 0xff00_ff00),
    ("B", 0xff00_00ff), ("Y", 0xffff_ff00),
  ]

  private let bitmap: Bitmap

  /// Renders a tree over white.
  init?(_ layers: CALayer..., width: Int, height: Int, scale: CGFloat = 1) {
    let side = (CGFloat(width) / scale, CGFloat(height) / scale)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: side.0, height: side.1)
    root.backgroundColor = Self.color("W")
    for layer in layers { root.addSublayer(layer) }
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    Compositor().render(root.commit(), scale: scale, into: bitmap)
    self.bitmap = bitmap
  }

  static func color(_ letter: Character, alpha: CGFloat = 1) -> CGColor {
    let argb = letters.first { $0.0 == letter }?.1 ?? 0
    func component(_ shift: UInt32) -> CGFloat { CGFloat(argb >> shift & 0xff) / 255 }
    return CGColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// An image of rows of letters; a point is clear.
  static func image(_ rows: String...) -> CGImage? {
    guard let bitmap = Bitmap(width: rows[0].count, height: rows.count) else { return nil }
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let argb = letters.first { $0.0 == letter }?.1 ?? 0
        bitmap.fill(PixelRect(x: x, y: y, width: 1, height: 1), with: Pixel(argb: argb))
      }
    }
    return CGImage(bitmap: bitmap)
  }

  static func layer(
    _ letter: Character?,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    if let letter { layer.backgroundColor = color(letter) }
    return layer
  }

  /// Each row as letters; `?` is any other colour.
  var rows: [String] {
    (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x in
          Self.letters.first { $0.1 == bitmap[x, y].argb | 0xff00_0000 }?.0 ?? "?"
        }
      )
    }
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  /// How much of white is left in the red of a pixel: 0 to 255.
  func red(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].argb >> 16 & 0xff) }

  func green(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].argb >> 8 & 0xff) }

  func blue(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].argb & 0xff) }
}
