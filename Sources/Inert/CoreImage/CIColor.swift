import CoreGraphics
import Foundation

/// A colour that filters take: straight components in a colour space.
public final class CIColor: NSObject, NSCopying, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  /// Makes a colour of components in a space of three, or nil.
  public init?(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat,
    colorSpace: CGColorSpace
  ) {
    guard colorSpace.numberOfComponents == 3 else { return nil }
    (space, values) = (colorSpace, [red, green, blue, alpha])
  }

  /// Makes an opaque colour of components in a space of three, or nil.
  public convenience init?(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// Makes an sRGB colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
    values = [red, green, blue, alpha]
  }

  /// Makes an opaque sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Makes the colour that a Core Graphics colour appears as.
  public convenience init(cgColor color: CGColor) {
    let extended = CGColorSpace(name: CGColorSpace.extendedSRGB) ?? CGColorSpaceCreateDeviceRGB()
    let values = color.converted(to: extended, intent: .defaultIntent, options: nil)?.components
    let found = values ?? [0, 0, 0, 0]
    self.init(red: found[0], green: found[1], blue: found[2], alpha: color.alpha)
  }

  /// Makes a colour of three or four numbers with spaces between.
  public convenience init(string representation: String) {
    let found = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    func value(_ index: Int, _ rest: CGFloat) -> CGFloat {
      found.indices.contains(index) ? found[index] : rest
    }
    self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
  }

  /// The red component.
  public var red: CGFloat { values[0] }
  /// The green component.
  public var green: CGFloat { values[1] }
  /// The blue component.
  public var blue: CGFloat { values[2] }
  /// The opacity, 0 to 1.
  public var alpha: CGFloat { values[3] }
  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }
  /// The space of the components.
  public var colorSpace: CGColorSpace { space }
  /// The components with spaces between.
  public var stringRepresentation: String {
    values.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Opaque grey of one half.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Opaque red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Opaque green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Opaque blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Opaque cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Opaque magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Opaque yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Transparent black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour in the working space, premultiplied.
  func pixel(_ pass: RenderPass) -> Color4 {
    let parts = values.withUnsafeBufferPointer { values in
      values.baseAddress.flatMap { CGColor(colorSpace: space, components: $0) }
    }
    let name = space.name ?? ""
    guard let parts, name != CGColorSpace.sRGB, name != CGColorSpaceCreateDeviceRGB().name else {
      return pass.color(Float(red), Float(green), Float(blue), Float(alpha))
    }
    let color = CIColor(cgColor: parts)
    return pass.color(Float(color.red), Float(color.green), Float(color.blue), Float(alpha))
  }

  /// Returns the colour itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The components between brackets.
  public override var description: String { "(\(stringRepresentation))" }

  /// Whether space and components are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return other.values == values && other.space == space
  }

  /// A hash of the components.
  public override var hash: Int { values.hashValue }
}
