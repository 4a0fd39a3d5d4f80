import CoreGraphics
import Foundation

/// How one image lies over another: the pixel of both, premultiplied, the upper one first.
struct Compositing: Sendable {
  /// Where the result has pixels.
  enum Extent: Sendable {
    case both
    case shared
    case upper
    case lower
  }

  let name: String
  let display: String
  var extent = Extent.both
  let row: @Sendable (Row, UnsafeBufferPointer<Color4>) -> Void

  /// The image of both.
  func image(_ upper: CIImage, _ lower: CIImage) -> CIImage {
    let area: CGRect
    switch extent {
    case .both: area = Self.union(upper.extent, lower.extent)
    case .shared: area = Self.intersection(upper.extent, lower.extent)
    case .upper: area = upper.extent
    case .lower: area = lower.extent
    }
    return CIImage(Recipe(area, [upper.recipe, lower.recipe], CompositingStep(row: row)))
  }

  static func union(_ a: CGRect, _ b: CGRect) -> CGRect {
    if a.isNull || b.isNull { return a.isNull ? b : a }
    return a.isBounded && b.isBounded ? a.union(b) : .infinite
  }

  static func intersection(_ a: CGRect, _ b: CGRect) -> CGRect {
    if a.isNull || b.isNull { return .null }
    if !a.isBounded { return b }
    return b.isBounded ? a.intersection(b) : a
  }

  /// The upper one over the lower one.
  static let over = Compositing(
    name: "CISourceOverCompositing",
    display: "Source Over"
  ) { row, lower in
    for i in row.pixels.indices { row.pixels[i] += lower[i] * (1 - row.pixels[i].w) }
  }

  /// Porter and Duff's, sums and bounds.
  static let all: [Compositing] = [
    over,
    Compositing(name: "CISourceInCompositing", display: "Source In", extent: .shared) { row, b in
      for i in row.pixels.indices { row.pixels[i] *= b[i].w }
    },
    Compositing(name: "CISourceOutCompositing", display: "Source Out", extent: .upper) { row, b in
      for i in row.pixels.indices { row.pixels[i] *= 1 - b[i].w }
    },
    Compositing(name: "CISourceAtopCompositing", display: "Source Atop", extent: .lower) { row, b in
      for i in row.pixels.indices {
        row.pixels[i] = row.pixels[i] * b[i].w + b[i] * (1 - row.pixels[i].w)
      }
    },
    Compositing(name: "CIAdditionCompositing", display: "Addition") { row, b in
      for i in row.pixels.indices {
        let sum = row.pixels[i] + b[i]
        row.pixels[i] = Color4(sum, alpha: min(sum.w, 1))
      }
    },
    Compositing(name: "CIMultiplyCompositing", display: "Multiply", extent: .shared) { row, b in
      for i in row.pixels.indices { row.pixels[i] *= b[i] }
    },
    Compositing(name: "CIMaximumCompositing", display: "Maximum") { row, b in
      for i in row.pixels.indices { row.pixels[i] = pointwiseMax(row.pixels[i], b[i]) }
    },
    Compositing(name: "CIMinimumCompositing", display: "Minimum") { row, b in
      for i in row.pixels.indices { row.pixels[i] = pointwiseMin(row.pixels[i], b[i]) }
    },
  ]
}

private struct CompositingStep: Step {
  let row: @Sendable (Row, UnsafeBufferPointer<Color4>) -> Void

  func need(_ area: PixelRect, of input: Int) -> PixelRect { area }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let area = tile.area
    tile = inputs[0].part(area)
    let lower = inputs[1].part(area)
    lower.pixels.withUnsafeBufferPointer { lower in
      tile.forEachRow { line in
        let start = (line.y - area.minY) * area.width
        row(line, UnsafeBufferPointer(rebasing: lower[start..<start + area.width]))
      }
    }
  }
}

/// The blend modes of W3C's Compositing and Blending Level 1, which are those of PDF.
enum Blending {
  /// Mixes straight colours where both are, and leaves each where it is alone.
  @inline(__always)
  private static func mix(
    _ row: Row,
    _ lower: UnsafeBufferPointer<Color4>,
    _ blend: (Color4, Color4) -> Color4
  ) {
    for i in row.pixels.indices {
      let (upper, below) = (row.pixels[i], lower[i])
      let mixed = blend(upper.straight, below.straight) * (upper.w * below.w)
      let color = upper * (1 - below.w) + below * (1 - upper.w) + mixed
      row.pixels[i] = Color4(color, alpha: upper.w + below.w - upper.w * below.w)
    }
  }

  /// Mixes component by component.
  @inline(__always)
  private static func parts(
    _ name: String,
    _ display: String,
    _ blend: @escaping @Sendable (Float, Float) -> Float
  ) -> Compositing {
    Compositing(name: "CI\(name)BlendMode", display: "\(display) Blend Mode") { row, lower in
      mix(row, lower) { s, b in
        Color4(blend(s.x, b.x), blend(s.y, b.y), blend(s.z, b.z), 1)
      }
    }
  }

  /// Mixes colours as a whole.
  @inline(__always)
  private static func whole(
    _ name: String,
    _ blend: @escaping @Sendable (Color4, Color4) -> Color4
  ) -> Compositing {
    Compositing(name: "CI\(name)BlendMode", display: "\(name) Blend Mode") { row, lower in
      mix(row, lower, blend)
    }
  }

  private static func hardLight(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  }

  private static func softLight(_ s: Float, _ b: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : max(b, 0).squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private static func dodge(_ s: Float, _ b: Float) -> Float {
    b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
  }

  private static func burn(_ s: Float, _ b: Float) -> Float {
    b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
  }

  /// All of them.
  static let all: [Compositing] =
    [
      parts("Multiply", "Multiply") { $0 * $1 },
      parts("Screen", "Screen") { $0 + $1 - $0 * $1 },
      parts("Overlay", "Overlay") { hardLight($1, $0) },
      parts("Darken", "Darken") { min($0, $1) },
      parts("Lighten", "Lighten") { max($0, $1) },
      parts("ColorDodge", "Color Dodge", dodge),
      parts("ColorBurn", "Color Burn", burn),
      parts("HardLight", "Hard Light", hardLight),
      parts("SoftLight", "Soft Light", softLight),
      parts("Difference", "Difference") { abs($0 - $1) },
      parts("Exclusion", "Exclusion") { $0 + $1 - 2 * $0 * $1 },
      parts("LinearDodge", "Linear Dodge") { min(1, $0 + $1) },
      parts("LinearBurn", "Linear Burn") { max(0, $0 + $1 - 1) },
      parts("Subtract", "Subtract") { max(0, $1 - $0) },
      parts("Divide", "Divide") { $0 <= 0 ? ($1 <= 0 ? 0 : 1) : min(1, $1 / $0) },
      parts("PinLight", "Pin Light") {
        $0 <= 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1)
      },
      parts("LinearLight", "Linear Light") { min(1, max(0, $1 + 2 * $0 - 1)) },
      parts("VividLight", "Vivid Light") {
        $0 <= 0.5 ? burn(2 * $0, $1) : dodge(2 * $0 - 1, $1)
      },
      parts("HardMix", "Hard Mix") { $0 + $1 >= 1 ? 1 : 0 },
    ] + wholes

  private static let wholes: [Compositing] = [
    whole("Hue") { HueMath.lit(HueMath.saturated($0, HueMath.saturation($1)), HueMath.light($1)) },
    whole("Saturation") {
      HueMath.lit(HueMath.saturated($1, HueMath.saturation($0)), HueMath.light($1))
    },
    whole("Color") { HueMath.lit($0, HueMath.light($1)) },
    whole("Luminosity") { HueMath.lit($1, HueMath.light($0)) },
  ]
}

/// Hue, saturation and lightness as the blend modes of PDF count them.
enum HueMath {
  static func light(_ c: Color4) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  static func saturation(_ c: Color4) -> Float {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  /// The colour with another lightness, brought back into 0...1.
  static func lit(_ c: Color4, _ light: Float) -> Color4 {
    let moved = Color4(c + (light - Self.light(c)), alpha: 1)
    let (own, low, high) = (
      Self.light(moved), min(moved.x, moved.y, moved.z), max(moved.x, moved.y, moved.z)
    )
    var result = moved
    if low < 0, own > low { result = (result - own) * (own / (own - low)) + own }
    if high > 1, high > own { result = (result - own) * ((1 - own) / (high - own)) + own }
    return Color4(result, alpha: 1)
  }

  /// The colour with another saturation; its lowest component is none.
  static func saturated(_ c: Color4, _ saturation: Float) -> Color4 {
    let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    guard high > low else { return Color4(0, 0, 0, 1) }
    return Color4((c - low) * (saturation / (high - low)), alpha: 1)
  }
}
