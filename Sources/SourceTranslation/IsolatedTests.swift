import SwiftIfConfig
import SwiftSyntax

/// Test methods of XCTest that belong to the main actor.
///
/// Where there is no Objective-C, the package manager's list of tests takes no such method: each
/// gets another name, and a method of its old name calls it.
final class IsolatedTests: ActiveSyntaxVisitor {
  private static let prefix = "_isolated_"

  private let facts: ModuleFacts
  /// Where names begin that get a prefix.
  private(set) var places: [Int] = []
  private var callers: [String] = []

  init(_ tree: SourceFileSyntax, _ conditions: BuildConditions, _ facts: ModuleFacts) {
    self.facts = facts
    super.init(viewMode: .sourceAccurate, configuration: conditions)
    walk(tree)
  }

  /// What stands before the names.
  var insertion: String { Self.prefix }

  /// What is written behind the file.
  var text: String { callers.joined() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let owner = node.ownerName, node.baseName.hasPrefix("test"),
      node.labels.isEmpty, !node.modifiers.isStatic, !node.modifiers.has("nonisolated"),
      node.signature.effectSpecifiers?.asyncSpecifier == nil,
      node.modifiers.access.map({ !$0.hasSuffix("private") }) ?? true,
      node.attributes.named("MainActor") != nil || facts.isTestCaseOnMainActor(owner),
      facts.testCases.contains(owner)
    else { return .skipChildren }
    places.append(node.name.bytes.lowerBound)
    if !node.modifiers.has("override") {
      let name = node.baseName
      callers.append(
        """
        extension \(owner) {
          nonisolated func \(name)() throws {
            nonisolated(unsafe) let test = self
            try MainActor.assumeIsolated { try test.\(Self.prefix)\(name)() }
          }
        }

        """
      )
    }
    return .skipChildren
  }
}
