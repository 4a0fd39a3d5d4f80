/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the layout, which is this module's own.
  public let rawValue: Int32

  /// Makes a layout of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte each of alpha, red, green and blue.
  public static let ARGB8 = CIFormat(rawValue: 1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte each of blue, green, red and alpha.
  public static let BGRA8 = CIFormat(rawValue: 2)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte each of red, green, blue and alpha.
  public static let RGBA8 = CIFormat(rawValue: 3)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A half-size number each of red, green, blue and alpha.
  public static let RGBAh = CIFormat(rawValue: 4)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A number each of red, green, blue and alpha.
  public static let RGBAf = CIFormat(rawValue: 5)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte of alpha.
  public static let A8 = CIFormat(rawValue: 6)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte of red.
  public static let R8 = CIFormat(rawValue: 7)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte of brightness.
  public static let L8 = CIFormat(rawValue: 8)

  /// How many bytes a pixel has; nil for what is not known.
  var byteCount: Int? {
    switch self {
    case .ARGB8, .BGRA8, .RGBA8: 4
    case .RGBAh: 8
    case .RGBAf: 16
    case .A8, .R8, .L8: 1
    default: nil
    }
  }
}
