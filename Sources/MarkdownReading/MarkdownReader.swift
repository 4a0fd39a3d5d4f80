import CMarkdown
import Synchronization

/// Reads text with marks in it, as CommonMark has them and with `~~strikethrough~~`.
package enum MarkdownReader {
  /// The most that a text may hold, in bytes: more is not text that is shown.
  package static let mostBytes = 16 << 20

  /// The runs of a text; nil where it is longer than `mostBytes`.
  package static func runs(of text: String, _ syntax: MarkdownSyntax) -> [MarkdownRun]? {
    guard text.utf8.count <= mostBytes else { return nil }
    let guarding = syntax == .full ? nil : BlockGuard(text)
    guard let root = parse(guarding?.lines(of: text) ?? text) else { return nil }
    defer { late_cmark_node_free(root) }
    var collector = RunCollector(syntax: syntax, mark: guarding?.mark)
    collector.collect(root)
    return collector.runs
  }

  /// The library keeps the characters of its extensions in one place for all that is read at a time.
  private static let library = Mutex(())

  private static func parse(_ text: String) -> OpaquePointer? {
    library.withLock { _ in parseAlone(text) }
  }

  private static func parseAlone(_ text: String) -> OpaquePointer? {
    late_cmark_gfm_core_extensions_ensure_registered()
    guard let parser = late_cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { late_cmark_parser_free(parser) }
    if let strikethrough = late_cmark_find_syntax_extension("strikethrough") {
      late_cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        late_cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    return late_cmark_parser_finish(parser)
  }
}

/// Keeps lines from being taken as blocks, where only what is in blocks is markup.
///
/// A mark before each line does. It is a space, as the start of a line counts as one where what stands out
/// begins and ends, but none that a block may begin with.
struct BlockGuard {
  /// Spaces that hardly any text has.
  private static let marks: [Unicode.Scalar] = ["\u{1680}", "\u{2001}", "\u{2000}", "\u{205F}"]

  /// The mark, which the text does not have, unless it has all.
  let mark: Unicode.Scalar

  init(_ text: String) {
    let scalars = text.unicodeScalars
    mark = Self.marks.first { !scalars.contains($0) } ?? Self.marks[0]
  }

  func lines(of text: String) -> String {
    text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false)
      .map { "\(Character(mark))\($0)" }.joined(separator: "\n")
  }
}

/// Goes through the nodes of a text, which may lie in each other as deep as they like.
private struct RunCollector {
  let syntax: MarkdownSyntax
  /// What stands before each line and is not shown.
  let mark: Unicode.Scalar?
  private(set) var runs: [MarkdownRun] = []
  private var blocks: [MarkdownBlock] = []
  private var styles: [MarkdownRun.Styles] = [[]]
  private var links: [String] = []
  private var images: [String] = []
  private var lastNumber = 0
  /// How many items of each list that is open were met.
  private var items: [Int] = []

  init(syntax: MarkdownSyntax, mark: Unicode.Scalar?) {
    self.syntax = syntax
    self.mark = mark
  }

  mutating func collect(_ root: OpaquePointer) {
    guard let iterator = late_cmark_iter_new(root) else { return }
    defer { late_cmark_iter_free(iterator) }
    while true {
      let event = late_cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = late_cmark_iter_get_node(iterator) else { continue }
      event == CMARK_EVENT_ENTER ? enter(node) : leave(node)
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    switch late_cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: open(.paragraph)
    case CMARK_NODE_HEADING: open(.header(level: Int(late_cmark_node_get_heading_level(node))))
    case CMARK_NODE_BLOCK_QUOTE: open(.blockQuote)
    case CMARK_NODE_LIST:
      let isOrdered = late_cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      items.append(isOrdered ? Int(late_cmark_node_get_list_start(node)) : 1)
      open(isOrdered ? .orderedList : .unorderedList)
    case CMARK_NODE_ITEM:
      open(.listItem(ordinal: items.last ?? 1))
      if !items.isEmpty { items[items.count - 1] += 1 }
    case CMARK_NODE_CODE_BLOCK:
      let language = Self.string(late_cmark_node_get_fence_info(node))
      open(.codeBlock(language: language.isEmpty ? nil : language))
      add(Self.string(late_cmark_node_get_literal(node)))
      close()
    case CMARK_NODE_THEMATIC_BREAK:
      open(.thematicBreak)
      add("\u{2E3B}")
      close()
    case CMARK_NODE_HTML_BLOCK: add(Self.string(late_cmark_node_get_literal(node)), .blockHTML)
    case CMARK_NODE_TEXT: add(Self.string(late_cmark_node_get_literal(node)))
    case CMARK_NODE_CODE: add(Self.string(late_cmark_node_get_literal(node)), .code)
    case CMARK_NODE_HTML_INLINE: add(Self.string(late_cmark_node_get_literal(node)), .inlineHTML)
    case CMARK_NODE_SOFTBREAK:
      add(syntax == .inlinePreservingLines ? "\n" : " ", .softBreak)
    case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
    case CMARK_NODE_LINK: links.append(Self.string(late_cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: images.append(Self.string(late_cmark_node_get_url(node)))
    default: if let style = Self.style(node) { push(style) }
    }
  }

  private mutating func leave(_ node: OpaquePointer) {
    switch late_cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM:
      close()
    case CMARK_NODE_LIST:
      items.removeLast()
      close()
    case CMARK_NODE_LINK: links.removeLast()
    case CMARK_NODE_IMAGE: images.removeLast()
    default: if Self.style(node) != nil { styles.removeLast() }
    }
  }

  private static func style(_ node: OpaquePointer) -> MarkdownRun.Styles? {
    switch late_cmark_node_get_type(node) {
    case CMARK_NODE_EMPH: .emphasized
    case CMARK_NODE_STRONG: .strong
    // What extensions add has a name alone.
    default: string(late_cmark_node_get_type_string(node)) == "strikethrough" ? .strikethrough : nil
    }
  }

  private mutating func push(_ style: MarkdownRun.Styles) {
    styles.append(styles[styles.count - 1].union(style))
  }

  private mutating func open(_ kind: MarkdownBlock.Kind) {
    lastNumber += 1
    blocks.append(MarkdownBlock(kind: kind, number: lastNumber))
  }

  private mutating func close() { blocks.removeLast() }

  private mutating func add(_ text: String, _ style: MarkdownRun.Styles = []) {
    var text = text
    if let mark { text.unicodeScalars.removeAll { $0 == mark } }
    guard !text.isEmpty else { return }
    let run = MarkdownRun(
      text: text,
      styles: styles[styles.count - 1].union(style),
      link: links.last,
      image: images.last,
      blocks: syntax == .full ? blocks : []
    )
    guard var last = runs.last, last.joins(run) else { return runs.append(run) }
    last.text += text
    runs[runs.count - 1] = last
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension MarkdownRun {
  /// Whether another run looks the same.
  fileprivate func joins(_ other: MarkdownRun) -> Bool {
    styles == other.styles && link == other.link && image == other.image && blocks == other.blocks
  }
}
