import Foundation

/// The ids of rules and facts that a Swift source cites.
struct Citations {
  private static let id = #"(?:[CDL]\d+b?|[a-z]{2}\.\w+(?:\.\w+)*)"#

  private let list: NSRegularExpression
  private let item: NSRegularExpression

  init() throws {
    // A citation may run over lines of a comment.
    let gap = #"(?:,|\s|//+|\band\b|\bto\b)+"#
    list = try NSRegularExpression(
      pattern: #"\b(?:rule|fact)s?\#(gap)\#(Self.id)(?:\#(gap)\#(Self.id))*"#
        + #"|"(?:al|an|co|fl|fo|ge|la|sp|st)\.\w+(?:\.\w+)*""#,
      options: .caseInsensitive
    )
    item = try NSRegularExpression(pattern: #"(\bto\s+(?://+\s*)?)?(\#(Self.id))"#)
  }

  /// What follows "rule" or "fact", and the ids of facts in strings.
  func ids(in source: String) -> Set<String> {
    var ids: Set<String> = []
    for citation in list.parts(of: source) {
      var last = ""
      for part in item.parts(of: citation[0]) {
        ids.insert(part[2])
        if !part[1].isEmpty { ids.formUnion(Self.range(from: last, to: part[2])) }
        last = part[2]
      }
    }
    return ids
  }

  /// "C30 to C32" are three.
  private static func range(from first: String, to last: String) -> [String] {
    guard let lower = Int(first.dropFirst()), let upper = Int(last.dropFirst()), lower < upper
    else { return [] }
    return (lower...upper).map { "\(first.prefix(1))\($0)" }
  }
}

extension NSRegularExpression {
  /// All matches with their groups; a group that took no part is empty.
  fileprivate func parts(of text: String) -> [[String]] {
    let whole = NSString(string: text)
    return matches(in: text, range: NSRange(location: 0, length: whole.length)).map { match in
      (0..<match.numberOfRanges).map { group in
        let range = match.range(at: group)
        return range.location == NSNotFound ? "" : whole.substring(with: range)
      }
    }
  }
}
