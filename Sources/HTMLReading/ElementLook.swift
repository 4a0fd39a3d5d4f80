internal import CXML

/// How an element looks: as what is around it, by its name, by rules and by what it says itself.
struct ElementLook {
  var style: HTMLStyle
  var paragraph: HTMLParagraph
  var isHidden = false
  /// The size around, which parts of it are counted by.
  private let outerSize: Double

  init(style: HTMLStyle, paragraph: HTMLParagraph) {
    self.style = style
    self.paragraph = paragraph
    outerSize = style.size
  }

  /// What does not go on from one block to those in it.
  mutating func beginBlock() {
    paragraph.spacing = 0
    style.background = nil
  }

  /// The letters of headings, as parts of the size around, and the room below, as parts of their own.
  private static let headings: [(size: Double, room: Double)] = [
    (2, 0.67), (1.5, 0.83), (1.17, 1), (1, 1.33), (0.83, 1.67), (0.67, 2.33),
  ]
  /// The sizes of `<font size>` from 1 to 7, as parts of the usual one.
  private static let fontSizes = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]

  mutating func apply(_ tag: String, _ node: UnsafeMutablePointer<xml_node>) {
    switch tag {
    case "b", "strong", "th", "dt": style.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp": setMonospaced()
    case "pre":
      setMonospaced()
      style.keepsSpace = true
      paragraph.spacing = style.size
    case "sup", "sub":
      style.baseline = tag == "sup" ? .raised : .lowered
      style.size *= 0.83
    case "small": style.size *= 0.83
    case "big": style.size *= 1.2
    case "mark": style.background = HTMLColor(red: 1, green: 1, blue: 0)
    case "p", "dl": paragraph.spacing = style.size
    case "center": paragraph.alignment = .center
    case "blockquote":
      paragraph.indent += 40
      paragraph.tailIndent += 40
      paragraph.spacing = style.size
    case "dd": paragraph.indent += 40
    case "ul", "ol": paragraph.indent += 36
    case "a":
      guard let address = node.attribute("href") else { break }
      style.link = address
      style.isUnderlined = true
      style.color = HTMLColor(red: 0, green: 0, blue: 14 / 15)
    case "font": applyFont(node)
    default:
      guard tag.count == 2, tag.first == "h", let level = tag.last?.wholeNumberValue,
        (1...6).contains(level)
      else { break }
      let heading = Self.headings[level - 1]
      style.isBold = true
      style.size *= heading.size
      paragraph.heading = level
      paragraph.spacing = style.size * heading.room
    }
    if let word = node.attribute("align") { setAlignment(word) }
  }

  private mutating func setMonospaced() {
    style.families = ["monospace"]
    style.size *= 13.0 / 16
  }

  private mutating func applyFont(_ node: UnsafeMutablePointer<xml_node>) {
    if let color = node.attribute("color").flatMap(CSSValue.color) { style.color = color }
    if let face = node.attribute("face") { style.families = CSSValue.names(face) }
    guard let text = node.attribute("size"), let number = Int(text) else { return }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let step = min(7, max(1, isRelative ? 3 + max(-7, min(7, number)) : number))
    style.size = HTMLReader.usualSize * Self.fontSizes[step - 1]
  }

  // MARK: Rules

  mutating func apply(_ declarations: Declarations) {
    // What is counted by the size of letters needs that first.
    for (name, value) in declarations.list where name == "font" { applyShorthand(value) }
    for (name, value) in declarations.list where name == "font-size" { setSize(value) }
    for (name, value) in declarations.list { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "color": CSSValue.color(value).map { style.color = $0 }
    case "background", "background-color": CSSValue.color(value).map { style.background = $0 }
    case "font-weight": CSSValue.isBold(value).map { style.isBold = $0 }
    case "font-style": style.isItalic = ["italic", "oblique"].contains(value)
    case "font-family": style.families = CSSValue.names(value)
    case "text-align": setAlignment(value)
    case "text-decoration", "text-decoration-line": setDecoration(value)
    case "text-transform": setSpelling(value)
    case "vertical-align": setBaseline(value)
    case "letter-spacing": length(value).map { style.kern = $0 }
    case "white-space": style.keepsSpace = value.hasPrefix("pre")
    case "line-height": setLineHeight(value)
    case "margin": setMargins(value)
    case "margin-bottom": length(value).map { paragraph.spacing = max(0, $0) }
    case "margin-left", "padding-left": length(value).map { paragraph.indent += max(0, $0) }
    case "margin-right", "padding-right": length(value).map { paragraph.tailIndent += max(0, $0) }
    case "display": isHidden = value == "none"
    default: return
    }
  }

  private func length(_ text: String) -> Double? { CSSValue.length(text, em: style.size) }

  private mutating func setSize(_ text: String) {
    guard let size = CSSValue.size(text, around: outerSize) else { return }
    style.size = min(max(size, 0), 10_000)
  }

  private mutating func applyShorthand(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    for (index, word) in words.enumerated() {
      let size = word.split(separator: "/").first.map(String.init) ?? word
      if CSSValue.size(size, around: outerSize) != nil, CSSValue.isBold(word) == nil {
        setSize(size)
        style.families = CSSValue.names(words[(index + 1)...].joined(separator: " "))
        return
      }
      if let bold = CSSValue.isBold(word) { style.isBold = bold }
      if ["italic", "oblique"].contains(word) { style.isItalic = true }
    }
  }

  private mutating func setAlignment(_ word: String) {
    switch word.lowercased() {
    case "left": paragraph.alignment = .left
    case "right": paragraph.alignment = .right
    case "center": paragraph.alignment = .center
    case "justify": paragraph.alignment = .justified
    case "start", "initial": paragraph.alignment = .natural
    default: return
    }
  }

  private mutating func setDecoration(_ value: String) {
    style.isUnderlined = value.contains("underline")
    style.isStruck = value.contains("line-through")
  }

  private mutating func setSpelling(_ value: String) {
    switch value {
    case "uppercase": style.spelling = .capitals
    case "lowercase": style.spelling = .small
    case "capitalize": style.spelling = .initials
    default: style.spelling = .own
    }
  }

  private mutating func setBaseline(_ value: String) {
    switch value {
    case "super": style.baseline = .raised
    case "sub": style.baseline = .lowered
    case "baseline": style.baseline = .line
    default: return
    }
  }

  private mutating func setLineHeight(_ value: String) {
    // About what fonts take for a line themselves.
    let usual = 1.2
    if let factor = Double(value) {
      paragraph.lineHeightMultiple = factor / usual
    } else if let height = length(value), style.size > 0 {
      paragraph.lineHeightMultiple = height / style.size / usual
    }
    if !(0.1...100).contains(paragraph.lineHeightMultiple) { paragraph.lineHeightMultiple = 0 }
  }

  private mutating func setMargins(_ value: String) {
    let sides = value.split(separator: " ").map { length(String($0)) ?? 0 }
    guard let first = sides.first else { return }
    paragraph.spacing = max(0, sides.count > 2 ? sides[2] : first)
    let right = sides.count > 1 ? sides[1] : first
    paragraph.tailIndent += max(0, right)
    paragraph.indent += max(0, sides.count > 3 ? sides[3] : right)
  }
}
