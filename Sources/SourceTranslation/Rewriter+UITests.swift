import SwiftSyntax

extension Rewriter {
  /// Whether the file names something that UI tests are written with.
  var mentionsAutomation: Bool {
    String(decoding: source, as: UTF8.self).contains("XCUI")
  }

  /// A test case of UI tests inherits from what ends it where it is not to go on after a failure.
  func rewriteTestCase(_ node: ClassDeclSyntax) {
    guard options.isUITest else { return }
    for entry in node.inheritanceClause?.inheritedTypes ?? [] {
      guard ["XCTestCase", "XCTest.XCTestCase"].contains(entry.type.trimmedDescription) else {
        continue
      }
      edits.replace(entry.type.bytes, with: "XCUIAutomation.UITestCase")
    }
  }
}
