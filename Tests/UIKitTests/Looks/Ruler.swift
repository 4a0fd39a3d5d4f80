import CoreGraphics
import QuartzCore

/// Measures a picture of a screen by its pixels, in points.
struct Ruler {
  let picture: Bitmap
  let scale: Int

  /// A stretch of one colour.
  struct Run: Equatable {
    /// `0xRRGGBB`.
    var color: UInt32
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
  }

  func color(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    picture[Int(x * CGFloat(scale)), Int(y * CGFloat(scale))].argb & 0xff_ffff
  }

  /// The stretches below each other at `x`.
  func column(_ x: CGFloat) -> [Run] {
    runs(picture.height) { picture[Int(x * CGFloat(scale)), $0].argb & 0xff_ffff }
  }

  /// The stretches beside each other at `y`.
  func row(_ y: CGFloat) -> [Run] {
    runs(picture.width) { picture[$0, Int(y * CGFloat(scale))].argb & 0xff_ffff }
  }

  private func runs(_ count: Int, _ color: (Int) -> UInt32) -> [Run] {
    var found: [Run] = []
    for index in 0..<count {
      let own = color(index)
      if found.last?.color == own {
        found[found.count - 1].length += 1
      } else {
        found.append(Run(color: own, start: CGFloat(index), length: 1))
      }
    }
    let unit = CGFloat(scale)
    return found.map { Run(color: $0.color, start: $0.start / unit, length: $0.length / unit) }
  }

  /// The box around what is not of a colour in a part of the picture; null where all of it is.
  func ink(in rect: CGRect, on ground: UInt32) -> CGRect {
    var box = CGRect.null
    let unit = CGFloat(scale)
    for y in Int(rect.minY * unit)..<Int(rect.maxY * unit) {
      for x in Int(rect.minX * unit)..<Int(rect.maxX * unit)
      where picture[x, y].argb & 0xff_ffff != ground {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box.isNull
      ? box
      : CGRect(
        x: box.minX / unit,
        y: box.minY / unit,
        width: box.width / unit,
        height: box.height / unit
      )
  }
}
