import TestSupport
import Testing

@testable import SourceTranslation

/// Types that are compared as text.
struct ComparableTypeTests {
  @Test(arguments: [
    ("UITableView", "UITableView"),
    ("UIKit.UITableView", "UITableView"),
    ("any UIDropSession", "UIDropSession"),
    ("inout  Int", "Int"),
    ("@escaping @Sendable () -> ()", "Void->Void"),
    ("@escaping (_ done : Bool) -> Void", "(Bool)->Void"),
    ("UIView!", "UIView?"),
    ("[UIView]!", "[UIView]?"),
    ("[String: Any]", "[Any]"),
    ("UIApplication.OpenURLOptionsKey", "UIApplicationOpenURLOptionsKey"),
    ("anyone", "anyone"),
    ("Swiftly.Foundation.Date", "SwiftlyDate"),
    ("Größe", "Größe"),
    ("A::B", "A::B"),
    ("@", "@"),
    ("", ""),
  ])
  func `the same types are the same text`(type: String, text: String) {
    #expect(ComparableType.spell(type) == text)
  }

  @Test func `any text is spelled as the rule says`() {
    let rule = #/@\w+|\b(?:any|some|inout|_)\s|\b(?:UIKit|Foundation|Swift)\.|\b\w+\s*:(?!:)/#
      .wordBoundaryKind(.simple)
    let parts = [
      "any", "some", "inout", "UIKit", "Foundation", "Swift", "View", "x1", "_", "@", ".", ":", " ",
      "\n", "(", ")", "()", "[", "]", "!", "?", "->", "&",
    ]
    var random = SplitMix64(seed: 41)
    for _ in 0..<2_000 {
      let type = (0..<Int.random(in: 1...9, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var text = type.replacing(rule, with: "")
      text.removeAll { $0.isWhitespace || $0 == "." }
      text = text.replacing("()", with: "Void")
      if text.hasSuffix("!") { text = text.dropLast() + "?" }
      #expect(ComparableType.spell(type) == text, "\(type.debugDescription)")
    }
  }
}
