import UIKit

/// Colours that turn into one another.
public struct Gradient: Equatable, Sendable {
  /// A colour and where it is, from 0 to 1.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they are.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  func paint(_ form: GradientPaint.Form, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(
      .gradient(
        GradientPaint(stops: stops.map { (environment.color($0.color), $0.location) }, form: form)
      )
    )
  }
}

/// A gradient from one point to another.
public struct LinearGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var start: UnitPoint
  var end: UnitPoint

  /// Makes a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.paint(.linear(start, end), in: environment)
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Makes a gradient; radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// The gradient.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.paint(.radial(center, startRadius, endRadius), in: environment)
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Makes a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: Angle(degrees: angle.degrees + 360)
    )
  }

  /// Makes a gradient of colours all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.paint(.angular(center, startAngle, endAngle), in: environment)
  }
}

/// A colour from light to dark.
public struct AnyGradient: ShapeStyle, Equatable {
  let color: Color

  /// From a lighter colour at the top to the colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    let base = environment.color(color)
    let lighter = UIColor { traits in
      let parts = base.resolvedColor(with: traits).components
      func lighter(_ value: CGFloat) -> CGFloat { value + (1 - value) * 0.25 }
      return UIColor(
        red: lighter(parts.red),
        green: lighter(parts.green),
        blue: lighter(parts.blue),
        alpha: parts.alpha
      )
    }
    return StylePaint(
      .gradient(GradientPaint(stops: [(lighter, 0), (base, 1)], form: .linear(.top, .bottom)))
    )
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    paint(.linear(.top, .bottom), in: environment)
  }
}

extension LinearGradient: View {
  /// A rectangle with the gradient.
  @MainActor
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A rectangle with the gradient.
  @MainActor
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// A rectangle with the gradient.
  @MainActor
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point to another.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a point outwards; radii are in points.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient from a point outwards; radii are in points.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// A gradient all around a point.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of nothing.
  public init() { radians = 0 }

  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of nothing.
  public static let zero = Angle()

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether an angle is smaller.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

  /// The sum.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }

  /// The difference.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }

  /// The angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
}
