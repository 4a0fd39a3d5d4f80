import Foundation

/// A catalog of texts in all languages, and the tables that Xcode makes of it: one of texts and one of texts with forms
/// for numbers, for each language.
///
/// Of texts that differ by device the phone's are taken.
struct StringCatalog: Decodable {
  struct Unit: Decodable {
    var value: String?
  }

  /// The text of a language, or its forms.
  struct Text: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Text]]?
    var substitutions: [String: Substitution]?
  }

  /// A part of a text that has forms of its own.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Text]]?
  }

  struct Entry: Decodable {
    var localizations: [String: Text]?
  }

  /// What a language's tables hold.
  struct Tables: Equatable {
    var texts: [String: String] = [:]
    /// By key: the format, and of each variable the type of its number and its forms.
    var forms: [String: [String: Value]] = [:]
  }

  enum Value: Equatable {
    case format(String)
    case variable([String: String])

    var plist: Any {
      switch self {
      case .format(let text): text
      case .variable(let forms): forms
      }
    }
  }

  let strings: [String: Entry]

  /// The tables by language.
  var tables: [String: Tables] {
    var tables: [String: Tables] = [:]
    for (key, entry) in strings {
      for (language, text) in entry.localizations ?? [:] {
        Self.enter(text, key, into: &tables[language, default: Tables()])
      }
    }
    return tables
  }

  private static func enter(_ text: Text, _ key: String, into tables: inout Tables) {
    if let devices = text.variations?["device"] {
      if let own = devices["iphone"] ?? devices["other"] { enter(own, key, into: &tables) }
    } else if let forms = text.variations?["plural"] {
      // The number is the first argument that is one.
      let place = (specifiers(key).firstIndex { $0 != "@" } ?? 0) + 1
      tables.forms[key] = [
        "NSStringLocalizedFormatKey": .format("%\(place)$#@forms@"),
        "forms": .variable(variable(forms, type(of: key, at: place)) { placed($0, key) }),
      ]
    } else if let substitutions = text.substitutions, let value = text.stringUnit?.value {
      enter(substitutions, value, key, into: &tables)
    } else if let value = text.stringUnit?.value {
      tables.texts[key] = value
    }
  }

  private static func enter(
    _ substitutions: [String: Substitution],
    _ text: String,
    _ key: String,
    into tables: inout Tables
  ) {
    var format = text
    var values: [String: Value] = [:]
    for (name, part) in substitutions {
      let place = max(1, part.argNum ?? 1)
      let type = part.formatSpecifier ?? "lld"
      format = format.replacing("%#@\(name)@", with: "%\(place)$#@\(name)@")
      values[name] = .variable(
        variable(part.variations?["plural"] ?? [:], type) {
          $0.replacing("%arg", with: "%\(place)$\(type)")
        }
      )
    }
    values["NSStringLocalizedFormatKey"] = .format(format)
    tables.forms[key] = values
  }

  private static func variable(
    _ forms: [String: Text],
    _ type: String,
    _ change: (String) -> String
  ) -> [String: String] {
    var values = forms.compactMapValues { $0.stringUnit?.value.map(change) }
    values["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
    values["NSStringFormatValueTypeKey"] = type
    return values
  }

  /// The types of a format's arguments, in the order of the text.
  private static func specifiers(_ format: String) -> [String] {
    format.matches(of: specifier).compactMap { $0.2.map(String.init) }
  }

  private static func type(of key: String, at place: Int) -> String {
    let types = specifiers(key)
    return types.indices.contains(place - 1) ? types[place - 1] : "lld"
  }

  /// A form with the places that its arguments have in a key of several.
  private static func placed(_ form: String, _ key: String) -> String {
    let types = specifiers(key)
    guard types.count > 1 else { return form }
    var free = Set(types.indices)
    return form.replacing(specifier) { match in
      guard let type = match.2.map(String.init), match.1 == nil,
        let place = free.sorted().first(where: { types[$0] == type })
      else { return String(match.0) }
      free.remove(place)
      return "%\(place + 1)$\(type)"
    }
  }

  private static var specifier: Regex<(Substring, Substring?, Substring?)> {
    #/%(?:%|(\d+\$)?([-+ 0-9.]*(?:ll|l|h|q|z|t)?[a-zA-Z@]))/#
  }
}

extension StringCatalog {
  /// Writes the tables of a catalog into the folders of its languages; what is there already stays.
  static func compile(_ file: URL, into bundle: URL) throws {
    let catalog = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    let name = file.deletingPathExtension().lastPathComponent
    for (language, tables) in catalog.tables {
      // A language is a folder's name.
      guard language.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil else { continue }
      let folder = bundle.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(tables.texts, to: folder.appendingPathComponent("\(name).strings"))
      // The name keeps Foundation from reading it.
      let forms = tables.forms.mapValues { $0.mapValues(\.plist) }
      try write(forms, to: folder.appendingPathComponent("\(name).stringsdict.plist"))
    }
  }

  private static func write(_ table: [String: Any], to file: URL) throws {
    guard !table.isEmpty, !FileManager.default.fileExists(atPath: file.path) else { return }
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: file)
  }
}
