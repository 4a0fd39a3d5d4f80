import Foundation

/// What takes the place of the letters that come from a keyboard: capitals, round quotation marks and
/// dashes.
struct TypingRules: Equatable {
  var capitals = UITextAutocapitalizationType.none
  /// Whether straight quotation marks become round.
  var roundsQuotes = false
  /// Whether two hyphens become an em dash.
  var joinsHyphens = false

  /// A part of a text, and what takes its place.
  struct Replacement: Equatable {
    /// How many UTF-16 units before the caret go.
    var deleted: Int
    var text: String
  }

  /// What typing some text does after what stands before the caret.
  func replacement(typing typed: String, after before: String) -> Replacement {
    var text = Array(before)
    var kept = text.count
    for character in typed {
      if joinsHyphens, character == "-", text.last == "-" {
        text.removeLast()
        kept = min(kept, text.count)
        text.append("—")
      } else {
        text.append(changed(character, after: text))
      }
    }
    let inserted = String(text[kept...])
    let deleted = before.utf16.count - String(text[..<kept]).utf16.count
    return Replacement(deleted: deleted, text: inserted)
  }

  private func changed(_ character: Character, after before: [Character]) -> Character {
    switch character {
    case "\"" where roundsQuotes: Self.opensQuote(after: before) ? "“" : "”"
    case "'" where roundsQuotes: Self.opensQuote(after: before) ? "‘" : "’"
    default: startsCapital(after: before) ? Self.capital(character) : character
    }
  }

  private static func opensQuote(after before: [Character]) -> Bool {
    guard let last = before.last else { return true }
    return last.isWhitespace || "([{<“‘—–-/".contains(last)
  }

  /// The capital of a letter, where that is one character.
  private static func capital(_ character: Character) -> Character {
    let upper = character.uppercased()
    return upper.count == 1 ? Character(upper) : character
  }

  private func startsCapital(after before: [Character]) -> Bool {
    switch capitals {
    case .none: false
    case .allCharacters: true
    case .words: before.last.map { $0.isWhitespace || Self.opens($0) } ?? true
    case .sentences: Self.startsSentence(after: before)
    }
  }

  private static func opens(_ character: Character) -> Bool { "([{“‘\"¿¡".contains(character) }

  /// Whether a letter is the first one of a sentence: at the start, on a new line, or after a mark that
  /// ends one and a space.
  private static func startsSentence(after before: [Character]) -> Bool {
    var rest = before[...]
    while let last = rest.last, opens(last) { rest.removeLast() }
    guard let last = rest.last else { return true }
    guard last.isWhitespace else { return false }
    while let last = rest.last, last.isWhitespace {
      if last.isNewline { return true }
      rest.removeLast()
    }
    while let last = rest.last, ")]}”’\"'".contains(last) { rest.removeLast() }
    return rest.last.map { ".!?…。！？".contains($0) } ?? true
  }
}

extension TypingRules {
  /// The rules of a text.
  ///
  /// What the app asks for by name holds always, what is only the default where the device types
  /// smartly. Numbers, phone numbers and passwords are never capitalised.
  @MainActor
  init(_ traits: any UITextInputTraits, isSmart: Bool) {
    let hasCapitals: Bool =
      switch traits.keyboardType {
      case .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad: false
      default: !traits.isSecureTextEntry
      }
    let asked = traits.autocapitalizationType
    if hasCapitals, asked != .sentences || isSmart { capitals = asked }
    guard !traits.isSecureTextEntry else { return }
    let isProse = ![.URL, .emailAddress, .asciiCapable].contains(traits.keyboardType)
    roundsQuotes =
      traits.smartQuotesType == .yes
      || traits.smartQuotesType == .default && isSmart && isProse
    joinsHyphens =
      traits.smartDashesType == .yes
      || traits.smartDashesType == .default && isSmart && isProse
  }
}

/// The spaces that come and go with words that are pasted and cut.
enum SmartSpaces {
  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// A text with the spaces that keep its words apart from those around it.
  static func pasted(_ text: String, between before: Character?, and after: Character?) -> String {
    guard !text.contains(where: \.isNewline) else { return text }
    let start = isWord(before) && isWord(text.first) ? " " : ""
    let end = isWord(text.last) && isWord(after) ? " " : ""
    return start + text + end
  }

  /// Which space beside whole words goes with them: the one before, or the one after at the start of a
  /// line.
  static func deleted(
    _ text: String,
    between before: Character?,
    and after: Character?
  ) -> (before: Bool, after: Bool) {
    guard isWord(text.first), isWord(text.last), !isWord(before), !isWord(after) else {
      return (false, false)
    }
    if before == " ", after.map({ $0.isWhitespace || $0.isPunctuation }) ?? true {
      return (true, false)
    }
    return (false, after == " " && before?.isNewline ?? true)
  }
}
