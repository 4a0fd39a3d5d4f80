import UIKit

/// A text as it is shown: with fonts and colours, and in the language of the user.
struct ResolvedText {
  enum Form {
    case plain(String, font: UIFont, color: UIColor)
    case attributed(NSAttributedString)
  }

  let form: Form
  let font: UIFont

  /// The characters alone.
  var string: String {
    switch form {
    case .plain(let string, _, _): string
    case .attributed(let string): string.string
    }
  }
}

extension Text {
  /// The text as it is shown in an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    let context = TextContext(environment: environment)
    let font = context.font(of: self)
    if context.traits(of: self).isPlain, !context.isShadowed(self),
      let string = plainString(in: environment)
    {
      return ResolvedText(
        form: .plain(
          context.cased(string),
          font: font,
          color: context.color(of: self)
        ),
        font: font
      )
    }
    let result = NSMutableAttributedString()
    append(to: result, context)
    return ResolvedText(form: .attributed(result), font: font)
  }

  /// The characters that are shown.
  func characters(in environment: EnvironmentValues) -> String {
    resolved(in: environment).string
  }

  /// The characters, where all of them look alike.
  private func plainString(in environment: EnvironmentValues) -> String? {
    switch content {
    case .verbatim(let string): return string
    case .key(let key, let table, let bundle):
      guard
        !key.arguments.contains(where: { if case .piece = $0 { true } else { false } })
      else { return nil }
      let string = key.string(table: table, bundle: bundle)
      return string.mayBeMarkdown ? nil : string
    case .date(let date, let style): return style.string(of: date, in: environment)
    case .attributed, .image, .joined: return nil
    }
  }

  private func append(to result: NSMutableAttributedString, _ outer: TextContext) {
    let context = outer.inside(self)
    switch content {
    case .verbatim(let string):
      result.append(context.attributed(string))
    case .date(let date, let style):
      result.append(context.attributed(style.string(of: date, in: context.environment)))
    case .joined(let first, let second):
      first.append(to: result, context)
      second.append(to: result, context)
    case .attributed(let string): result.append(context.attributed(string))
    case .image(let image):
      guard let resolved = image.resolved(in: context.imageEnvironment) else { return }
      let attachment = NSTextAttachment(image: resolved)
      let piece = NSMutableAttributedString(attachment: attachment)
      piece.addAttributes(context.attributes, range: NSRange(location: 0, length: piece.length))
      result.append(piece)
    case .key(let key, let table, let bundle):
      for piece in key.pieces(table: table, bundle: bundle) {
        switch piece {
        case .text(let string):
          if string.mayBeMarkdown, let marked = try? AttributedString(inlineMarkdown: string) {
            result.append(context.attributed(marked))
          } else {
            result.append(context.attributed(string))
          }
        case .piece(let text): text.append(to: result, context)
        case .number(let string, _): result.append(context.attributed(string))
        }
      }
    }
  }
}

extension String {
  /// Whether marks are in it that may change how parts of it look.
  var mayBeMarkdown: Bool {
    utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x5B || $0 == 0x7E }
  }
}

extension AttributedString {
  init(inlineMarkdown string: String) throws {
    try self.init(
      markdown: string,
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    )
  }
}

/// What texts inside of others have from those around them.
private struct TextContext {
  let environment: EnvironmentValues
  var baseFont: Font
  var traits: TextTraits
  var style: AnyShapeStyle?

  init(environment: EnvironmentValues) {
    self.environment = environment
    baseFont = environment.font ?? .body
    traits = environment.textTraits
    style = environment.foreground
  }

  func inside(_ text: Text) -> TextContext {
    var copy = self
    if let font = text.font { copy.baseFont = font }
    copy.traits = traits(of: text)
    if let style = text.style { copy.style = style.style }
    return copy
  }

  func traits(of text: Text) -> TextTraits { traits.adding(text.traits) }

  func font(of text: Text) -> UIFont {
    (text.font ?? baseFont).resolved(in: environment, traits(of: text).font)
  }

  func color(of text: Text) -> UIColor {
    (text.style?.style ?? style)?.solidColor(in: environment) ?? .label
  }

  /// Whether the style of a text casts a shadow.
  func isShadowed(_ text: Text) -> Bool {
    guard let style = text.style?.style ?? style, !(style.base is Color) else { return false }
    return style.textShadow(in: environment) != nil
  }

  func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  var imageEnvironment: EnvironmentValues {
    var copy = environment
    copy.font = baseFont
    copy.foreground = style
    return copy
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: baseFont.resolved(in: environment, traits.font),
      .foregroundColor: style?.solidColor(in: environment) ?? UIColor.label,
    ]
    if let shadow = style?.textShadow(in: environment) { attributes[.shadow] = shadow }
    if let distance = traits.tracking ?? traits.kerning { attributes[.kern] = distance }
    if let offset = traits.baselineOffset { attributes[.baselineOffset] = offset }
    if let line = traits.underline {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue | line.pattern.style
      if let color = line.color { attributes[.underlineColor] = color.uiColor }
    }
    if let line = traits.strikethrough {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue | line.pattern.style
      if let color = line.color { attributes[.strikethroughColor] = color.uiColor }
    }
    return attributes
  }

  func attributed(_ string: String) -> NSAttributedString {
    NSAttributedString(string: cased(string), attributes: attributes)
  }

  /// Attributes that the string sets itself come first; those of meaning change the font.
  func attributed(_ string: AttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(
      attributedString: NSAttributedString(string)
    )
    let whole = NSRange(location: 0, length: result.length)
    let own = attributes
    result.enumerateAttributes(in: whole, options: []) { found, range, _ in
      for (key, value) in own where found[key] == nil {
        result.addAttribute(key, value: value, range: range)
      }
    }
    for run in string.runs {
      let range = NSRange(
        location: string.characters[..<run.range.lowerBound].utf16Count,
        length: string.characters[run.range].utf16Count
      )
      var changes = traits.font
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { changes.isBold = true }
        if intent.contains(.emphasized) { changes.isItalic = true }
        if intent.contains(.code) { changes.design = .monospaced }
        if intent.contains(.strikethrough) {
          result.addAttribute(
            .strikethroughStyle,
            value: NSUnderlineStyle.single.rawValue,
            range: range
          )
        }
        if changes != traits.font {
          result.addAttribute(
            .font,
            value: baseFont.resolved(in: environment, changes),
            range: range
          )
        }
      }
      if run.link != nil {
        result.addAttribute(
          .foregroundColor,
          value: environment.tintStyle?.solidColor(in: environment) ?? UIColor.tintColor,
          range: range
        )
      }
    }
    return result
  }
}

extension LocalizedStringKey {
  private func format(table: String?, bundle: Bundle?) -> String {
    (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
  }

  /// The characters, where no value is a text with attributes.
  func string(table: String? = nil, bundle: Bundle? = nil) -> String {
    if arguments.isEmpty {
      let string = format(table: table, bundle: bundle)
      return string.contains("%%") ? string.replacingOccurrences(of: "%%", with: "%") : string
    }
    return pieces(table: table, bundle: bundle)
      .map { piece in
        switch piece {
        case .text(let string), .number(let string, _): string
        case .piece(let text): text.characters(in: EnvironmentValues())
        }
      }
      .joined()
  }

  /// The text in parts: what stands in the table, and the values in the places where it wants them.
  func pieces(table: String?, bundle: Bundle?) -> [Argument] {
    let format = format(table: table, bundle: bundle)
    if arguments.isEmpty {
      return [.text(format.replacingOccurrences(of: "%%", with: "%"))]
    }
    var pieces: [Argument] = []
    var literal = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      let (position, length) = Self.placeholder(rest)
      rest = rest.dropFirst(length)
      let index = position ?? next
      next += 1
      guard arguments.indices.contains(index) else { continue }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(arguments[index])
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  /// The position that a placeholder asks for, and its length behind the percent sign.
  private static func placeholder(_ text: Substring) -> (position: Int?, length: Int) {
    var length = 0
    var digits = ""
    var position: Int?
    for character in text {
      length += 1
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if character == "$" {
        position = Int(digits).map { $0 - 1 }
        digits = ""
      } else if character.isLetter && character != "l" && character != "h" && character != "q"
        || character == "@"
      {
        break
      }
    }
    return (position, length)
  }
}

extension Text.DateStyle {
  func string(of date: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .date:
      return date.formatted(
        Date.FormatStyle(date: .long, time: .omitted, locale: environment.locale)
      )
    case .time:
      return date.formatted(
        Date.FormatStyle(date: .omitted, time: .shortened, locale: environment.locale)
      )
    case .relative, .offset, .timer:
      let seconds = Int(date.timeIntervalSinceNow.rounded())
      let distance = abs(seconds)
      if kind == .timer {
        return distance >= 3600
          ? String(format: "%d:%02d:%02d", distance / 3600, distance / 60 % 60, distance % 60)
          : String(format: "%d:%02d", distance / 60, distance % 60)
      }
      let text = Self.distance(distance)
      return kind == .offset ? (seconds < 0 ? "-" : "+") + text : text
    }
  }

  /// A time in its two largest units.
  private static func distance(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
    guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 sec" }
    var rest = seconds
    return units[first...].prefix(2)
      .compactMap { length, name -> String? in
        let count = rest / length
        rest %= length
        guard count > 0 else { return nil }
        return "\(count) \(name)" + (name == "day" && count != 1 ? "s" : "")
      }
      .joined(separator: ", ")
  }
}

extension AttributedString.CharacterView.SubSequence {
  fileprivate var utf16Count: Int { reduce(0) { $0 + $1.utf16.count } }
}
