import SwiftSyntax

extension Rewriter {
  /// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`: what Objective-C hands over as an
  /// object is the same as the value there.
  func rewriteBridgedCasts(_ elements: [ExprSyntax]) {
    guard options.availableModules.contains("UIKitSpellings") else { return }
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let cast = element.as(UnresolvedAsExprSyntax.self) else { continue }
      let type = elements[index + 1]
      let mark = cast.questionOrExclamationMark
      let name = type.trimmedDescription
      guard
        let function = Self.erased.first(where: { name.hasPrefix($0.type) })?.function
          ?? (isSnapshot(name) || mark == nil && name.hasSuffix("Snapshot") ? "_snapshot" : nil)
      else { continue }
      edits.insert(function + "(", at: elements[index - 1].bytes.lowerBound)
      edits.insert(")", at: elements[index - 1].bytes.upperBound)
      if let mark {
        edits.blank(mark.bytes, of: source)
        if mark.text == "?" { edits.insert("?", at: type.bytes.upperBound) }
      }
      useSpellings()
    }
  }

  /// Types whose arguments Objective-C forgets, so that a cast may name others, with what hands them on.
  private static let erased = [
    (type: "NSFetchRequest<", function: "_fetchRequest"),
    (type: "NSFetchedResultsController<", function: "_resultsController"),
  ]

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
