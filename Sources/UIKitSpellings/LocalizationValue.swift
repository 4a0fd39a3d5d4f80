// swift-format-ignore-file: NoLeadingUnderscores, AlwaysUseLowerCamelCase

import Foundation
import UIKit

// Texts that are looked up by what a string literal says, which Foundation on Linux does not have.

/// What a text to be translated can be interpolated with, as a number.
public protocol _FormatSpecifiable: Equatable {
  /// The type that a format is given.
  associatedtype _Arg: CVarArg
  /// The value that a format is given.
  var _arg: _Arg { get }
  /// How a format shows it, as in `%lld`.
  var _specifier: String { get }
}

extension FixedWidthInteger where Self: SignedInteger {
  /// The number in 64 bits.
  public var _arg: Int64 { Int64(self) }
  /// `%d` up to 32 bits, and `%lld`.
  public var _specifier: String { Self.bitWidth > 32 ? "%lld" : "%d" }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number in 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// `%u` up to 32 bits, and `%llu`.
  public var _specifier: String { Self.bitWidth > 32 ? "%llu" : "%u" }
}

extension BinaryFloatingPoint {
  /// The number in double precision.
  public var _arg: Double { Double(self) }
  /// `%f` in single precision, and `%lf`.
  public var _specifier: String { Self.significandBitCount < 30 ? "%f" : "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension String {
  /// A key of a table of translations, made of a literal: `"\(count) books"` is `%lld books`, with the number.
  public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
    /// What stands in the place of a specifier.
    enum Argument: Equatable, Sendable, Codable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .signed(let number): number
        case .unsigned(let number): number
        case .real(let number): number
        }
      }
    }

    /// The key, which is the text as well where no table has it.
    let key: String
    let arguments: [Argument]

    /// Makes a key that nothing is put into.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a key that nothing is put into.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a key with a specifier in the place of each interpolation.
    public init(stringInterpolation: StringInterpolation) {
      let hasArguments = !stringInterpolation.arguments.isEmpty
      key = hasArguments ? stringInterpolation.format : stringInterpolation.literal
      arguments = stringInterpolation.arguments
    }

    /// The text of a format with the arguments in it.
    func text(_ format: String, _ locale: Locale) -> String {
      guard !arguments.isEmpty else { return format }
      return String(translation: format, locale: locale, arguments: arguments.map(\.value))
    }
  }
}

extension String.LocalizationValue {
  /// What a value stands for that is known later, in a key alone.
  public enum Placeholder: Equatable, Hashable, Sendable, Codable {
    /// A signed number.
    case int
    /// An unsigned number.
    case uint
    /// A number in single precision.
    case float
    /// A number in double precision.
    case double
    /// A text or an object.
    case object

    /// What is put in while nothing is known.
    var nothing: Argument {
      switch self {
      case .int: .signed(0)
      case .uint: .unsigned(0)
      case .float, .double: .real(0)
      case .object: .text("")
      }
    }

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
    var format = ""
    var literal = ""
    var arguments: [Argument] = []

    /// Makes an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      format += specifier
      arguments.append(argument)
    }

    /// Adds text as it is; a per cent sign stands for itself.
    public mutating func appendLiteral(_ text: String) {
      format += text.replacing("%", with: "%%")
      literal += text
    }

    /// Adds a text as `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    /// Adds a part of a text as `%@`.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .text(String(string)))
    }

    /// Adds a text of another table as `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    /// Adds an object as `%@`: its description, or what a formatter makes of it.
    public mutating func appendInterpolation(_ subject: NSObject, formatter: Formatter? = nil) {
      append("%@", .text(formatter?.string(for: subject) ?? subject.description))
    }

    /// Adds a value such as a date as `%@`: its description, or what a formatter makes of it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) { append("%@", .text(formatter?.string(for: subject) ?? "\(subject)")) }

    /// Adds what a style makes of a value, as `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput,
      format: Style
    ) where Style.FormatOutput == String { append("%@", .text(format.format(value))) }

    /// Adds the characters of an attributed text as `%@`.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", .text(String(string.characters)))
    }

    /// Adds a number as its type is shown, as in `%lld`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number as a specifier says.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value,
      specifier: String
    ) {
      let argument: Argument =
        switch value._arg {
        case let number as Int64: .signed(number)
        case let number as UInt64: .unsigned(number)
        case let number as Double: .real(number)
        default: .text("\(value)")
        }
      append(specifier, argument)
    }

    /// Adds a specifier alone.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(placeholder.specifier, placeholder.nothing)
    }

    /// Adds a specifier alone.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(specifier, placeholder.nothing)
    }
  }
}

extension String {
  /// The text of a key in the language of the app, with what the literal puts into it.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the text where no table has it.
  ///   - table: The table of the bundle; `Localizable` by default.
  ///   - bundle: The bundle; the app's by default.
  ///   - locale: How numbers are shown.
  ///   - comment: What translators are told.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = _localizedString(
      keyAndValue.key,
      tableName: table,
      bundle: bundle ?? .main,
      comment: ""
    )
    self = keyAndValue.text(format, locale)
  }

  /// The text of a key, or a text of its own where no table has the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where no table has the key, and what is put into it.
  ///   - table: The table of the bundle; `Localizable` by default.
  ///   - bundle: The bundle; the app's by default.
  ///   - locale: How numbers are shown.
  ///   - comment: What translators are told.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = _localizedString(
      "\(key)",
      tableName: table,
      bundle: bundle ?? .main,
      value: defaultValue.key,
      comment: ""
    )
    self = defaultValue.text(format, locale)
  }

  /// The text of a resource in the language of the app.
  public init(localized resource: LocalizedStringResource) {
    let format = _localizedString(
      resource.key,
      tableName: resource.table,
      bundle: resource.bundle.bundle,
      value: resource.defaultValue.key,
      comment: ""
    )
    self = resource.defaultValue.text(format, resource.locale)
  }
}

/// A text to be looked up later: a key, a table and a bundle.
public struct LocalizedStringResource: Equatable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The bundle that has the table.
  public enum BundleDescription: Equatable, Sendable, Codable {
    /// The app's.
    case main
    /// The one in a folder.
    case atURL(URL)

    /// The one that a class came with.
    public static func forClass(_ anyClass: AnyClass) -> Self {
      .atURL(Bundle(for: anyClass).bundleURL)
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text where no table has the key, and what is put into it.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for `Localizable`.
  public let table: String?
  /// How numbers are shown.
  public var locale: Locale
  let bundle: BundleDescription

  /// The bundle's folder.
  public var bundleURL: URL { bundle.bundle.bundleURL }

  /// Makes a text of a key that is the text as well.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a text of a key that has a text of its own.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a text of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a text of a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// What has a text to be looked up.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
  /// The text of a key in the language of the app, whose marks of Markdown are attributes.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the text where no table has it.
  ///   - table: The table of the bundle; `Localizable` by default.
  ///   - bundle: The bundle; the app's by default.
  ///   - locale: How numbers are shown.
  ///   - comment: What translators are told.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let text = String(
      localized: keyAndValue,
      table: table,
      bundle: bundle,
      locale: locale ?? .current,
      comment: comment
    )
    self = Self.marked(text)
  }

  /// The text of a resource in the language of the app, whose marks of Markdown are attributes.
  public init(localized resource: LocalizedStringResource) {
    self = Self.marked(String(localized: resource))
  }

  private static func marked(_ text: String) -> AttributedString {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
