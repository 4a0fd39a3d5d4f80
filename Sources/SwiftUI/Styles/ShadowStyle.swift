import UIKit

/// How a style casts a shadow: around what it draws, or into it.
public struct ShadowStyle: Equatable, Sendable {
  let isInside: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow around what is drawn; distances in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInside: false,
      color: color,
      radius: radius,
      offset: CGSize(width: x, height: y)
    )
  }

  /// A shadow that the edge casts into what is drawn; distances in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInside: true,
      color: color,
      radius: radius,
      offset: CGSize(width: x, height: y)
    )
  }
}

/// A shadow as it is drawn.
struct ShadowPaint {
  var isInside: Bool
  var color: UIColor
  var radius: CGFloat
  var offset: CGSize
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func paint(in environment: EnvironmentValues) -> StylePaint {
    var paint = base.paint(in: environment)
    paint.shadows.append(
      ShadowPaint(
        isInside: shadow.isInside,
        color: environment.color(shadow.color),
        radius: shadow.radius,
        offset: shadow.offset
      )
    )
    return paint
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// What is set in front, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// What is set in front, with a part of its opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

extension AnyShapeStyle {
  /// The shadow that the style gives texts, which have one at most.
  func textShadow(in environment: EnvironmentValues) -> NSShadow? {
    guard let paint = paint(in: environment).shadows.last(where: { !$0.isInside }) else {
      return nil
    }
    let shadow = NSShadow()
    shadow.shadowColor = paint.color
    shadow.shadowOffset = paint.offset
    // The blur of a text's shadow is twice the deviation that a layer's radius is.
    shadow.shadowBlurRadius = 2 * paint.radius
    return shadow
  }
}

extension View {
  /// Sets what grounds in the view are drawn with.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  /// What grounds are drawn with; nil is the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundShapeStyle }
    set { backgroundShapeStyle = newValue }
  }
}
