/// The rules of `<style>` elements: by names of elements, classes and ids, also within others.
struct StyleSheet {
  private struct Rule {
    /// The element and those it is within, the outermost first.
    let parts: [Selector]
    let weight: Int
    let declarations: Declarations
  }

  private struct Selector {
    var tag: String?
    var ids: [Substring] = []
    var classes: [Substring] = []
    /// Whether the next one stands directly in it.
    var isParent = false

    /// Reads one name with what hangs on it; nil where it says what is not known here.
    init?(_ text: Substring) {
      guard !text.contains(where: { "[:>+~".contains($0) }) else { return nil }
      var rest = text
      let name = rest.prefix { $0 != "." && $0 != "#" }
      if !name.isEmpty, name != "*" { tag = name.lowercased() }
      rest = rest.dropFirst(name.count)
      while let mark = rest.first {
        let word = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
        guard !word.isEmpty else { return nil }
        if mark == "#" { ids.append(word) } else { classes.append(word) }
        rest = rest.dropFirst(word.count + 1)
      }
    }

    /// What an element that it matches has for sure.
    var key: String {
      if let id = ids.first { return "#\(id)" }
      if let name = classes.first { return ".\(name)" }
      return tag ?? "*"
    }

    var weight: Int { ids.count * 10_000 + classes.count * 100 + (tag == nil ? 0 : 1) }

    func matches(_ names: ElementNames) -> Bool {
      (tag == nil || tag == names.tag) && classes.allSatisfy(names.classes.contains)
        && ids.allSatisfy { $0 == names.id ?? "" }
    }
  }

  private var rules: [Rule] = []
  /// The places of rules by what they ask of the element itself: an id, a class, its name, or nothing.
  private var places: [String: [Int]] = [:]
  /// More rules than a text that is shown has.
  private static let most = 2_000

  mutating func read(_ text: String) {
    let plain = text.replacing(#/(?s)\/\*.*?\*\//#, with: " ")
      .replacing("<!--", with: " ").replacing("-->", with: " ")
    var rest = Substring(plain)
    while let open = rest.firstIndex(of: "{"), rules.count < Self.most {
      let head = rest[..<open]
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      // What holds on some screens alone is left out, with the rules in it.
      if !head.contains("@") { add(head, Declarations(String(body[..<close]))) }
      rest = close == body.endIndex ? "" : body[body.index(after: close)...]
    }
  }

  private mutating func add(_ head: Substring, _ declarations: Declarations) {
    for selector in head.split(separator: ",") {
      let words = selector.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace)
      var parts: [Selector] = []
      for word in words where word != ">" {
        guard let part = Selector(word) else { break }
        parts.append(part)
      }
      let marks = words.indices.filter { words[$0] == ">" }
      guard !parts.isEmpty, parts.count + marks.count == words.count else { continue }
      for (passed, index) in marks.enumerated() where index - passed > 0 {
        parts[index - passed - 1].isParent = true
      }
      let weight = parts.map(\.weight).reduce(0, +)
      places[parts[parts.count - 1].key, default: []].append(rules.count)
      rules.append(Rule(parts: parts, weight: weight, declarations: declarations))
    }
  }

  /// What rules say of an element, what counts most last.
  func declarations(for names: ElementNames, in ancestors: [ElementNames]) -> [Declarations] {
    let classes = names.classes.map { ".\($0)" }
    let keys = Set([names.tag, "*"] + classes + (names.id.map { ["#\($0)"] } ?? []))
    return keys.flatMap { places[$0] ?? [] }
      .filter { Self.matches(rules[$0].parts, names, ancestors) }
      .sorted { (rules[$0].weight, $0) < (rules[$1].weight, $1) }
      .map { rules[$0].declarations }
  }

  private static func matches(
    _ parts: [Selector],
    _ names: ElementNames,
    _ ancestors: [ElementNames]
  ) -> Bool {
    guard let last = parts.last, last.matches(names) else { return false }
    var around = ancestors[...]
    for part in parts.dropLast().reversed() {
      let found =
        part.isParent
        ? around.indices.last.flatMap { part.matches(around[$0]) ? $0 : nil }
        : around.lastIndex(where: part.matches)
      guard let index = found else { return false }
      around = around[..<index]
    }
    return true
  }
}

/// What is said of an element, as in `color: red; font-size: 12px`.
struct Declarations {
  let list: [(name: String, value: String)]

  init(_ text: String) {
    list = text.split(separator: ";").compactMap { entry in
      guard let colon = entry.firstIndex(of: ":") else { return nil }
      let name = entry[..<colon].trimmed.lowercased()
      let value = entry[entry.index(after: colon)...].replacing("!important", with: "").trimmed
      return value.isEmpty ? nil : (name, Self.hasNames(name) ? value : value.lowercased())
    }
  }

  /// Whether a value has names of fonts, whose capitals count.
  private static func hasNames(_ name: String) -> Bool { name == "font-family" || name == "font" }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
