import SwiftSyntax

extension Rewriter {
  /// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`: what Objective-C hands over as an
  /// object is the same as the value there.
  func rewriteSnapshots(_ elements: [ExprSyntax]) {
    guard options.availableModules.contains("UIKitSpellings") else { return }
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let cast = element.as(UnresolvedAsExprSyntax.self) else { continue }
      let type = elements[index + 1]
      let mark = cast.questionOrExclamationMark
      guard
        isSnapshot(type.trimmedDescription)
          || mark == nil && type.trimmedDescription.hasSuffix("Snapshot")
      else { continue }
      edits.insert("_snapshot(", at: elements[index - 1].bytes.lowerBound)
      edits.insert(")", at: elements[index - 1].bytes.upperBound)
      if let mark {
        edits.blank(mark.bytes, of: source)
        if mark.text == "?" { edits.insert("?", at: type.bytes.upperBound) }
      }
      needsUIKit = true
      needsSpellings = true
    }
  }

  /// Whether a type is that of snapshots, or a name that the file gives it.
  private func isSnapshot(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    if name.hasPrefix("NSDiffableDataSourceSnapshot<") { return true }
    return snapshotNames.contains(name)
  }
}

/// Finds the names that a file gives the type of snapshots.
final class SnapshotNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.trimmedDescription.hasPrefix("NSDiffableDataSourceSnapshot<") {
      names.insert(node.name.text.unquoted)
    }
    return .skipChildren
  }
}
