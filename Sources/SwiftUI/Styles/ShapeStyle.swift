import UIKit

/// What shapes and texts are drawn with: a colour, a gradient, a material.
///
/// A style of one's own resolves to another one.
public protocol ShapeStyle: Sendable {
  /// The style that a style of one's own comes to; those of the system come to none.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that is drawn in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What is drawn in an environment.
  func paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
  /// What the style draws that this one resolves to.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    resolve(in: environment).paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles of the system are drawn as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to no other style.")
  }
}

extension Never: ShapeStyle {
  /// There is none.
  public func paint(in environment: EnvironmentValues) -> StylePaint { switch self {} }
}

/// What a style draws.
public struct StylePaint {
  enum Kind {
    case color(UIColor)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    case material(UIBlurEffect.Style)
    case image(UIImage)
  }

  let kind: Kind
  /// The shadows of what is drawn, the lowest first.
  var shadows: [ShadowPaint] = []

  init(_ kind: Kind, shadows: [ShadowPaint] = []) {
    self.kind = kind
    self.shadows = shadows
  }
}

/// A gradient as it is drawn.
struct GradientPaint {
  enum Form {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    case elliptical(UnitPoint, CGFloat, CGFloat)
  }

  var stops: [(color: UIColor, location: CGFloat)]
  var form: Form
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Wraps a style.
  public init<Style: ShapeStyle>(_ style: Style) { base = (style as? AnyShapeStyle)?.base ?? style }

  /// What the style draws.
  public func paint(in environment: EnvironmentValues) -> StylePaint { base.paint(in: environment) }

  /// The one colour that stands for the style where only one can be.
  func solidColor(in environment: EnvironmentValues) -> UIColor {
    paint(in: environment).solidColor
  }
}

extension StylePaint {
  /// The one colour that stands for it where only one can be.
  var solidColor: UIColor {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .mesh(let mesh): mesh.solidColor
    case .material: .secondarySystemBackground
    case .image: .clear
    }
  }
}

extension Color: ShapeStyle {
  /// The colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.color(environment.color(self)))
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing is seen of it.
  public static var clear: Color { Color.clear }
  /// The tint colour of whoever shows it.
  public static var accentColor: Color { Color.accentColor }
}

/// A style with a part of its opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// What the base draws, fainter.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    func faint(_ color: UIColor) -> UIColor {
      let opacity = opacity
      return UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
      }
    }
    let paint = base.paint(in: environment)
    let shadows = paint.shadows.map { shadow in
      var shadow = shadow
      shadow.color = faint(shadow.color)
      return shadow
    }
    switch paint.kind {
    case .color(let color): return StylePaint(.color(faint(color)), shadows: shadows)
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { (faint($0.color), $0.location) }
      return StylePaint(.gradient(gradient), shadows: shadows)
    case .mesh(let mesh): return StylePaint(.mesh(mesh.faint(opacity)), shadows: shadows)
    case .material, .image: return paint
    }
  }
}

extension ShapeStyle {
  /// The style with a part of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

/// The levels of what is drawn in front: from what matters most to what matters least.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// What matters most.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// What matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// What matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// What hardly matters.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// What is almost nothing.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The colour of texts of the level; a part of what is set in front, where something is.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    if let style = environment.foreground, !(style.base is HierarchicalShapeStyle) {
      let paint = style.paint(in: environment)
      guard level > 0, case .color(let color) = paint.kind else { return paint }
      let part: CGFloat = [1, 0.5, 0.25, 0.18, 0.1][min(level, 4)]
      return StylePaint(
        .color(
          UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * part)
          }
        )
      )
    }
    let colors: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
    ]
    return StylePaint(.color(colors[min(level, 4)]))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// What matters little.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// What hardly matters.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// What is almost nothing.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// What is set in front.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is set in front; the colour of texts where nothing is.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    guard let style = environment.foreground, !(style.base is ForegroundStyle) else {
      return StylePaint(.color(.label))
    }
    return style.paint(in: environment)
  }
}

/// What is behind everything.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The colour of the ground.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    guard let style = environment.backgroundShapeStyle, !(style.base is BackgroundStyle) else {
      return StylePaint(.color(.systemBackground))
    }
    return style.paint(in: environment)
  }
}

/// What controls are drawn with.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The tint.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    guard let tint = environment.tintStyle, !(tint.base is TintShapeStyle) else {
      return StylePaint(.color(.tintColor))
    }
    return tint.paint(in: environment)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.color(.separator))
  }
}

/// The colour behind a thing on the ground.
public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.color(.systemFill))
  }
}

/// The colour of a placeholder.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.color(.placeholderText))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What is set in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What controls are drawn with.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour behind a thing on the ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a placeholder.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A layer that lets through, blurred, what is behind it.
public struct Material: ShapeStyle {
  let style: UIBlurEffect.Style

  /// What is behind shows well.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// What is behind shows.
  public static let thin = Material(style: .systemThinMaterial)
  /// In the middle.
  public static let regular = Material(style: .systemMaterial)
  /// What is behind shows a little.
  public static let thick = Material(style: .systemThickMaterial)
  /// What is behind hardly shows.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// As bars have it.
  public static let bar = Material(style: .systemChromeMaterial)

  /// The blur.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.material(style))
  }
}

extension ShapeStyle where Self == Material {
  /// What is behind shows.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// What is behind shows.
  public static var thinMaterial: Material { .thin }
  /// In the middle.
  public static var regularMaterial: Material { .regular }
  /// What is behind shows a little.
  public static var thickMaterial: Material { .thick }
  /// What is behind hardly shows.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { .bar }
}

/// An image that is repeated.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// How large it is, of its size.
  public var scale: CGFloat

  /// Makes a style.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.scale = scale
  }

  /// The image.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    guard let image = image.resolved(in: environment) else { return StylePaint(.color(.clear)) }
    return StylePaint(.image(image))
  }
}
