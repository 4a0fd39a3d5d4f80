import Foundation

/// The tables that Xcode makes of a catalog: one of texts and one of texts with forms for numbers, for each language.
///
/// Of texts that differ by device the phone's are taken.
extension StringCatalog {
  /// What a language's tables hold.
  package struct Tables: Equatable, Sendable {
    package var texts: [String: String] = [:]
    /// By key: the format, and of each variable the type of its number and its forms.
    package var forms: [String: [String: Value]] = [:]
  }

  /// A text, or a variable with the type of its number and its forms.
  package enum Value: Equatable, Sendable {
    case format(String)
    case variable([String: String])

    /// What a property list has.
    package var plist: Any {
      switch self {
      case .format(let text): text
      case .variable(let forms): forms
      }
    }
  }

  /// The tables by language.
  package var tables: [String: Tables] {
    var tables: [String: Tables] = [:]
    for (key, entry) in strings {
      for (language, text) in entry.localizations ?? [:] {
        Self.enter(text, key, into: &tables[language, default: Tables()])
      }
    }
    return tables
  }

  private static func enter(_ text: Localization, _ key: String, into tables: inout Tables) {
    if let phone = text.variations?.phone {
      enter(phone, key, into: &tables)
    } else if let forms = text.variations?.plural {
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
        variable(part.variations?.plural ?? [:], type) {
          $0.replacing("%arg", with: "%\(place)$\(type)")
        }
      )
    }
    values["NSStringLocalizedFormatKey"] = .format(format)
    tables.forms[key] = values
  }

  private static func variable(
    _ forms: [String: Localization],
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
