import TestSupport
import Testing

@testable import SourceTranslation

/// What `#selector` names, in the ways that Swift lets one say which method is meant.
@Suite struct `Selectors of methods with one name` {
  /// The selector that stands in place of an expression in a class that has three methods `tap`.
  private func selector(_ argument: String) -> String? {
    let source = """
      import UIKit
      class Base: UIView {
        @objc func tap(_ a: Int, with b: Int) {}
        @objc func tap(_ sender: UIButton) {}
        @objc func tap() {}
        @objc(shout:) func call(_ name: String) {}
        @objc func call() {}
        func f() { let s = #selector(\(argument)) }
      }
      """
    return translated(source).firstMatch(of: /let s = Selector\("([^"]*)"\)/).map { String($0.1) }
  }

  @Test(arguments: [
    ("tap(_:)", "tap:"), ("tap(_:with:)", "tap:with:"), ("self.tap(_:)", "tap:"),
    ("Self.tap(_:)", "tap:"), ("Base.tap(_:with:)", "tap:with:"),
    ("tap as () -> Void", "tap"), ("tap as () -> ()", "tap"), ("(tap) as () -> Void", "tap"),
    ("(tap as () -> Void)", "tap"), ("tap as (UIButton) -> Void", "tap:"),
    ("tap as (Int, Int) -> Void", "tap:with:"), ("Base.tap as (Base) -> () -> Void", "tap"),
    ("Base.tap as (Base) -> (UIButton) -> Void", "tap:"),
    ("Base.tap as (Base) -> (Int, Int) -> Void", "tap:with:"),
    ("Base.tap as ((Base) -> () -> Void)?", "tap"), ("tap as @MainActor () -> Void", "tap"),
    ("call as () -> Void", "call"), ("call as (String) -> Void", "shout:"),
    ("call(_:)", "shout:"),
  ])
  func `is that of the one that is meant`(_ argument: String, _ expected: String) {
    #expect(selector(argument) == expected)
  }

  @Test(arguments: [
    ("reloadData as () -> Void", "reloadData"), ("setNeedsLayout", "setNeedsLayout"),
    ("present as (UIViewController, Bool) -> Void", "present::"),
    ("refresh as (UIRefreshControl) -> Void", "refresh:"),
  ])
  func `of UIKit has as many arguments as its type says`(_ argument: String, _ expected: String) {
    #expect(selector(argument) == expected)
  }

  /// Methods of random labels, which are asked for by their whole names.
  @Test(arguments: 0..<30) func `are told apart by labels, wherever they stand`(seed: Int) {
    var random = SplitMix64(seed: 14_000 + seed)
    let labels = ["_", "to", "from", "sender", "at", "name"]
    var forms: [[String]] = []
    for _ in 0..<random.int(2...5) {
      let form = (0..<random.int(0...3)).map { _ in random.pick(labels) }
      if !forms.contains(form) { forms.append(form) }
    }
    let methods = forms.map { form in
      let parameters = form.enumerated().map { "\($0.element) p\($0.offset): Int" }
      return "  @objc func go(\(parameters.joined(separator: ", "))) {}"
    }
    for form in forms {
      let name = form.isEmpty ? "go as () -> Void" : "go(\(form.map { $0 + ":" }.joined()))"
      let source = """
        import UIKit
        class A: UIView {
        \(methods.shuffled(using: &random).joined(separator: "\n"))
          func f() { let s = #selector(\(name)) }
        }
        """
      let wanted = SelectorName.of("go", labels: form.map { $0 == "_" ? nil : $0 })
      #expect(translated(source).contains("let s = Selector(\"\(wanted)\")"), "\(form)")
    }
  }
}
