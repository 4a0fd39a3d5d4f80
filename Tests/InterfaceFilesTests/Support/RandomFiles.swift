import Foundation
import TestSupport

/// Random trees and texts, the same every time.
struct RandomFiles {
  var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed &* 31 &+ 7) }

  /// A word of letters that every format can hold.
  mutating func word() -> String {
    String((0..<random.int(1...8)).map { _ in random.pick(Array("abcdefgXYZ")) })
  }

  /// A text with all that needs an escape somewhere.
  mutating func text() -> String {
    let pieces = [
      "a", "Ä", "日", "\"", "\\", "\n", "\t", "<", ">", "&", "'", "=", ";", "/*", "//", " ", "🙂",
    ]
    return (0..<random.int(0...12)).map { _ in random.pick(pieces) }.joined()
  }

  mutating func element(depth: Int = 0) -> Tree {
    var attributes: [String: String] = [:]
    for _ in 0..<random.int(0...3) { attributes[word()] = text().filter { !"\n\t".contains($0) } }
    let children =
      depth < 4 ? (0..<random.int(0...3)).map { _ in element(depth: depth + 1) } : []
    return Tree(name: word(), attributes: attributes, children: children, text: word())
  }
}

/// An element as it is to be read.
struct Tree: Equatable {
  var name: String
  var attributes: [String: String]
  var children: [Tree]
  /// Only where there are no children.
  var text: String

  /// The element as XML.
  var xml: String {
    let tag = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    let inside = children.isEmpty ? Self.escaped(text) : children.map(\.xml).joined(separator: "\n")
    return "<\(name)\(tag)>\(inside)</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
