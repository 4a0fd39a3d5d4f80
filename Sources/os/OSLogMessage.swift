import Foundation

/// Who may read what was put into a message; everybody who reads standard error may.
public struct OSLogPrivacy: Sendable {
  /// How what may not be read is shown in its place.
  public enum Mask: Sendable {
    /// As a number that is the same for the same value.
    case hash
    /// Not at all.
    case none
  }

  /// As the value's type has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody may.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Whoever wrote the app may.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody else may, not even on a developer's device.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// As the value's type has it, with what is shown in its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Whoever wrote the app may, with what is shown in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Nobody else may, with what is shown in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  enum Kind: Sendable {
    case decimal
    case hex(uppercase: Bool)
    case octal
  }

  let kind: Kind
  var sign = false
  var prefix = false
  var digits = 0

  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(kind: .decimal) }
  /// In sixteens, with small letters.
  public static var hex: OSLogIntegerFormatting {
    OSLogIntegerFormatting(kind: .hex(uppercase: false))
  }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(kind: .octal) }

  /// In tens, with at least so many digits.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(kind: .decimal, sign: explicitPositiveSign, digits: minDigits)
  }

  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      kind: .hex(uppercase: uppercase),
      sign: explicitPositiveSign,
      prefix: includePrefix,
      digits: minDigits
    )
  }

  func text(_ number: some BinaryInteger) -> String {
    let (digits, start) =
      switch kind {
      case .decimal: (String(number.magnitude), "")
      case .hex(let uppercase):
        (String(number.magnitude, radix: 16, uppercase: uppercase), prefix ? "0x" : "")
      case .octal: (String(number.magnitude, radix: 8), prefix ? "0o" : "")
      }
    let zeros = String(repeating: "0", count: max(0, self.digits - digits.count))
    return (number < 0 ? "-" : sign ? "+" : "") + start + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// With a power of ten where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// In sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }

  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision())f")
  }
}

/// How wide what is put into a message is at least.
public struct OSLogStringAlignment: Sendable {
  let width: Int
  let isRight: Bool

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isRight: true) }

  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isRight: true)
  }

  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isRight: false)
  }

  func text(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? room + text : text + room
  }
}

/// A message for the log, with what was put into it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a message of a text.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message of its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate(set) var text = ""

  /// Makes room for the parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a text that is found when the message is written.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text(argumentString()) }

  /// Adds a value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text(value().description) }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text(format.text(number())) }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text(String(format: format.format, number())) }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text(String(format: format.format, Double(number()))) }

  /// Adds yes or no.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool,
    privacy: OSLogPrivacy = .auto
  ) { text += boolean() ? "true" : "false" }

  /// Adds an object by its description.
  public mutating func appendInterpolation(
    _ object: @autoclosure () -> NSObject?,
    privacy: OSLogPrivacy = .auto
  ) { text += object()?.description ?? "nil" }

  /// Adds a type's name.
  public mutating func appendInterpolation(
    _ type: @autoclosure () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text(String(reflecting: type())) }

  /// Adds an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error,
    privacy: OSLogPrivacy = .auto
  ) { text += error().localizedDescription }
}
