import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceTranslation

/// Methods of delegates that only a subclass of the delegate's class has.
@Suite struct SubclassDelegateTests {
  private static let base = "class Base: UIViewController, UITableViewDelegate {}\n"
  private static let chosen =
    "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}"
  private static let added =
    "@MainActor @preconcurrency func tableView(_ tableView: UITableView, didSelectRowAt indexPath:"
    + " IndexPath) { _Defaults.shared.tableView(tableView, didSelectRowAt: indexPath) }"
  private static let modules: Set<String> = ["Foundation", "UIKit", "UIKitSpellings"]

  private func text(_ source: String, others: [String: String] = [:]) -> String {
    translated(source, others: others, modules: Self.modules)
  }

  @Test func `the delegate answers by default and the subclass overrides that`() {
    let text = text(Self.base + "class Sub: Base { \(Self.chosen) }")
    #expect(
      text.contains("class Base: UIViewController, UITableViewDelegate {\n\(Self.added)\n#source")
    )
    #expect(text.contains("class Sub: Base { override \(Self.chosen) }"))
    #expect(text.contains("import UIKitSpellings"))
    // Only the subclass is said to have it.
    #expect(!text.contains("Base.self, implements"))
    #expect(text.contains("Sub.self, implements: [\"tableView:didSelectRowAt:\"]"))
  }

  /// Nothing else would tell before an app has a subclass with a method of the one that was forgotten.
  @Test func `all protocols that leave methods open have their defaults`() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Sources/UIKitSpellings/DelegateDefaults.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    var found = Set(
      text.matches(of: #/extension _Defaults: ([\w, ]+)/#).flatMap { match in
        match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    )
    let protocols = FrameworkMembers.protocols
    var rest = Array(found)
    while let name = rest.popLast() {
      for base in protocols[name]?.inherited ?? [] where found.insert(base).inserted {
        rest.append(base)
      }
    }
    #expect(protocols.keys.filter { !found.contains($0) }.sorted() == [])
  }

  @Test(arguments: [
    // The class has it itself.
    "class Base: UIViewController, UITableViewDelegate { \(chosen) }\nclass Sub: Base {}",
    // Nobody is a delegate.
    "class Base: UIViewController {}\nclass Sub: Base { \(chosen) }",
    // The subclass is the delegate.
    "class Base: UIViewController {}\nclass Sub: Base, UITableViewDelegate { \(chosen) }",
    "\(base)class Sub: Base { private \(chosen) }", "\(base)class Sub: Base { static \(chosen) }",
    "\(base)class Sub: Base { func tableView(_ t: UITableView, didSelectRowAt i: Int) {} }",
    "\(base)class Sub: Base { func tableView(_ t: UITableView) {} }",
    "\(base)class Sub: Base { @nonobjc \(chosen) }",
  ])
  func `nothing else is changed`(source: String) {
    let text = text(source)
    #expect(!text.contains("_Defaults") && !text.contains("override"))
  }

  @Test func `it does not matter where the protocol is named and where the method stands`() {
    let others = [
      "/app/Base.swift": "class Base: UIViewController {}",
      "/app/Base+Table.swift": "extension Base: UITableViewDelegate {}",
      "/app/Middle.swift": "class Middle: Base {}",
    ]
    let sub = "class Sub: Middle {}\nextension Sub {\n  \(Self.chosen)\n}"
    let moved = text(sub, others: others)
    #expect(moved.contains("override \(Self.chosen)\n#sourceLocation"))
    var all = others
    all["/app/Sub.swift"] = sub
    all["/app/Base.swift"] = nil
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    all["/app/Base.swift"] = others["/app/Base.swift"]
    let facts = ModuleFacts(files: all.mapValues(translator.facts))
    let base = translator.translate(
      others["/app/Base.swift"] ?? "",
      path: "/app/Base.swift",
      facts: facts
    )
    #expect(base.text.contains("class Base: UIViewController {\n\(Self.added)\n#source"))
  }

  @Test func `protocols inherit, and names are those of their time`() {
    let grid = text(
      "class Base: UIViewController, UICollectionViewDelegateFlowLayout {}\n"
        + "class Sub: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }"
    )
    #expect(grid.contains("override func scrollViewDidScroll"))
    let old = text(
      "\(Self.base)class Sub: Base { func tableView(_ t: UITableView, editingStyleForRowAt i:"
        + " Foundation.IndexPath) -> UITableViewCellEditingStyle { .none } }"
    )
    #expect(old.contains("override func tableView(_ t: UITableView, editingStyleForRowAt"))
  }

  @Test func `protocols of the project that leave methods open are known as well`() {
    let text = text(
      "@objc protocol Pots { @objc optional func fill(_ pot: Int) -> String? }\n"
        + "class Base: NSObject, Pots {}\n"
        + "class Sub: Base { func fill(_ pot: Int) -> String? { \"full\" } }"
    )
    #expect(text.contains("Base: NSObject, Pots {\nfunc fill(_ pot: Int) -> String? { nil }\n"))
    #expect(text.contains("override func fill(_ pot: Int) -> String? { \"full\" }"))
  }

  @Test func `what other modules may override stays so`() {
    let text = text(
      "open class Base: UIViewController, UITableViewDelegate {}\n"
        + "public class Sub: Base { \(Self.chosen) }\nclass Own: Base { \(Self.chosen) }"
    )
    let added = Self.added.replacing("func ", with: "open func ", maxReplacements: 1)
    #expect(text.contains("{\n\(added)\n"))
    #expect(text.contains("public class Sub: Base { public override \(Self.chosen) }"))
    #expect(text.contains("class Own: Base { override \(Self.chosen) }"))
  }

  @Test func `whoever asks is told of methods whatever their labels are`() {
    let text = text(
      "class A: B { func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil } }"
    )
    #expect(text.contains("A.self, implements: [\"viewForZoomingIn:\"]"))
  }

  @Test func `a delegate of another module is told`() throws {
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    let kit = ModuleFacts(files: ["/kit/Base.swift": translator.facts(of: "open \(Self.base)")])
    let source = "import Kit\nclass Sub: Base {\n  \(Self.chosen)\n}"
    let facts = ModuleFacts(
      files: ["/app/Sub.swift": translator.facts(of: source)],
      dependencies: [kit]
    )
    let translation = translator.translate(source, path: "/app/Sub.swift", facts: facts)
    let finding = try #require(translation.findings.first)
    #expect(finding.code == "TSK-DELEGATE-SUBCLASS" && finding.line == 3)
    #expect(finding.what.contains("didSelectRowAt") && finding.what.contains("Base"))
    #expect(finding.remedy.contains("open"))
    #expect(!translation.text.contains("override"))
  }

  @Test func `other files are translated again when such a method comes or goes`() {
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    func digest(_ sub: String) -> String {
      ModuleFacts(files: [
        "/a.swift": translator.facts(of: Self.base), "/b.swift": translator.facts(of: sub),
      ]).digestText
    }
    let none = digest("class Sub: Base { func other() {} }")
    #expect(none == digest("class Sub: Base { func another() {} }"))
    #expect(none != digest("class Sub: Base { func other() {}; \(Self.chosen) }"))
  }
}
