import UIKit

/// A piece of text.
public struct Text: Equatable, Sendable {
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case image(Image)
    case joined(Text, Text)

    static func == (one: Content, other: Content) -> Bool {
      switch (one, other) {
      case (.verbatim(let one), .verbatim(let other)): one == other
      case (.key(let one, let table, let bundle), .key(let other, let table2, let bundle2)):
        one == other && table == table2 && bundle === bundle2
      case (.attributed(let one), .attributed(let other)): one == other
      case (.date(let one, let style), .date(let other, let style2)):
        one == other && style == style2
      case (.image(let one), .image(let other)): one == other
      case (.joined(let one, let two), .joined(let three, let four)): one == three && two == four
      default: false
      }
    }
  }

  /// Where a text is truncated that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its head.
    case head
    /// At its tail.
    case tail
    /// In its middle.
    case middle
  }

  /// Whether letters are made large or small.
  public enum Case: Hashable, Sendable {
    /// Large.
    case uppercase
    /// Small.
    case lowercase
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far away it is.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock.
    public static let timer = DateStyle(kind: .timer)
  }

  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      let style: Int

      /// It is not.
      public static let solid = Pattern(style: 0)
      /// Into dots.
      public static let dot = Pattern(style: 0x100)
      /// Into dashes.
      public static let dash = Pattern(style: 0x200)
      /// Into dashes and dots.
      public static let dashDot = Pattern(style: 0x300)
      /// Into dashes and twice as many dots.
      public static let dashDotDot = Pattern(style: 0x400)
    }

    var pattern: Pattern
    var color: Color?

    /// Makes a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()
  }

  var content: Content
  var traits = TextTraits()
  var style: AnyTextStyle?
  var font: Font?

  init(content: Content) { self.content = content }

  /// Shows a text as it is, or in the language of the user: the text is looked up in tables of the app.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .key(key, table: tableName, bundle: bundle)
  }

  /// Shows a text as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Shows a text as it is.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ content: Characters) {
    self.content = .verbatim(String(content))
  }

  /// Shows a text with attributes.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.content = .attributed(content) }

  /// Shows a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = .verbatim(format.format(input))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Shows a date.
  public init(_ date: Date, style: DateStyle) { content = .date(date, style) }

  /// Shows the days from one to another.
  public init(_ dates: ClosedRange<Date>) {
    content = .joined(
      Text(dates.lowerBound, style: .date),
      Text(verbatim: " – ") + Text(dates.upperBound, style: .date)
    )
  }

  /// Shows a symbol or image like a letter.
  public init(_ image: Image) { content = .image(image) }

  /// One text after another.
  public static func + (first: Text, second: Text) -> Text {
    Text(content: .joined(first, second))
  }
}

/// What is changed about a text besides its font's name and its colour.
struct TextTraits: Hashable, Sendable {
  var font = FontChanges()
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?

  func adding(_ more: TextTraits) -> TextTraits {
    var sum = self
    sum.font = font.adding(more.font)
    if let kerning = more.kerning { sum.kerning = kerning }
    if let tracking = more.tracking { sum.tracking = tracking }
    if let baselineOffset = more.baselineOffset { sum.baselineOffset = baselineOffset }
    if let underline = more.underline { sum.underline = underline }
    if let strikethrough = more.strikethrough { sum.strikethrough = strikethrough }
    return sum
  }

  /// Whether nothing but the font is changed.
  var isPlain: Bool {
    kerning == nil && tracking == nil && baselineOffset == nil && underline == nil
      && strikethrough == nil
  }
}

/// A style that can be compared as far as it is known to be the same.
struct AnyTextStyle: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (one: AnyTextStyle, other: AnyTextStyle) -> Bool {
    if let one = one.style.base as? Color, let other = other.style.base as? Color {
      return one == other
    }
    return false
  }
}

extension Text {
  private func changed(_ change: (inout TextTraits) -> Void) -> Text {
    var copy = self
    change(&copy.traits)
    return copy
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.font = font
    return copy
  }

  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text {
    var copy = self
    copy.style = color.map { AnyTextStyle(style: AnyShapeStyle($0)) }
    return copy
  }

  /// Sets what letters are drawn with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    var copy = self
    copy.style = AnyTextStyle(style: AnyShapeStyle(style))
    return copy
  }

  /// Sets how heavy letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.font.weight = weight } }

  /// Sets the form of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.font.design = design } }

  /// Makes letters bold.
  public func bold() -> Text { bold(true) }

  /// Makes letters bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed { $0.font.isBold = isActive } }

  /// Makes letters italic.
  public func italic() -> Text { italic(true) }

  /// Makes letters italic, or not.
  public func italic(_ isActive: Bool) -> Text { changed { $0.font.isItalic = isActive } }

  /// Makes letters all of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.font.design = isActive ? .monospaced : nil }
  }

  /// Makes digits all of one width.
  public func monospacedDigit() -> Text { changed { $0.font.hasMonospacedDigits = true } }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = isActive ? LineStyle(color: color) : nil }
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = isActive ? LineStyle(color: color) : nil }
  }

  /// Draws a line below the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Adds to the distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }

  /// Adds to the distance between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }

  /// Moves letters up, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
}

/// A text that is looked up in the language of the user.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Argument: Equatable, Sendable {
    case text(String)
    case piece(Text)
    case number(String, format: String)
  }

  /// The key that is looked up, with a placeholder for each value.
  let key: String
  let arguments: [Argument]

  /// Makes a key of a text.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a key of a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// A text with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      key += "%@"
      arguments.append(.text(string))
    }

    /// Adds a text of Foundation's value.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      appendInterpolation(format.format(input))
    }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      key += "%lld"
      arguments.append(.number("\(value)", format: "%lld"))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Double) {
      key += "%lf"
      arguments.append(.number(String(format: "%lf", value), format: "%lf"))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: CGFloat) {
      appendInterpolation(Double(value))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }

    /// Adds a number, written in a way.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      key += specifier
      arguments.append(.number(String(format: specifier, value), format: specifier))
    }

    /// Adds a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.piece(text))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(Text(string))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation("\(value)")
    }
  }
}
