import Foundation
import QuartzCore

/// What becomes of what is behind or in a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// Makes no effect.
  public override init() { super.init() }

  /// Makes an effect from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Effects never change: the same one.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A material through which what is behind shimmers.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The materials.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// As light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// Of the interface's style.
    case regular = 4
    /// Of the interface's style, standing out more.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Of ordinary thickness.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
    /// Very thin, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin, always light.
    case systemThinMaterialLight = 12
    /// Of ordinary thickness, always light.
    case systemMaterialLight = 13
    /// Thick, always light.
    case systemThickMaterialLight = 14
    /// That of bars, always light.
    case systemChromeMaterialLight = 15
    /// Very thin, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, always dark.
    case systemThinMaterialDark = 17
    /// Of ordinary thickness, always dark.
    case systemMaterialDark = 18
    /// Thick, always dark.
    case systemThickMaterialDark = 19
    /// That of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes an effect of a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes an effect from an archive.
  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }

  /// What becomes of what is behind.
  var backdrop: Backdrop { Backdrop(blurRadius: 20, saturation: 1.8) }

  /// The colour over what is behind.
  var tint: UIColor {
    let style = style
    return UIColor { traits in
      let isDark =
        switch style {
        case .extraLight, .light: false
        case .dark: true
        case _ where style.rawValue >= Style.systemUltraThinMaterialDark.rawValue: true
        case _ where style.rawValue >= Style.systemUltraThinMaterialLight.rawValue: false
        default: traits.userInterfaceStyle == .dark
        }
      let (white, alpha) = Self.paint(style, isDark: isDark)
      return UIColor(white: white, alpha: alpha)
    }
  }

  /// White and alpha of each thickness; that of bars gives the measured #f7f7f7 over white and
  /// #121213 over black.
  private static func paint(_ style: Style, isDark: Bool) -> (CGFloat, CGFloat) {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      isDark ? (0.13, 0.55) : (0.97, 0.55)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      isDark ? (0.13, 0.7) : (0.97, 0.7)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      isDark ? (0.11, 0.92) : (0.97, 0.92)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      isDark ? (0.0784, 0.9) : (0.9651, 0.9)
    case .extraLight, .prominent: isDark ? (0.2, 0.85) : (1, 0.85)
    case .light: (1, 0.7)
    default: isDark ? (0.12, 0.82) : (0.96, 0.82)
    }
  }
}

/// How strongly what stands on a material shows.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of second rank.
  case secondaryLabel = 1
  /// Text of third rank.
  case tertiaryLabel = 2
  /// Text of fourth rank.
  case quaternaryLabel = 3
  /// A fill.
  case fill = 4
  /// A faint fill.
  case secondaryFill = 5
  /// A very faint fill.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}

/// Lets what stands on a material take some of what is behind; here it shows as it is.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blur: UIBlurEffect?
  let style: UIVibrancyEffectStyle

  /// Makes an effect for what stands on a material.
  public init(blurEffect: UIBlurEffect) {
    (blur, style) = (blurEffect, .label)
    super.init()
  }

  /// Makes an effect for what stands on a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  /// Makes an effect from an archive.
  public required init?(coder: NSCoder) {
    (blur, style) = (nil, .label)
    super.init(coder: coder)
  }
}
