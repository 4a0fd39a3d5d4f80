/// Values as style rules write them.
enum CSSValue {
  /// The names of a list, without marks around them.
  static func names(_ text: String) -> [String] {
    text.split(separator: ",")
      .map { $0.filter { $0 != "\"" && $0 != "'" }.trimmed }
      .filter { !$0.isEmpty }
  }

  /// Whether a weight is a heavy one; nil where it is none.
  static func isBold(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "bold", "bolder": true
    case "normal", "lighter": false
    default: Int(text).map { $0 >= 600 }
    }
  }

  /// A length in points; a point of the screen is a CSS pixel.
  static func length(_ text: String, em: Double) -> Double? {
    let number = text.prefix { "+-.0123456789".contains($0) }
    guard let value = Double(number), value.isFinite, abs(value) < 1e6 else { return nil }
    switch text.dropFirst(number.count).lowercased() {
    case "px": return value
    case "pt": return value * 4 / 3
    case "em": return value * em
    case "rem": return value * HTMLReader.usualSize
    case "%": return value / 100 * em
    case "": return value == 0 ? 0 : nil
    default: return nil
    }
  }

  private static let sizes: [String: Double] = [
    "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125,
    "x-large": 1.5, "xx-large": 2,
  ]

  /// A size of letters in points.
  static func size(_ text: String, around outer: Double) -> Double? {
    let word = text.lowercased()
    if let part = sizes[word] { return HTMLReader.usualSize * part }
    switch word {
    case "smaller": return outer / 1.2
    case "larger": return outer * 1.2
    default: return length(word, em: outer)
    }
  }

  // MARK: Colours

  /// A colour as `#rgb`, `#rrggbb`, with alpha behind it, `rgb()`, `rgba()` or one of the usual names.
  static func color(_ text: String) -> HTMLColor? {
    let word = text.trimmed.lowercased()
    if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
    if word.hasPrefix("rgb") { return function(word) }
    if word == "transparent" { return HTMLColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return names[word].flatMap { hexadecimal(Substring($0)) }
  }

  private static func hexadecimal(_ digits: Substring) -> HTMLColor? {
    let values = digits.map { $0.hexDigitValue }.compactMap { $0 }
    guard values.count == digits.count else { return nil }
    let parts: [Int]
    switch values.count {
    case 3, 4: parts = values.map { $0 * 17 }
    case 6, 8:
      parts = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let shares = parts.map { Double($0) / 255 }
    return HTMLColor(
      red: shares[0],
      green: shares[1],
      blue: shares[2],
      alpha: shares.count > 3 ? shares[3] : 1
    )
  }

  private static func function(_ text: String) -> HTMLColor? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let words = inside.split { $0 == "," || $0 == " " || $0 == "/" }
    guard words.count == 3 || words.count == 4 else { return nil }
    let shares = words.enumerated().compactMap { index, word -> Double? in
      let isPart = word.hasSuffix("%")
      guard let value = Double(isPart ? word.dropLast() : word), value.isFinite else { return nil }
      let share = isPart ? value / 100 : index < 3 ? value / 255 : value
      return min(1, max(0, share))
    }
    guard shares.count == words.count else { return nil }
    return HTMLColor(
      red: shares[0],
      green: shares[1],
      blue: shares[2],
      alpha: shares.count > 3 ? shares[3] : 1
    )
  }

  private static let names: [String: String] = [
    "aqua": "00ffff", "black": "000000", "blue": "0000ff", "brown": "a52a2a", "cyan": "00ffff",
    "darkblue": "00008b", "darkgray": "a9a9a9", "darkgreen": "006400", "darkgrey": "a9a9a9",
    "darkred": "8b0000", "fuchsia": "ff00ff", "gold": "ffd700", "gray": "808080",
    "green": "008000", "grey": "808080", "indigo": "4b0082", "lightblue": "add8e6",
    "lightgray": "d3d3d3", "lightgreen": "90ee90", "lightgrey": "d3d3d3", "lime": "00ff00",
    "magenta": "ff00ff", "maroon": "800000", "navy": "000080", "olive": "808000",
    "orange": "ffa500", "pink": "ffc0cb", "purple": "800080", "red": "ff0000",
    "silver": "c0c0c0", "skyblue": "87ceeb", "teal": "008080", "tomato": "ff6347",
    "violet": "ee82ee", "white": "ffffff", "yellow": "ffff00",
  ]
}
