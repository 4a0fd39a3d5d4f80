import TestSupport

/// Changes to numbers, strings, words, brackets and lines of a text.
enum TextChanges {
  static func change(
    _ bytes: [UInt8],
    _ seeds: [[UInt8]],
    _ grammar: FuzzKind.Grammar,
    _ random: inout SplitMix64
  ) -> [UInt8] {
    switch random.int(0...9) {
    case 0...3: return replacing(TextParts.numbers(bytes), in: bytes, by: number(&random), &random)
    case 4: return replacing(TextParts.words(bytes), in: bytes, by: odd(&random), &random)
    case 5, 6:
      // A word of another input, where some reader knows it.
      let other = random.pick(seeds)
      let words = TextParts.words(other)
      guard !words.isEmpty else { return bytes }
      let word = Array(other[random.pick(words)])
      return replacing(TextParts.words(bytes), in: bytes, by: word, &random)
    case 7 where grammar == .lines: return moved(TextParts.lines(bytes), bytes, &random)
    case 7, 8: return moved(TextParts.groups(bytes), bytes, &random)
    default: return nested(bytes, &random)
    }
  }

  private static func replacing(
    _ parts: [Range<Int>],
    in bytes: [UInt8],
    by text: [UInt8],
    _ random: inout SplitMix64
  ) -> [UInt8] {
    guard !parts.isEmpty else { return bytes + text }
    var bytes = bytes
    bytes.replaceSubrange(random.pick(parts), with: text)
    return bytes
  }

  /// One part twice, gone, in the place of another, or repeated many times.
  static func moved(
    _ parts: [Range<Int>],
    _ bytes: [UInt8],
    _ random: inout SplitMix64
  ) -> [UInt8] {
    guard !parts.isEmpty else { return bytes }
    var bytes = bytes
    let (one, other) = (random.pick(parts), random.pick(parts))
    let text = Array(bytes[one])
    switch random.int(0...4) {
    case 0: bytes.insert(contentsOf: text, at: one.upperBound)
    case 1: bytes.removeSubrange(one)
    case 2: bytes.replaceSubrange(other, with: text)
    case 3: bytes.insert(contentsOf: text, at: other.upperBound)
    default:
      let count = min(random.pick([10, 100, 1000]), max(1, 12_000 / max(1, text.count)))
      bytes.insert(
        contentsOf: Array(repeatElement(text, count: count).joined()),
        at: one.upperBound
      )
    }
    return bytes
  }

  /// A group inside itself, many times.
  private static func nested(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let groups = TextParts.groups(bytes)
    guard !groups.isEmpty else { return bytes }
    let group = random.pick(groups)
    let place = group.lowerBound + 1
    let head = Array(bytes[group.lowerBound..<place])
    let tail = Array(bytes[(group.upperBound - 1)..<group.upperBound])
    let count = random.pick([2, 30, 300, 3000])
    var bytes = bytes
    let inner =
      Array(repeatElement(head, count: count).joined())
      + Array(repeatElement(tail, count: count).joined())
    bytes.replaceSubrange(group, with: inner)
    return bytes
  }

  // MARK: New text

  static func number(_ random: inout SplitMix64) -> [UInt8] {
    Array(random.pick(numbers).utf8)
  }

  private static let numbers = [
    "0", "-0", "-1", "1", "0.5", "2", "255", "1000", "16385", "32001", "65536", "100000",
    "2147483647",
    "-2147483648", "4294967296", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551616", "99999999999999999999", "1e9", "1e18", "1e19", "-1e19", "1e100",
    "1e300", "-1e300",
    "1e308", "1e309", "-1e309", "5e-324", "1e-300", "nan", "inf", "-inf", "infinity",
    "0x7fffffffffffffff",
    "1.7976931348623157e308", "",
  ]

  /// Text that is hardly ever meant.
  static func odd(_ random: inout SplitMix64) -> [UInt8] {
    switch random.int(0...5) {
    case 0: random.pick(ByteChanges.badText)
    case 1: Array(repeating: UInt8(ascii: "A"), count: random.pick([100, 5_000, 10_000]))
    case 2: Array(repeatElement(random.pick(ByteChanges.badText), count: 300).joined())
    default: Array(random.pick(words).utf8)
    }
  }

  private static let words = [
    "", " ", "..", "../../etc/passwd", "/dev/zero", "%@%n%s", "$(A)", "&amp;", "\\", "\"", "\n",
    "null", "true",
    "<", "]]>", "*", "**/**", "{", "}", "(", "$(inherited)", "é́", "👩‍👩‍👧‍👦", "مرحبا", "שלום",
    "\u{202E}abc",
    "\u{0}", "self", "NSObject", "UIView", "UIScene", "id", "-1", "Any", "//", "/*", "#if", "'",
  ]
}

/// Where the parts of a text are.
enum TextParts {
  static func numbers(_ bytes: [UInt8]) -> [Range<Int>] {
    runs(bytes) { isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
      .filter { bytes[$0].contains(where: isDigit) }
  }

  static func words(_ bytes: [UInt8]) -> [Range<Int>] {
    runs(bytes) { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
  }

  static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    runs(bytes) { $0 != UInt8(ascii: "\n") }
  }

  /// What stands in brackets or quotation marks, with them.
  static func groups(_ bytes: [UInt8]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var open: [(UInt8, Int)] = []
    var quote: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""):
        if let start = quote {
          groups.append(start..<index + 1)
          quote = nil
        } else {
          quote = index
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open.append((byte, index))
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
        if let (_, start) = open.popLast() { groups.append(start..<index + 1) }
      default: break
      }
    }
    return groups
  }

  private static func runs(_ bytes: [UInt8], _ isIn: (UInt8) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if isIn(byte) {
        if start == nil { start = index }
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<bytes.count) }
    return runs
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
