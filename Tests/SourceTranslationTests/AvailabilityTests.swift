import Testing

@testable import SourceTranslation

/// What systems newer than the one rebuilt here would run is taken away.
@Suite struct AvailabilityTests {
  @Test(arguments: [
    ("if #available(iOS 15, *) { a() }", "if #available(iOS 15, *) { a() }"),
    ("if #available(iOS 18.0, *) { a() }", "if #available(iOS 18.0, *) { a() }"),
    (
      "if #available(iOS 26, *) {\n  a()\n  b()\n} else { c() }",
      "if _isNewerSystem {\n  Swift.fatalError()\n\n} else { c() }"
    ),
    (
      "if let x, #available(iOS 18.4, macOS 15, *), y { a(x) }",
      "if let x, _isNewerSystem, y { Swift.fatalError() }"
    ),
    (
      "func f() {\n  guard #available(iOS 26, *) else { return c() }\n  a()\n  b()\n}",
      "func f() {\n  guard _isNewerSystem else { return c() }\n  Swift.fatalError()\n\n}"
    ),
    ("if #unavailable(iOS 26) { a() }", "if !_isNewerSystem { a() }"),
    ("if #unavailable(iOS 16) { a() }", "if #unavailable(iOS 16) { a() }"),
    ("if #available(macOS 99, *) { a() }", "if #available(macOS 99, *) { a() }"),
    ("if #available(iOS 26, *) { }", "if _isNewerSystem { }"),
  ])
  func `code for a newer system is taken away with its lines kept`(code: String, result: String) {
    #expect(body(code) == result)
  }

  @Test func `what stands for newer systems is imported`() {
    let text = translated(
      "import Foundation\nfunc f() { if #available(iOS 26, *) { a() } }",
      modules: ["Foundation", "UIKit", "UIKitSpellings"]
    )
    #expect(text.contains("import UIKitSpellings"))
  }

  @Test func `names in code that is gone are not looked for`() {
    let code = "class A: UIView { func f() { if #available(iOS 26, *) { g(#selector(no)) } } }"
    #expect(!body(code).contains("Selector("))
  }

  @Test func `members that may not be named are not entered`() {
    let text = translated(
      """
      import UIKit
      @objcMembers class A: NSObject {
        @available(*, unavailable, renamed: "b") var old: Int { 1 }
        @available(iOS, unavailable) func oldTap() {}
        var b = 1
        func tap() {}
      }
      """,
      modules: ["Foundation", "UIKit", "UIKitSpellings"]
    )
    #expect(text.contains("\"tap\"") && text.contains("\"b\""))
    #expect(!text.contains("\"oldTap\"") && !text.contains("\"old\""))
  }
}

/// What may no longer be named is not entered into the tables of names.
@Suite struct ObsoletedTests {
  @Test(arguments: [
    ("swift, deprecated: 0.6.11, obsoleted: 0.6.12, renamed: \"New\"", false),
    ("swift, obsoleted: 5", false), ("*, unavailable", false),
    ("swift, obsoleted: 99", true), ("swift, introduced: 4", true),
    ("iOS, obsoleted: 13", true),
  ])
  func `names`(arguments: String, isEntered: Bool) {
    let type = translated("@available(\(arguments))\nclass Old: UIView {}")
    #expect(type.contains("ClassNames.register(\"Old\"") == isEntered)
    let method = translated(
      "class Kept: UIView {\n  @available(\(arguments))\n  @objc func tap() {}\n  @objc func press() {}\n}"
    )
    #expect(method.contains("\"tap\"") == isEntered)
    #expect(method.contains("\"press\""))
  }
}
