/// How deep arrays stand in each other in a file.
///
/// Parsers of Swift try each opening bracket as a value and as a type, and so take twice as long for each
/// more: 26 of them take the compiler 19 s, 40 would take days.
struct SourceNesting {
  /// How many arrays may stand in each other; sources have fewer than ten.
  static let most = 16

  /// The line where there are more, counted from one.
  private(set) var tooDeepLine: Int?

  private var line = 1
  private var depth = 0

  init(_ source: String) {
    var source = source
    source.withUTF8 { scan($0[...]) }
  }

  /// The file, or one that has only the complaint where its parsing would not end.
  static func bounded(_ source: String) -> String {
    guard let line = SourceNesting(source).tooDeepLine else { return source }
    let complaint =
      "more than \(most) arrays stand in each other here; Swift's compiler does not end on them"
    return String(repeating: "\n", count: line - 1) + "#error(\(complaint.quoted))\n"
  }

  private mutating func scan(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = bytes
    while let byte = rest.first, tooDeepLine == nil {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        if depth > Self.most { tooDeepLine = line }
        rest.removeFirst()
      case UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        rest.removeFirst()
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        skip(&rest, beginning: "/*", to: "*/")
      case UInt8(ascii: "\"") where rest.starts(with: "\"\"\"".utf8):
        skip(&rest, beginning: "\"\"\"", to: "\"\"\"")
      case UInt8(ascii: "\""):
        skip(&rest, beginning: "\"", to: "\"", isOneLine: true)
      default:
        if byte == UInt8(ascii: "\n") { line += 1 }
        rest.removeFirst()
      }
    }
  }

  /// Goes beyond a text or a comment; an end after a backslash is none.
  private mutating func skip(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>,
    beginning: String,
    to end: String,
    isOneLine: Bool = false
  ) {
    rest = rest.dropFirst(beginning.utf8.count)
    while let byte = rest.first, !rest.starts(with: end.utf8) {
      if byte == UInt8(ascii: "\n") {
        if isOneLine { return }
        line += 1
      }
      rest = rest.dropFirst(
        byte == UInt8(ascii: "\\") && rest.dropFirst().first != UInt8(ascii: "\n") ? 2 : 1
      )
    }
    rest = rest.dropFirst(end.utf8.count)
  }
}
