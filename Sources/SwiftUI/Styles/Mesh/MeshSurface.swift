import Foundation

/// The surface that the lines of a mesh gradient span: for each place of a field, where it is and its colour.
struct MeshSurface {
  private let paint: MeshPaint
  /// The colours, multiplied by their opacities, in the numbers that lie between each other evenly.
  private let colors: [SIMD4<Float>]

  init(_ paint: MeshPaint) {
    self.paint = paint
    colors = paint.colors.map { color in
      let even = paint.isPerceptual ? PerceptualColor.numbers(of: color) : color
      return SIMD4(even.x * even.w, even.y * even.w, even.z * even.w, even.w)
    }
  }

  /// Where a place of a field is, in parts of the size.
  func point(_ column: Int, _ row: Int, _ across: Float, _ down: Float) -> SIMD2<Float> {
    let index = row * paint.width + column
    let top = paint.points[index]
    let topEnd = paint.points[index + 1]
    let bottom = paint.points[index + paint.width]
    let bottomEnd = paint.points[index + paint.width + 1]
    // What lies within follows the lines at each corner.
    let first = top.trailingControlPoint + top.bottomControlPoint - top.position
    let second = topEnd.leadingControlPoint + topEnd.bottomControlPoint - topEnd.position
    let third = bottom.trailingControlPoint + bottom.topControlPoint - bottom.position
    let fourth = bottomEnd.leadingControlPoint + bottomEnd.topControlPoint - bottomEnd.position
    let weights = bezier(across)
    func line(
      _ one: SIMD2<Float>,
      _ two: SIMD2<Float>,
      _ three: SIMD2<Float>,
      _ four: SIMD2<Float>
    ) -> SIMD2<Float> {
      let start = one * weights.x + two * weights.y
      return start + three * weights.z + four * weights.w
    }
    let lines = bezier(down)
    let upper =
      line(top.position, top.trailingControlPoint, topEnd.leadingControlPoint, topEnd.position)
      * lines.x
      + line(top.bottomControlPoint, first, second, topEnd.bottomControlPoint) * lines.y
    let lower =
      line(bottom.topControlPoint, third, fourth, bottomEnd.topControlPoint) * lines.z
      + line(
        bottom.position,
        bottom.trailingControlPoint,
        bottomEnd.leadingControlPoint,
        bottomEnd.position
      ) * lines.w
    return upper + lower
  }

  /// Whether a part of the surface lies over another one, as far as is seen at a few places of each field.
  var isFolded: Bool {
    let steps = 5
    func turnsBack(_ column: Int, _ row: Int) -> Bool {
      (0..<steps * steps).contains { index in
        let across = Float(index % steps) / Float(steps)
        let down = Float(index / steps) / Float(steps)
        let step = 1 / Float(steps)
        let own = point(column, row, across, down)
        let right = point(column, row, across + step, down) - own
        let below = point(column, row, across, down + step) - own
        return right.x * below.y - right.y * below.x < 0
      }
    }
    return (0..<paint.height - 1).contains { row in
      (0..<paint.width - 1).contains { turnsBack($0, row) }
    }
  }

  /// The colour of a place of a field: red, green and blue multiplied by the opacity, each from 0 to 1.
  func color(_ column: Int, _ row: Int, _ across: Float, _ down: Float) -> SIMD4<Float> {
    let even: SIMD4<Float>
    if paint.smoothsColors {
      let (x, y) = (smooth(across), smooth(down))
      var sum = SIMD4<Float>.zero
      for offset in 0..<4 {
        let line = row + offset - 1
        let part =
          self[column - 1, line] * x.x + self[column, line] * x.y
          + self[column + 1, line] * x.z + self[column + 2, line] * x.w
        sum += part * y[offset]
      }
      even = sum
    } else {
      let top = self[column, row] * (1 - across) + self[column + 1, row] * across
      let bottom = self[column, row + 1] * (1 - across) + self[column + 1, row + 1] * across
      even = top * (1 - down) + bottom * down
    }
    let opacity = max(0, min(even.w, 1))
    guard opacity > 0 else { return .zero }
    var shown = even / max(even.w, 0.000_1)
    if paint.isPerceptual { shown = PerceptualColor.color(of: shown) }
    shown = shown.clamped(lowerBound: .zero, upperBound: .one) * opacity
    shown.w = opacity
    return shown
  }

  /// The colour of a point; beyond the edges they go on evenly.
  private subscript(column: Int, row: Int) -> SIMD4<Float> {
    if column < 0 { return self[0, row] * 2 - self[1, row] }
    if column >= paint.width { return self[paint.width - 1, row] * 2 - self[paint.width - 2, row] }
    if row < 0 { return self[column, 0] * 2 - self[column, 1] }
    if row >= paint.height {
      return self[column, paint.height - 1] * 2 - self[column, paint.height - 2]
    }
    return colors[row * paint.width + column]
  }

  private func bezier(_ part: Float) -> SIMD4<Float> {
    let rest = 1 - part
    return SIMD4(
      rest * rest * rest,
      3 * rest * rest * part,
      3 * rest * part * part,
      part * part * part
    )
  }

  /// How much each of four colours in a row counts between the two in the middle.
  private func smooth(_ part: Float) -> SIMD4<Float> {
    let square = part * part
    let cube = square * part
    return SIMD4(
      (-cube + 2 * square - part) / 2,
      (3 * cube - 5 * square + 2) / 2,
      (-3 * cube + 4 * square + part) / 2,
      (cube - square) / 2
    )
  }
}

/// Colours in numbers whose equal steps look equal (Oklab).
enum PerceptualColor {
  static func numbers(of color: SIMD4<Float>) -> SIMD4<Float> {
    let red = Color.Resolved.linear(color.x)
    let green = Color.Resolved.linear(color.y)
    let blue = Color.Resolved.linear(color.z)
    let long = cbrtf(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_995 * blue)
    let medium = cbrtf(0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue)
    let short = cbrtf(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue)
    return SIMD4(
      0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
      1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
      0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short,
      color.w
    )
  }

  static func color(of numbers: SIMD4<Float>) -> SIMD4<Float> {
    let long = cube(numbers.x + 0.396_337_78 * numbers.y + 0.215_803_76 * numbers.z)
    let medium = cube(numbers.x - 0.105_561_346 * numbers.y - 0.063_854_17 * numbers.z)
    let short = cube(numbers.x - 0.089_484_18 * numbers.y - 1.291_485_5 * numbers.z)
    let red = 4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short
    let green = -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_4 * short
    let blue = -0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short
    return SIMD4(
      Color.Resolved.encoded(red),
      Color.Resolved.encoded(green),
      Color.Resolved.encoded(blue),
      numbers.w
    )
  }

  private static func cube(_ value: Float) -> Float { value * value * value }
}
