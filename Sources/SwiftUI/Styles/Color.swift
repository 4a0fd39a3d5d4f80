import UIKit
import ViewLayout

/// A colour, which may differ between light and dark.
public struct Color: Hashable, Sendable {
  let uiColor: UIColor
  /// Whether it is the tint colour of whoever shows it.
  var isAccent = false
  var role: Role = .plain

  enum Role: Hashable, Sendable {
    case plain
    case primary
    case secondary
  }

  /// In which way numbers stand for colours.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As on most screens.
    case sRGB
    /// As on most screens, with numbers that grow with the light.
    case sRGBLinear
    /// As on wide screens.
    case displayP3
  }

  /// Makes a colour of UIKit's.
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  /// Makes a colour of UIKit's.
  public init(_ color: UIColor) { uiColor = color }

  /// Makes a colour of Core Graphics's.
  public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

  /// Takes a colour of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  /// Makes a colour of red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    case .displayP3: uiColor = UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
    case .sRGBLinear:
      func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      }
      uiColor = UIColor(
        red: encoded(red),
        green: encoded(green),
        blue: encoded(blue),
        alpha: opacity
      )
    }
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  private init(_ color: UIColor, role: Role) {
    uiColor = color
    self.role = role
  }

  /// Red.
  public static let red = Color(.systemRed)
  /// Orange.
  public static let orange = Color(.systemOrange)
  /// Yellow.
  public static let yellow = Color(.systemYellow)
  /// Green.
  public static let green = Color(.systemGreen)
  /// Mint.
  public static let mint = Color(.systemMint)
  /// Teal.
  public static let teal = Color(.systemTeal)
  /// Cyan.
  public static let cyan = Color(.systemCyan)
  /// Blue.
  public static let blue = Color(.systemBlue)
  /// Indigo.
  public static let indigo = Color(.systemIndigo)
  /// Purple.
  public static let purple = Color(.systemPurple)
  /// Pink.
  public static let pink = Color(.systemPink)
  /// Brown.
  public static let brown = Color(.systemBrown)
  /// Grey.
  public static let gray = Color(.systemGray)
  /// White.
  public static let white = Color(UIColor.white)
  /// Black.
  public static let black = Color(UIColor.black)
  /// Nothing is seen of it.
  public static let clear = Color(UIColor.clear)
  /// That of text.
  public static let primary = Color(.label, role: .primary)
  /// That of text that matters less.
  public static let secondary = Color(.secondaryLabel, role: .secondary)

  /// The tint colour of whoever shows it.
  public static var accentColor: Color {
    var color = Color(UIColor.tintColor)
    color.isAccent = true
    return color
  }

  /// The colour with a part of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    let base = uiColor
    var color = Color(
      UIColor { traits in
        let resolved = base.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
      }
    )
    color.isAccent = false
    return color
  }

  /// The colour from light to dark, as a gradient.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// A mix with another colour.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let first = uiColor
    let second = other.uiColor
    return Color(
      UIColor { traits in
        let one = first.resolvedColor(with: traits).components
        let two = second.resolvedColor(with: traits).components
        func mixed(_ path: KeyPath<ColorComponents, CGFloat>) -> CGFloat {
          one[keyPath: path] + (two[keyPath: path] - one[keyPath: path]) * fraction
        }
        return UIColor(
          red: mixed(\.red),
          green: mixed(\.green),
          blue: mixed(\.blue),
          alpha: mixed(\.alpha)
        )
      }
    )
  }

  /// The colour of Core Graphics's, where it does not differ between light and dark.
  public var cgColor: CGColor? { uiColor.cgColor }
}

struct ColorComponents {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0
}

extension UIColor {
  var components: ColorComponents {
    var components = ColorComponents()
    getRed(
      &components.red,
      green: &components.green,
      blue: &components.blue,
      alpha: &components.alpha
    )
    return components
  }

  /// Makes a colour of SwiftUI's.
  public convenience init(_ color: Color) {
    let base = color.uiColor
    self.init { base.resolvedColor(with: $0) }
  }
}

extension Color: CustomStringConvertible {
  /// The colour's numbers.
  public var description: String { uiColor.description }
}

extension Color: PrimitiveView {
  /// Makes a node of one element that takes all the room there is.
  @MainActor
  public static func viewNode(_ view: Color, in place: NodePlace) -> ViewNode<Color> {
    ColorNode(view, in: place, element: FillElement(PlainView()))
  }
}

/// A view that hits pass.
final class PlainView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }
}

private final class ColorNode: ElementNode<Color, FillElement> {
  override init(_ view: Color, in place: NodePlace, element: FillElement) {
    super.init(view, in: place, element: element)
    element.view.backgroundColor = environment.color(view)
  }

  override func viewDidChange(_ change: NodeChange<Color>) {
    let new = environment.color(view)
    guard new != element.view.backgroundColor else { return }
    element.pendingColor = new
    host.setNeedsPlacing()
  }
}

/// An element that takes all the room there is.
final class FillElement: ViewElement<PlainView> {
  var pendingColor: UIColor?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    if let color = pendingColor {
      pendingColor = nil
      let view = view
      placing.change { view.backgroundColor = color }
    }
    // A colour that reaches the safe area's edges goes on under bars only if it is asked to.
    super.place(rect, proposal, placing)
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

extension Placing {
  /// Changes views, with the animation of the pass if it has one.
  func change(_ change: @escaping () -> Void) {
    if let animation { animation.perform(change) } else { change() }
  }
}

extension EnvironmentValues {
  /// A colour as it is shown here.
  func color(_ color: Color) -> UIColor {
    guard color.isAccent else { return color.uiColor }
    // A tint that is the accent itself is that of whoever shows it.
    guard let tint = tintStyle, (tint.base as? Color)?.isAccent != true else {
      return color.uiColor
    }
    return tint.solidColor(in: self)
  }
}
