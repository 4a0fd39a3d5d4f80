import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import SourceTranslation

/// Each rule in the forms that code can have it in, put together at random.
@Suite struct `Forms of rules` {
  /// Attributes that are taken away, with spaces in their place, and others that stay.
  @Test(arguments: 0..<60) func `attributes of Objective-C become spaces, all others stay`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let gone = ["@objc", "@IBAction", "@nonobjc", "@objc(named:)", "@IBInspectable"]
    let kept = ["@discardableResult", "@available(iOS 15, *)", "@MainActor", "@inlinable"]
    let attributes = (0..<random.int(1...4)).map { _ in
      random.once(in: 2) ? random.pick(gone) : random.pick(kept)
    }
    let gap = random.pick([" ", "\n  ", "  "])
    let head = attributes.map { $0 + gap }.joined()
    let access = random.pick(["", "private ", "public ", "fileprivate final "])
    let declaration = "\(access)func named(_ x: Int) -> Int { x }"
    let expected = attributes.map {
      (gone.contains($0) ? String(repeating: " ", count: $0.count) : $0) + gap
    }
    let found = body("final class A {\n  \(head)\(declaration)\n}")
    #expect(found == "final class A {\n  \(expected.joined())\(declaration)\n}")
  }

  @Test(arguments: 0..<60) func `conditions say which system it is, and keep all else`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    func condition(_ depth: Int) -> (source: String, result: String) {
      guard depth > 0, random.once(in: 2) else {
        switch random.int(0...3) {
        case 0:
          return (random.pick(["os(iOS)", "targetEnvironment(simulator)"]), "true")
        case 1:
          let system = random.pick(["macOS", "Linux", "tvOS", "watchOS", "visionOS"])
          return ("os(\(system))", "false")
        default:
          let plain = random.pick([
            "DEBUG", "canImport(UIKit)", "swift(>=5.5)", "arch(x86_64)", "!RELEASE", "compiler(<9)",
          ])
          return (plain, plain)
        }
      }
      let (left, right) = (condition(depth - 1), condition(depth - 1))
      let sign = random.pick([" && ", " || "])
      if random.once(in: 3) { return ("!(\(left.source))", "!(\(left.result))") }
      return ("(\(left.source)\(sign)\(right.source))", "(\(left.result)\(sign)\(right.result))")
    }
    let (first, second) = (condition(3), condition(2))
    func file(_ first: String, _ second: String) -> String {
      "#if \(first)\nlet a = 1\n#elseif \(second)\nlet a = 2\n#else\nlet a = 3\n#endif"
    }
    #expect(body(file(first.source, second.source)) == file(first.result, second.result))
  }

  @Test(arguments: 0..<80) func `versions beyond the one that is rebuilt are never met`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let (major, minor) = (random.int(9...30), random.int(0...6))
    let version = random.once(in: 2) ? "\(major)" : "\(major).\(minor)"
    let isNewer = version.contains(".") ? (major, minor) > (18, 0) : major > 18
    let platforms = ["iOS \(version)", "macOS 99", "tvOS 12"].shuffled(using: &random)
      .joined(separator: ", ")
    let lines = random.int(1...4)
    let inside = (0..<lines).map { "  step\($0)()\n" }.joined()
    let source = "if #available(\(platforms), *) {\n\(inside)} else {\n  other()\n}"
    let found = body(source)
    if isNewer {
      #expect(found.hasPrefix("if _isNewerSystem {\n") && !found.contains("step"))
    } else {
      #expect(found == source)
    }
    #expect(found.hasSuffix("} else {\n  other()\n}"))
    #expect(found.split(separator: "\n", omittingEmptySubsequences: false).count == lines + 4)
    let negated = body("if #unavailable(\(platforms)) {\n\(inside)}")
    #expect(negated.hasPrefix(isNewer ? "if !_isNewerSystem {" : "if #unavailable(\(platforms))"))
    #expect(negated.contains("step0()"))
  }

  @Test(arguments: 0..<60) func `modules that are not here leave their line empty`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let here = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"]
    let missing = ["Photos", "WebKit", "Alamofire", "MapKit"]
    var source: [String] = []
    var expected: [String] = []
    for module in (here + missing).shuffled(using: &random).prefix(random.int(1...6)) {
      let head = random.pick(["import ", "@testable import ", "@preconcurrency import "])
      let line = head + module
      source.append(line)
      expected.append(here.contains(module) ? line : String(repeating: " ", count: line.count))
    }
    source.append("let last = 1")
    expected.append("let last = 1")
    #expect(body(source.joined(separator: "\n")) == expected.joined(separator: "\n"))
  }

  @Test(arguments: 0..<60)
  func `names of methods are those of Objective-C, however they are asked for`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let base = random.pick(["tap", "show", "moveTo", "load"])
    let labels: [String?] = (0..<random.int(0...3)).map { _ in
      random.once(in: 3) ? nil : random.pick(["sender", "at", "with", "index", "byName"])
    }
    let full = labels.isEmpty ? base : SelectorName.full(base, labels: labels)
    let owner = random.pick(["", "Screen.", "self.", "UIView.Inner."])
    let selector = SelectorName.of(base, labels: labels)
    let ways = [
      "let s = #selector(\(owner)\(full))",
      "b.addTarget(self, action: #selector(\(owner)\(full)), for: .touchUpInside)",
      "perform(#selector(\(owner)\(full)), with: nil, afterDelay: 1)",
      "let all = [#selector(\(owner)\(full)), #selector(\(owner)\(full))]",
    ]
    for way in ways {
      let expected = way.replacing("#selector(\(owner)\(full))", with: "Selector(\"\(selector)\")")
      #expect(body(way) == expected)
    }
    let key = random.pick(["title", "isOn", "view"])
    #expect(body("let g = #selector(getter: \(owner)\(key))") == "let g = Selector(\"\(key)\")")
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    #expect(body("let g = #selector(setter: \(owner)\(key))") == "let g = Selector(\"\(setter)\")")
  }

  /// Previews of any shape leave as many lines, and code beside them stays.
  @Test(arguments: 0..<40) func `previews leave their lines behind`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let lines = (0..<random.int(0...4)).map { "  View\($0)(a: { $0 + 1 })\n" }.joined()
    let head = random.pick(["#Preview", "#Preview(\"é\")", "#Preview(traits: .portrait)"])
    let preview = "\(head) {\n\(lines)}"
    let source = "let first = 1\n\(preview)\nlet last = 2"
    let found = body(source).split(separator: "\n", omittingEmptySubsequences: false)
    let before = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.count == before.count)
    #expect(found.first == "let first = 1" && found.last == "let last = 2")
    #expect(found.dropFirst(2).dropLast(2) == before.dropFirst(2).dropLast(2))
    #expect(found[1].hasPrefix("@MainActor private func _preview"))
  }

  @Test(arguments: 0..<40) func `optional methods of protocols get answers that nobody needs`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let results = ["", " -> Int", " -> String?", " -> Void", " -> [UIView]"]
    let methods = (0..<random.int(1...4)).map { number in
      (name: "method\(number)", result: random.pick(results), isOptional: random.once(in: 2))
    }
    let inside = methods.map {
      "  \($0.isOptional ? "@objc optional " : "")func \($0.name)(_ a: Int)\($0.result)\n"
    }
    let text = translated("import UIKit\n@objc protocol Asking: AnyObject {\n\(inside.joined())}\n")
    for method in methods {
      let answer =
        switch method.result {
        case "", " -> Void": ""
        case " -> String?": "nil"
        default: "fatalError("
        }
      let start = "func \(method.name)(_ a: Int)\(method.result) { \(answer)"
      #expect(text.contains(start) == method.isOptional, "\(text)")
    }
    #expect(!Parser.parse(source: text).hasError)
  }
}
