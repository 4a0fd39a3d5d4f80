import UIKit

extension Gradient {
  /// In which numbers lies what is between two colours.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Those of the screen.
    public static let device = ColorSpace(isPerceptual: false)
    /// Those in which equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

/// Colours at points of a grid, and all that lies between them.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid, and where the lines from it to its neighbours lead first.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is, in parts of the size.
    public var position: SIMD2<Float>
    /// Where the line to the neighbour before it leads first.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the line to the neighbour above it leads first.
    public var topControlPoint: SIMD2<Float>
    /// Where the line to the neighbour behind it leads first.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the line to the neighbour below it leads first.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the grid are, row by row.
  public enum Locations: Equatable, Sendable {
    /// In parts of the size; the lines between them are smooth.
    case points([SIMD2<Float>])
    /// With the lines between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points of the grid, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours, which may differ between light and dark.
    case colors([Color])
    /// Their numbers.
    case resolvedColors([Color.Resolved])
  }

  /// How many points are in a row.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour of what lies outside of the grid.
  public var background: Color
  /// Whether colours go over into one another without a bend at the points.
  public var smoothsColors: Bool
  /// In which numbers lies what is between two colours.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a gradient.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height) = (width, height)
    (self.locations, self.colors) = (locations, colors)
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// The gradient; nothing but the background where there are too few points or colours.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    let mesh = MeshPaint(self, environment)
    return StylePaint(mesh.map { .mesh($0) } ?? .color(environment.color(background)))
  }
}

extension MeshGradient {
  /// Makes a gradient of colours at points, row by row.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a gradient of the numbers of colours at points, row by row.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a gradient of colours at points with the lines between them, row by row.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a gradient of the numbers of colours at points with the lines between them, row by row.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

extension MeshGradient: View {
  /// A rectangle with the gradient.
  @MainActor
  public var body: some View { Rectangle().fill(self) }
}
