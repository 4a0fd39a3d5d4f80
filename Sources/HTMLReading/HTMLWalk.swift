internal import CXML

/// Goes through a tree and writes its words down, spaces and lines as a page shows them.
struct HTMLWalk {
  let sheet: StyleSheet
  private var runs: [HTMLRun] = []
  /// Whether what was written ends where a space would not be seen.
  private var isAtSpace = true
  /// Whether what was written ends a line.
  private var isAtLine = true
  private var ancestors: [ElementNames] = []
  /// The number of the next item of each list around, 0 in those without.
  private var numbers: [Int] = []

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl",
    "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table",
    "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  private static let unseen: Set<String> = [
    "audio", "canvas", "frameset", "head", "iframe", "img", "input", "link", "meta", "noscript",
    "object", "option", "script", "select", "style", "svg", "template", "textarea", "title",
    "video",
  ]
  /// Within these a `<br>` ends the line and not the paragraph.
  private static let paragraphs: Set<String> = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let bullets = ["•", "◦", "▪"]

  init(sheet: StyleSheet) { self.sheet = sheet }

  /// All that was written.
  var finished: [HTMLRun] { runs }

  mutating func visit(
    _ node: UnsafeMutablePointer<xml_node>,
    _ style: HTMLStyle,
    _ paragraph: HTMLParagraph
  ) {
    if node.isText {
      write(node.content, style, paragraph)
    } else if node.isElement {
      visitElement(node, style, paragraph)
    }
  }

  private mutating func visitElement(
    _ node: UnsafeMutablePointer<xml_node>,
    _ style: HTMLStyle,
    _ paragraph: HTMLParagraph
  ) {
    let tag = node.tag
    guard !Self.unseen.contains(tag) else { return }
    if tag == "br" { return breakLine(style, paragraph) }
    let names = ElementNames(tag, node.attribute("id"), node.attribute("class"))
    var look = ElementLook(style: style, paragraph: paragraph)
    let isBlock = Self.blocks.contains(tag)
    if isBlock { look.beginBlock() }
    look.apply(tag, node)
    for declarations in sheet.declarations(for: names, in: ancestors) { look.apply(declarations) }
    if let own = node.attribute("style") { look.apply(Declarations(own)) }
    guard !look.isHidden else { return }
    ancestors.append(names)
    defer { ancestors.removeLast() }
    if isBlock { endLine() }
    let isList = tag == "ul" || tag == "ol"
    if isList {
      numbers.append(tag == "ol" ? node.attribute("start").flatMap { Int($0) } ?? 1 : 0)
      look.paragraph.listDepth = min(numbers.count, 64)
    }
    if tag == "li" { writeMarker(look) }
    if tag == "q" { write("\u{201C}", look.style, look.paragraph) }
    for child in node.inside { visit(child, look.style, look.paragraph) }
    if tag == "q" { write("\u{201D}", look.style, look.paragraph) }
    if isList { numbers.removeLast() }
    if isBlock, !["body", "html"].contains(tag) { endLine() }
  }

  // MARK: Writing

  private mutating func write(
    _ text: String,
    _ style: HTMLStyle,
    _ paragraph: HTMLParagraph
  ) {
    var written = ""
    for character in text.replacing("\r\n", with: "\n") {
      let isSpace = " \t\n\r\u{0C}".contains(character)
      if isSpace, !style.keepsSpace {
        if !isAtSpace { written.append(" ") }
        isAtSpace = true
      } else {
        written.append(character)
        isAtSpace = false
      }
    }
    guard !written.isEmpty else { return }
    isAtLine = style.keepsSpace && written.hasSuffix("\n")
    if isAtLine { isAtSpace = true }
    switch style.spelling {
    case .own: break
    case .capitals: written = written.uppercased()
    case .small: written = written.lowercased()
    case .initials: written = Self.withInitials(written)
    }
    append(written, style, paragraph)
  }

  private static func withInitials(_ text: String) -> String {
    var result = ""
    var isFirst = true
    for character in text {
      result += isFirst ? character.uppercased() : String(character)
      isFirst = character.isWhitespace
    }
    return result
  }

  private mutating func append(
    _ text: String,
    _ style: HTMLStyle,
    _ paragraph: HTMLParagraph
  ) {
    if let last = runs.last, last.style == style, last.paragraph == paragraph {
      runs[runs.count - 1].text += text
    } else {
      runs.append(HTMLRun(text: text, style: style, paragraph: paragraph))
    }
  }

  /// Ends the line that was begun, as the paragraph that it is in.
  private mutating func endLine() {
    guard !isAtLine, !runs.isEmpty else { return }
    if isAtSpace { dropSpace() }
    if !runs.isEmpty { runs[runs.count - 1].text += "\n" }
    (isAtLine, isAtSpace) = (true, true)
  }

  /// A space at the end of a line is not seen.
  private mutating func dropSpace() {
    guard let last = runs.last, last.text.hasSuffix(" "), !last.style.keepsSpace else { return }
    runs[runs.count - 1].text.removeLast()
    if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
  }

  private mutating func breakLine(_ style: HTMLStyle, _ paragraph: HTMLParagraph) {
    if isAtSpace, !isAtLine { dropSpace() }
    let isWithin = ancestors.reversed().first { Self.blocks.contains($0.tag) }
      .map { Self.paragraphs.contains($0.tag) }
    append(isWithin == true ? "\u{2028}" : "\n", style, paragraph)
    (isAtLine, isAtSpace) = (isWithin != true, true)
  }

  private mutating func writeMarker(_ look: ElementLook) {
    let depth = max(1, numbers.count)
    var marker = Self.bullets[min(depth, Self.bullets.count) - 1]
    if let number = numbers.last, number > 0 {
      marker = "\(number)."
      numbers[numbers.count - 1] = number < Int.max ? number + 1 : number
    }
    append("\t\(marker)\t", look.style, look.paragraph)
    (isAtLine, isAtSpace) = (false, true)
  }
}

/// By what rules speak of an element.
struct ElementNames {
  let tag: String
  let id: String?
  let classes: [Substring]

  init(_ tag: String, _ id: String?, _ classes: String?) {
    self.tag = tag
    self.id = id
    self.classes = (classes ?? "").split(whereSeparator: \.isWhitespace)
  }
}
