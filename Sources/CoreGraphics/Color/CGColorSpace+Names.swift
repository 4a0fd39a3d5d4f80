import Foundation

extension CGColorSpace {
  /// The standard space of screens and the web.
  public static let sRGB: CFString = Kind.sRGB.rawValue
  /// sRGB with components outside 0...1 allowed.
  public static let extendedSRGB: CFString = Kind.extendedSRGB.rawValue
  /// sRGB's primaries with components that count light.
  public static let linearSRGB: CFString = Kind.linearSRGB.rawValue
  /// Linear sRGB with components outside 0...1 allowed.
  public static let extendedLinearSRGB: CFString = Kind.extendedLinearSRGB.rawValue
  /// The wide space of Apple's displays.
  public static let displayP3: CFString = Kind.displayP3.rawValue
  /// Display P3 with components outside 0...1 allowed.
  public static let extendedDisplayP3: CFString = Kind.extendedDisplayP3.rawValue
  /// Display P3's primaries with components that count light.
  public static let linearDisplayP3: CFString = Kind.linearDisplayP3.rawValue
  /// Linear Display P3 with components outside 0...1 allowed.
  public static let extendedLinearDisplayP3: CFString = Kind.extendedLinearDisplayP3.rawValue
  /// A linear RGB space, which here has sRGB's primaries.
  public static let genericRGBLinear: CFString = Kind.genericRGBLinear.rawValue
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Grey as UIKit's white values mean it.
  public static let genericGrayGamma2_2: CFString = Kind.genericGrayGamma2Point2.rawValue
  /// Grey with values outside 0...1 allowed.
  public static let extendedGray: CFString = Kind.extendedGray.rawValue
  /// Grey whose value counts light.
  public static let linearGray: CFString = Kind.linearGray.rawValue
  /// Linear grey with values outside 0...1 allowed.
  public static let extendedLinearGray: CFString = Kind.extendedLinearGray.rawValue
  /// Ink without a profile.
  public static let genericCMYK: CFString = Kind.genericCMYK.rawValue
}
