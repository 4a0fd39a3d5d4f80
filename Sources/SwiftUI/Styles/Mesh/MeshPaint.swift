import UIKit

/// A mesh gradient as it is drawn: where its points are, and the numbers of its colours.
struct MeshPaint: Equatable {
  let width: Int
  let height: Int
  var points: [MeshGradient.BezierPoint]
  /// Red, green, blue and opacity, as screens take them.
  var colors: [SIMD4<Float>]
  var background: SIMD4<Float>
  let smoothsColors: Bool
  let isPerceptual: Bool

  /// Nil where there are fewer points or colours than the grid has, or no grid.
  init?(_ gradient: MeshGradient, _ environment: EnvironmentValues) {
    let (count, isTooLarge) = gradient.width.multipliedReportingOverflow(by: gradient.height)
    guard gradient.width > 1, gradient.height > 1, !isTooLarge else { return nil }
    func numbers(_ color: Color.Resolved) -> SIMD4<Float> {
      SIMD4(color.red, color.green, color.blue, color.opacity)
    }
    switch gradient.colors {
    case .colors(let list): colors = list.map { numbers($0.resolve(in: environment)) }
    case .resolvedColors(let list): colors = list.map(numbers)
    }
    switch gradient.locations {
    case .bezierPoints(let list): points = list
    case .points(let list):
      points = list.count < count ? [] : Self.smooth(list, gradient.width, gradient.height)
    }
    guard points.count >= count, colors.count >= count else { return nil }
    points.removeLast(points.count - count)
    colors.removeLast(colors.count - count)
    width = gradient.width
    height = gradient.height
    background = numbers(gradient.background.resolve(in: environment))
    smoothsColors = gradient.smoothsColors
    isPerceptual = gradient.colorSpace.isPerceptual
  }

  /// Points with lines between them that have no bend at the points.
  private static func smooth(
    _ points: [SIMD2<Float>],
    _ width: Int,
    _ height: Int
  ) -> [MeshGradient.BezierPoint] {
    (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let own = points[index]
      let before = x > 0 ? points[index - 1] : nil
      let after = x < width - 1 ? points[index + 1] : nil
      let above = y > 0 ? points[index - width] : nil
      let below = y < height - 1 ? points[index + width] : nil
      let across = slope(before, own, after) / 3
      let down = slope(above, own, below) / 3
      return MeshGradient.BezierPoint(
        position: own,
        leadingControlPoint: own - across,
        topControlPoint: own - down,
        trailingControlPoint: own + across,
        bottomControlPoint: own + down
      )
    }
  }

  /// Where a line goes at a point: between the steps to it and from it, nearer to the shorter one, and nowhere along an
  /// axis where it turns back, so that lines do not cross those beside them.
  private static func slope(
    _ before: SIMD2<Float>?,
    _ own: SIMD2<Float>,
    _ after: SIMD2<Float>?
  ) -> SIMD2<Float> {
    guard let before else { return after.map { $0 - own } ?? .zero }
    guard let after else { return own - before }
    let (first, second) = (own - before, after - own)
    func mean(_ one: Float, _ other: Float) -> Float {
      one * other > 0 ? 2 * one * other / (one + other) : 0
    }
    return SIMD2(mean(first.x, second.x), mean(first.y, second.y))
  }

  /// Whether the grid reaches all edges, so that nothing of the background is seen.
  var fillsAll: Bool {
    points.indices.allSatisfy { index in
      let (x, y) = (index % width, index / width)
      let point = points[index].position
      return (x > 0 || point.x <= 0) && (x < width - 1 || point.x >= 1)
        && (y > 0 || point.y <= 0) && (y < height - 1 || point.y >= 1)
    }
  }

  /// The same with colours of a part of their opacity.
  func faint(_ opacity: Double) -> MeshPaint {
    var copy = self
    for index in copy.colors.indices { copy.colors[index].w *= Float(opacity) }
    copy.background.w *= Float(opacity)
    return copy
  }

  /// The first colour, where only one can be shown.
  var solidColor: UIColor {
    let color = colors.first ?? background
    return UIColor(
      red: CGFloat(color.x),
      green: CGFloat(color.y),
      blue: CGFloat(color.z),
      alpha: CGFloat(color.w)
    )
  }
}

extension MeshPaint: Animatable {
  /// All numbers of the points and the colours.
  var animatableData: NumberList {
    get {
      var values: [Double] = []
      for point in points {
        for place in point.places { values += [Double(place.x), Double(place.y)] }
      }
      for color in colors + [background] {
        for index in 0..<4 { values.append(Double(color[index])) }
      }
      return NumberList(values: values)
    }
    set {
      guard newValue.values.count == points.count * 10 + colors.count * 4 + 4 else { return }
      var rest = newValue.values[...]
      func next() -> Float { Float(rest.popFirst() ?? 0) }
      for index in points.indices { points[index].places = (0..<5).map { _ in [next(), next()] } }
      for index in colors.indices { colors[index] = [next(), next(), next(), next()] }
      background = [next(), next(), next(), next()]
    }
  }
}

extension MeshGradient.BezierPoint {
  /// Where it is, and where its lines lead.
  fileprivate var places: [SIMD2<Float>] {
    get {
      [
        position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint,
      ]
    }
    set {
      position = newValue[0]
      leadingControlPoint = newValue[1]
      topControlPoint = newValue[2]
      trailingControlPoint = newValue[3]
      bottomControlPoint = newValue[4]
    }
  }
}
