/// Bytes that come in pieces, as lines.
package struct LineBuffer: Sendable {
  private let longest: Int
  private var rest: [UInt8] = []

  /// Of a line that is longer than the longest only one byte more than that is kept.
  package init(longest: Int) { self.longest = longest }

  /// The lines that a piece completes.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [String] {
    var lines: [String] = []
    let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, piece) in pieces.enumerated() {
      if number > 0 { lines.append(end()) }
      rest += piece.prefix(max(0, longest + 1 - rest.count))
    }
    return lines
  }

  /// What came since the last line ended.
  package mutating func end() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}
