import UIKit

extension Color {
  /// A colour as it is in one environment, in numbers from 0 to 1; they may lie outside of these for colours of wide screens.
  public struct Resolved: Hashable, Sendable {
    /// The red light there is.
    public var linearRed: Float
    /// The green light there is.
    public var linearGreen: Float
    /// The blue light there is.
    public var linearBlue: Float
    /// How much of what is behind is hidden.
    public var opacity: Float

    /// Makes a colour of numbers.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        linearRed = Self.linear(red)
        linearGreen = Self.linear(green)
        linearBlue = Self.linear(blue)
      case .displayP3:
        let color = UIColor(
          displayP3Red: CGFloat(red),
          green: CGFloat(green),
          blue: CGFloat(blue),
          alpha: CGFloat(opacity)
        )
        let components = color.components
        linearRed = Self.linear(Float(components.red))
        linearGreen = Self.linear(Float(components.green))
        linearBlue = Self.linear(Float(components.blue))
      }
    }

    /// Red, as on most screens.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// Green, as on most screens.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// Blue, as on most screens.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour of Core Graphics's.
    public var cgColor: CGColor { uiColor.cgColor }

    var uiColor: UIColor {
      UIColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(opacity)
      )
    }

    /// What a screen is told for an amount of light; below zero as above it.
    static func encoded(_ light: Float) -> Float {
      let size = Double(abs(light))
      let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return Float(light < 0 ? -value : value)
    }

    /// The light that a screen makes of a number.
    static func linear(_ value: Float) -> Float {
      let size = Double(abs(value))
      let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return Float(value < 0 ? -light : light)
    }
  }

  /// Makes a colour that is the same everywhere.
  public init(_ resolved: Resolved) { self.init(resolved.uiColor) }

  /// Makes a colour of a style that comes to one.
  public init<Style: Hashable & ShapeStyle>(_ color: Style) where Style.Resolved == Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(
        UIColor { traits in
          var environment = EnvironmentValues()
          environment.take(traits)
          return color.resolve(in: environment).uiColor
        }
      )
    }
  }

  /// The colour as it is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: environment.colorScheme.style),
      UITraitCollection(
        accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal
      ),
    ])
    let components = environment.color(self).resolvedColor(with: traits).components
    return Resolved(
      red: Float(components.red),
      green: Float(components.green),
      blue: Float(components.blue),
      opacity: Float(components.alpha)
    )
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint { StylePaint(.color(uiColor)) }
}

extension Color.Resolved: Animatable {
  /// The amounts of light and the opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed,
        AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))
      )
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour in the way of pages of the web.
  public var description: String {
    func byte(_ value: Float) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + [red, green, blue, opacity].map(byte).joined()
  }
}

extension Color.Resolved: Codable {
  /// Reads red, green, blue and the opacity, one after the other.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      red: try numbers.decode(Float.self),
      green: try numbers.decode(Float.self),
      blue: try numbers.decode(Float.self),
      opacity: try numbers.decode(Float.self)
    )
  }

  /// Writes red, green, blue and the opacity, one after the other.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [red, green, blue, opacity] { try numbers.encode(number) }
  }
}
