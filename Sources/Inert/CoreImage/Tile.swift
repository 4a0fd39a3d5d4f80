import CoreGraphics
import Foundation

/// A premultiplied colour of the working space: red, green, blue, alpha.
typealias Color4 = SIMD4<Float>

extension Color4 {
  /// The colour with alpha divided out; none where it is transparent.
  @inline(__always) var straight: Color4 {
    guard w > 0 else { return .zero }
    if w == 1 { return self }
    return Color4(x / w, y / w, z / w, w)
  }

  /// The colour with alpha multiplied in.
  @inline(__always) var premultiplied: Color4 { Color4(x * w, y * w, z * w, w) }

  /// How bright it is, by the weights of ITU-R BT.709 on light.
  @inline(__always) var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// The colours of one with an alpha.
  @inline(__always) init(_ colors: Color4, alpha: Float) {
    self.init(colors.x, colors.y, colors.z, alpha)
  }

  /// The colour with each component in 0...1.
  @inline(__always) var clamped: Color4 { self.clamped(lowerBound: .zero, upperBound: .one) }
}

/// A piece of a row that is painted; its first pixel covers `x..<x + 1` and `y..<y + 1`.
struct Row {
  let pixels: UnsafeMutableBufferPointer<Color4>
  let x: Int
  let y: Int

  @inline(__always) func each(_ change: (Color4) -> Color4) {
    for index in pixels.indices { pixels[index] = change(pixels[index]) }
  }

  /// Changes the colours that alpha was divided out of.
  @inline(__always) func eachStraight(_ change: (Color4) -> Color4) {
    for index in pixels.indices { pixels[index] = change(pixels[index].straight).premultiplied }
  }

  /// Paints by places: the middles of pixels.
  @inline(__always) func eachPlace(_ color: (SIMD2<Float>) -> Color4) {
    let middle = Float(y) + 0.5
    for index in pixels.indices {
      pixels[index] = color(SIMD2(Float(x + index) + 0.5, middle))
    }
  }
}

/// Painted pixels of a rectangle, the lowest row first; beyond it there is nothing.
struct Tile {
  let area: PixelRect
  var pixels: [Color4]

  init(_ area: PixelRect) {
    self.area = area
    pixels = Array(repeating: .zero, count: area.area)
  }

  @inline(__always) subscript(x: Int, y: Int) -> Color4 {
    guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return .zero }
    return pixels[(y - area.minY) * area.width + x - area.minX]
  }

  /// The colour at a place between the middles of pixels.
  @inline(__always) func sample(_ place: SIMD2<Float>) -> Color4 {
    guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return .zero }
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (left, low) = (x.rounded(.down), y.rounded(.down))
    let (fx, fy) = (x - left, y - low)
    let (column, row) = (Int(left), Int(low))
    let below =
      fx == 0 ? self[column, row] : self[column, row] * (1 - fx) + self[column + 1, row] * fx
    if fy == 0 { return below }
    let above = self[column, row + 1] * (1 - fx) + self[column + 1, row + 1] * fx
    return below * (1 - fy) + above * fy
  }

  /// The colour of the pixel that a place lies in.
  @inline(__always) func nearest(_ place: SIMD2<Float>) -> Color4 {
    guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return .zero }
    return self[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
  }

  /// Runs `paint` for each row.
  mutating func forEachRow(_ paint: (Row) -> Void) {
    let (width, area) = (area.width, area)
    guard width > 0 else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in area.minY..<area.maxY {
        let start = (y - area.minY) * width
        let part = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width])
        paint(Row(pixels: part, x: area.minX, y: y))
      }
    }
  }

  /// The part of an area, with nothing where this tile ends.
  func part(_ wanted: PixelRect) -> Tile {
    if wanted == area { return self }
    var result = Tile(wanted)
    let shared = wanted.intersection(area)
    guard !shared.isEmpty else { return result }
    for y in shared.minY..<shared.maxY {
      let from = (y - area.minY) * area.width + shared.minX - area.minX
      let to = (y - wanted.minY) * wanted.width + shared.minX - wanted.minX
      result.pixels.replaceSubrange(
        to..<to + shared.width,
        with: pixels[from..<from + shared.width]
      )
    }
    return result
  }
}

extension PixelRect {
  /// So far pixels are counted; what is infinite ends there.
  static let farthest = 1 << 28

  /// The pixels that a rectangle touches; a thousandth of a pixel does not count.
  init(covering rect: CGRect) {
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      let near = value.rounded()
      let value = abs(value - near) < 0.001 ? near : value.rounded(rule)
      let limit = CGFloat(Self.farthest)
      return Int(min(max(value, -limit), limit))
    }
    guard !rect.isNull, !rect.isEmpty else {
      self = .empty
      return
    }
    self.init(
      minX: whole(rect.minX, .down),
      minY: whole(rect.minY, .down),
      maxX: whole(rect.maxX, .up),
      maxY: whole(rect.maxY, .up)
    )
  }

  /// The same as a rectangle of points; without end where it reaches as far as is counted.
  var rect: CGRect {
    width >= Self.farthest || height >= Self.farthest
      ? .infinite : CGRect(x: minX, y: minY, width: width, height: height)
  }
}

extension CGRect {
  /// Whether it has an end.
  var isBounded: Bool {
    !isInfinite && width < CGFloat(PixelRect.farthest) && height < CGFloat(PixelRect.farthest)
  }

  /// The rectangle grown to whole pixels.
  var wholePixels: CGRect { isNull || !isBounded ? self : PixelRect(covering: self).rect }

  /// The rectangle grown on all sides, where it has an end.
  func grown(_ distance: CGFloat) -> CGRect {
    isNull || isEmpty || !isBounded ? self : insetBy(dx: -distance, dy: -distance)
  }
}
