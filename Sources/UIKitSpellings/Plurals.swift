// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

import Foundation
import UIKit
internal import _FoundationICU

// Texts that depend on numbers. Foundation on Linux reads no `.stringsdict`, and knows less of formats
// than Objective-C does. Source translation writes `NSLocalizedString` as `_localizedString`, and
// `String(format:)` as `String(_format:)`: they find the forms for a number by the rules of the text's
// language.

/// One text of a `.stringsdict`.
struct PluralText {
  /// The text with its variables, as in `%#@books@`.
  let format: String
  /// The forms of each variable, by plural category.
  let variables: [String: [String: String]]
  /// The language whose rules choose.
  let language: String
}

/// The texts of `.stringsdict` files, and what was handed out of them.
enum PluralTexts {
  private struct File {
    let texts: [String: PluralText]
  }

  nonisolated(unsafe) private static var files: [String: File?] = [:]
  nonisolated(unsafe) private static var given: [PluralText] = []
  /// Where each text is among those given, by its table and its key.
  nonisolated(unsafe) private static var numbers: [String: Int] = [:]
  private static let lock = NSLock()

  /// Marks behind a text that say which it is; they take no room and show nothing.
  private static let marks: [Character] = ["\u{2062}", "\u{2063}"]

  /// The text of a key, marked so that it is known again when it is formatted.
  static func text(_ key: String, _ table: String, _ bundle: Bundle) -> String? {
    lock.lock()
    defer { lock.unlock() }
    let place = "\(bundle.bundlePath)/\(table)"
    let file: File?
    if let known = files[place] {
      file = known
    } else {
      file = read(table, bundle)
      files[place] = .some(file)
    }
    guard let text = file?.texts[key] else { return nil }
    let name = "\(place)/\(key)"
    let number = numbers[name] ?? given.count
    if number == given.count {
      given.append(text)
      numbers[name] = number
    }
    let bits = String(number, radix: 2)
    return text.format + "\u{2064}" + String(bits.map { $0 == "0" ? marks[0] : marks[1] })
  }

  /// The text that a format is, and the format without its marks.
  static func known(_ format: String) -> (PluralText, String)? {
    guard let start = format.lastIndex(of: "\u{2064}") else { return nil }
    let bits = format[format.index(after: start)...].map { $0 == marks[0] ? "0" : "1" }.joined()
    lock.lock()
    defer { lock.unlock() }
    guard let number = Int(bits, radix: 2), given.indices.contains(number) else { return nil }
    return (given[number], String(format[..<start]))
  }

  private static func read(_ table: String, _ bundle: Bundle) -> File? {
    for language in LanguageChoice.languages(of: bundle) + ["Base", "en"] {
      let folder = "\(bundle.resourcePath ?? bundle.bundlePath)/\(language).lproj"
      // The name keeps Foundation from reading it.
      let path = "\(folder)/\(table).stringsdict.plist"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let rules = language == "Base" ? bundle.developmentLocalization ?? "en" : language
      return File(texts: texts(data, rules))
    }
    return nil
  }

  static func texts(_ data: Data, _ language: String) -> [String: PluralText] {
    let content = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let entries = content as? [String: [String: Any]] ?? [:]
    return entries.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      var variables: [String: [String: String]] = [:]
      for (name, value) in entry {
        if let forms = value as? [String: String] { variables[name] = forms }
      }
      return PluralText(format: format, variables: variables, language: language)
    }
  }
}

extension PluralText {
  /// The text for numbers, as a format for them.
  func format(_ arguments: [any CVarArg]) -> String { resolve(format, arguments, depth: 0) }

  private func resolve(_ format: String, _ arguments: [any CVarArg], depth: Int) -> String {
    guard depth < 8 else { return format }
    var result = ""
    var rest = Substring(format)
    var next = depth == 0 ? 0 : nil as Int?
    while let match = rest.firstMatch(
      of: #/%(?:(\d+)\$)?(?:#@(\w+)@|%|[^%@a-zA-Z]*(?:ll|l|h|q|z|t)?[a-zA-Z@])/#
    ) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      guard let name = match.2 else {
        result += match.0
        if match.0 != "%%", match.1 == nil { next = next.map { $0 + 1 } }
        continue
      }
      let place = match.1.map(Self.place) ?? next ?? 0
      let number = arguments.indices.contains(place) ? Self.number(arguments[place]) : nil
      let forms = variables[String(name)] ?? [:]
      let category = number.map { Self.category($0, language) } ?? "other"
      let isZero = number == 0 && forms["zero"] != nil
      let form = forms[isZero ? "zero" : category] ?? forms["other"] ?? ""
      // Inside a form every number is the one that chose it.
      let placed = form.replacing(#/%(?!\d+\$)(?=[^%@]*(?:ll|l|h|q|z|t)?[a-zA-Z])/#) { _ in
        "%\(place + 1)$"
      }
      let own = placed.replacing("%\(place + 1)$#@", with: "%#@")
      result += resolve(own, arguments, depth: depth + 1)
      next = next.map { max($0, place + 1) }
    }
    return result + rest
  }

  /// The place among the numbers that a specifier names; a far one stands for all that nobody gives.
  static func place(_ digits: Substring) -> Int { min(Int(digits) ?? .max, 10_000) - 1 }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(_ number: Double, _ language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language, &status) else { return "other" }
    defer { swift_uplrules_close(rules) }
    var name = [UChar](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
    return length > 0 ? String(decoding: name.prefix(Int(length)), as: UTF16.self) : "other"
  }
}

/// `NSLocalizedString`, with the texts of `.stringsdict` files.
public func _localizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = .main,
  value: String = "",
  comment: String
) -> String {
  let table = tableName ?? "Localizable"
  if let text = PluralTexts.text(key, table, bundle) ?? TextTables.text(key, table, bundle) {
    return text
  }
  guard TextTables.isText(key, table, bundle) else { return value.isEmpty ? key : value }
  return bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension String {
  /// `String(format:_:)`.
  public init(_format format: String, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: nil, arguments: arguments)
  }

  /// `String(format:arguments:)`.
  public init(_format format: String, arguments: [any CVarArg]) {
    self.init(_format: format, locale: nil, arguments: arguments)
  }

  /// `String(format:locale:_:)`.
  public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: locale, arguments: arguments)
  }

  /// `String(format:locale:arguments:)`.
  public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
    if let (known, _) = PluralTexts.known(format) {
      self.init(checked: known.format(arguments), locale: locale, arguments: arguments)
    } else {
      self.init(plain: format, locale: locale, arguments: arguments)
    }
  }

  /// A translation with its arguments: what a file wrote reads nothing that nobody gave.
  init(translation format: String, locale: Locale?, arguments: [any CVarArg]) {
    let text = PluralTexts.known(format).map { known, _ in known.format(arguments) } ?? format
    self.init(checked: text, locale: locale, arguments: arguments)
  }

  private init(checked format: String, locale: Locale?, arguments: [any CVarArg]) {
    let (text, used) = Self.inOrder(format, arguments)
    self.init(plain: text, locale: locale, arguments: used)
  }

  private init(plain format: String, locale: Locale?, arguments: [any CVarArg]) {
    // Of two precisions the last one counts.
    let text = format.replacing(#/%([-+ #0]*\d*)(?:\.\d+)+(\.\d+)/#) { "%\($0.1)\($0.2)" }
    self.init(format: text, locale: locale, arguments: arguments)
  }

  /// A format whose numbers stand in the order they are used in, each as often as it is used.
  private static func inOrder(
    _ format: String,
    _ arguments: [any CVarArg]
  ) -> (String, [any CVarArg]) {
    var used: [any CVarArg] = []
    var next = 0
    // A sign that begins no specifier is shown as well.
    let specifier = #/%(?:(\d+)\$)?([^%@a-zA-Z]*(?:ll|l|h|q|z|t)?[a-zA-Z@])|%%?/#
    let text = format.replacing(specifier) { match -> String in
      guard let rest = match.2 else { return "%%" }
      let place = match.1.map(PluralText.place) ?? next
      if match.1 == nil { next += 1 }
      guard arguments.indices.contains(place), isHarmless(rest, arguments[place]) else {
        return "%\(match.0)"
      }
      used.append(arguments[place])
      return "%\(rest)"
    }
    return (text, used)
  }

  /// Whether a specifier, which a file wrote, reads nothing but its argument.
  private static func isHarmless(_ specifier: Substring, _ argument: any CVarArg) -> Bool {
    guard let match = specifier.wholeMatch(of: #/[-+ #0']*\d{0,3}(?:\.\d{0,3}){0,2}([a-zA-Z]*|@)/#)
    else { return false }
    return match.1 == "@"
      ? type(of: argument) is NSObject.Type
      : match.1.last.map("dDiuUxXoOcCaAeEfFgG".contains) == true
  }

  /// `String.localizedStringWithFormat(_:_:)`.
  public static func _localizedStringWithFormat(
    _ format: String,
    _ arguments: any CVarArg...
  ) -> String { String(_format: format, locale: .current, arguments: arguments) }
}
