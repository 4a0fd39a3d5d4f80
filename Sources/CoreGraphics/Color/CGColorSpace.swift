import Foundation

/// How many components a colour has and what they mean.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is none of the others.
  case unknown = -1
  /// One component of brightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two axes of colour; no space here has it.
  case lab = 3
  /// Any number of inks; no space here has it.
  case deviceN = 4
  /// Places in a table of colours; no space here has it.
  case indexed = 5
  /// A pattern in the place of a colour.
  case pattern = 6
  /// The three responses of the eye; no space here has it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ = 7
}

/// What is kept when a colour does not fit into the colour space it is converted to.
///
/// Conversions here always clamp each component, whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// Colours that fit keep their exact value, white included.
  case absoluteColorimetric = 1
  /// Colours that fit keep their value relative to white.
  case relativeColorimetric = 2
  /// The relations between colours.
  case perceptual = 3
  /// The saturation of colours.
  case saturation = 4
}

/// The meaning of a colour's components.
///
/// Grey spaces use the tone curve of sRGB, so that a grey and the sRGB colour with three equal
/// components are one colour; the device spaces are those of an sRGB screen.
public final class CGColorSpace: Sendable {
  /// What distinguishes one space from another.
  enum Kind: String, Sendable {
    case sRGB = "kCGColorSpaceSRGB"
    case extendedSRGB = "kCGColorSpaceExtendedSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    case linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    case extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    case genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    case genericGrayGamma2Point2 = "kCGColorSpaceGenericGrayGamma2_2"
    case extendedGray = "kCGColorSpaceExtendedGray"
    case linearGray = "kCGColorSpaceLinearGray"
    case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    case genericCMYK = "kCGColorSpaceGenericCMYK"
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
    case deviceCMYK = "kCGColorSpaceDeviceCMYK"
    /// The space of patterns, which has no name.
    case pattern = ""
  }

  let kind: Kind
  /// Of patterns without colours of their own, the space of the colour they are painted in.
  public let baseColorSpace: CGColorSpace?

  init(_ kind: Kind) {
    self.kind = kind
    baseColorSpace = nil
  }

  /// Makes the space of a name, or nil when the name is not known.
  public init?(name: CFString) {
    guard !name.isEmpty, let kind = Kind(rawValue: name) else { return nil }
    self.kind = kind
    baseColorSpace = nil
  }

  /// Makes the space of patterns: of those that have colours of their own, or with a base of those that are
  /// painted in a colour of that space.
  ///
  /// Nil when the base is itself a space of patterns.
  public init?(patternBaseSpace: CGColorSpace?) {
    guard patternBaseSpace?.model != .pattern else { return nil }
    kind = .pattern
    baseColorSpace = patternBaseSpace
  }

  /// The name of the space; nil of the spaces of patterns.
  public var name: CFString? { kind == .pattern ? nil : kind.rawValue }

  /// The components' model.
  public var model: CGColorSpaceModel { kind.model }

  /// How many components a colour has, alpha not counted; of patterns, those of the base.
  public var numberOfComponents: Int { baseColorSpace?.numberOfComponents ?? kind.componentCount }

  /// Whether the space holds colours that sRGB cannot show.
  public var isWideGamutRGB: Bool {
    switch kind {
    case .displayP3, .extendedDisplayP3, .linearDisplayP3, .extendedLinearDisplayP3: true
    case .extendedSRGB, .extendedLinearSRGB: true
    default: false
    }
  }

  /// Whether a bitmap context can be made in the space.
  public var supportsOutput: Bool { kind != .pattern }

  /// The sRGB space.
  static let standard = CGColorSpace(.sRGB)
  /// The grey space of `CGColor(gray:alpha:)`.
  static let gray = CGColorSpace(.genericGrayGamma2Point2)
}

extension CGColorSpace.Kind {
  var model: CGColorSpaceModel {
    switch self {
    case .genericGrayGamma2Point2, .extendedGray, .linearGray, .extendedLinearGray, .deviceGray:
      .monochrome
    case .genericCMYK, .deviceCMYK: .cmyk
    case .pattern: .pattern
    default: .rgb
    }
  }

  var componentCount: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// Whether components outside 0...1 mean something.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3,
      .extendedGray, .extendedLinearGray:
      true
    default: false
    }
  }

  /// Whether components count light rather than brightness as seen.
  var isLinear: Bool {
    switch self {
    case .linearSRGB, .extendedLinearSRGB, .linearDisplayP3, .extendedLinearDisplayP3,
      .genericRGBLinear, .linearGray, .extendedLinearGray:
      true
    default: false
    }
  }

  var hasDisplayP3Primaries: Bool {
    switch self {
    case .displayP3, .extendedDisplayP3, .linearDisplayP3, .extendedLinearDisplayP3: true
    default: false
    }
  }
}

extension CGColorSpace: Hashable {
  /// Whether both are the same space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.kind == b.kind && a.baseColorSpace == b.baseColorSpace
  }

  /// Feeds the space's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the RGB space of the screen, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the grey space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the ink space without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
