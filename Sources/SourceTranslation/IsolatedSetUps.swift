import SwiftIfConfig
import SwiftSyntax

/// Overrides of XCTest's `setUp` and its kin in test cases that belong to the main actor.
///
/// XCTest calls them on the main thread, but on Linux it does not say so: what they do is marked as done
/// there.
final class IsolatedSetUps: ActiveSyntaxVisitor {
  private static let names: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  private let facts: ModuleFacts
  /// What is written at which places.
  private(set) var insertions: [(text: String, place: Int)] = []

  init(_ tree: SourceFileSyntax, _ conditions: BuildConditions, _ facts: ModuleFacts) {
    self.facts = facts
    super.init(viewMode: .sourceAccurate, configuration: conditions)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let owner = node.ownerName, Self.names.contains(node.baseName),
      node.labels.isEmpty, !node.modifiers.isStatic, node.modifiers.has("override"),
      node.signature.effectSpecifiers?.asyncSpecifier == nil,
      node.attributes.named("MainActor") == nil, facts.isTestCaseOnMainActor(owner),
      let body = node.body
    else { return .skipChildren }
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    insertions.append(
      (" \(isThrowing ? "try " : "")MainActor.assumeIsolated {", body.leftBrace.bytes.upperBound)
    )
    insertions.append(("} ", body.rightBrace.bytes.lowerBound))
    return .skipChildren
  }
}

extension ModuleFacts {
  /// Whether a class is a test case that belongs to the main actor, by its own words or by a protocol of
  /// UIKit's.
  func isTestCaseOnMainActor(_ name: String) -> Bool {
    let chain = chain(of: name)
    guard testCases.contains(name) else { return false }
    return chain.contains { fact in
      fact.isOnMainActor || fact.inherited.contains(where: FrameworkProtocols.names.contains)
    }
  }
}
