import CoreGraphics
import UIKit

/// What a view looks like, pixel by pixel.
@MainActor
struct Pixels {
  struct Color: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8
  }

  private let bitmap: Bitmap
  private let scale: CGFloat

  /// Draws the view's bounds at so many pixels a point.
  init(of view: UIView, scale: CGFloat) {
    self.scale = scale
    let size = view.bounds.size
    let made = Bitmap(
      width: max(1, Int((size.width * scale).rounded(.up))),
      height: max(1, Int((size.height * scale).rounded(.up)))
    )
    guard let made, let context = CGContext(drawingInto: made, scale: scale) else {
      preconditionFailure("no bitmap of \(size)")
    }
    bitmap = made
    view.layer.render(in: context)
  }

  subscript(x: Int, y: Int) -> Color {
    let pixel = bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
    return Color(
      red: UInt8(pixel >> 16 & 255),
      green: UInt8(pixel >> 8 & 255),
      blue: UInt8(pixel & 255),
      alpha: UInt8(pixel >> 24)
    )
  }

  /// The colour at a point.
  func at(_ x: CGFloat, _ y: CGFloat) -> Color { self[Int(x * scale), Int(y * scale)] }

  func contains(_ predicate: (Color) -> Bool) -> Bool {
    (0..<bitmap.height).contains { y in
      (0..<bitmap.width).contains { predicate(self[$0, y]) }
    }
  }

  /// The box around everything that is not clear, in points.
  var ink: CGRect? {
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where self[x, y].alpha > 0 {
        let pixel = CGRect(
          x: CGFloat(x) / scale,
          y: CGFloat(y) / scale,
          width: 1 / scale,
          height: 1 / scale
        )
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}
