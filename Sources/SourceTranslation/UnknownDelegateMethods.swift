import Diagnostics
import SwiftSyntax

/// Methods that look like a delegate's and that no protocol here has: they compile, and nobody calls
/// them.
struct UnknownDelegateMethods {
  private let facts: ModuleFacts
  /// The full names of what the file itself calls: helpers are no delegate's.
  private let called: Set<String>

  init(_ tree: SourceFileSyntax, _ facts: ModuleFacts) {
    self.facts = facts
    called = CalledNames(tree).names
  }

  /// The protocol that a method of a class looks like one of; nil where it is known, or no protocol's.
  func protocolLike(_ method: FunctionDeclSyntax, of type: String) -> String? {
    let full = method.fullName
    guard let first = method.signature.parameterClause.parameters.first,
      first.firstName.text == "_", !FrameworkMembers.names.contains(full),
      !FrameworkMembers.required.contains(full), !called.contains(full),
      !Exposure.isExposed(method.attributes, method.modifiers, in: method.typesAround.first),
      !method.modifiers.has("override"), !method.modifiers.has("private"),
      !method.modifiers.has("fileprivate"), method.attributes.named("nonobjc") == nil
    else { return nil }
    let argument = ComparableType.spell(first.type.trimmedDescription)
    // `UICollectionView` and its delegates' methods `collectionView(_:…)`.
    let stem = argument.dropFirst(2)
    guard argument.hasPrefix("UI"), let initial = stem.first else { return nil }
    guard method.baseName.hasPrefix(initial.lowercased() + stem.dropFirst()) else { return nil }
    return facts.protocols(of: type).first { name in
      let own = FrameworkMembers.protocols[name]
      guard own?.optional.contains(where: { $0.types.first == argument }) == true else {
        return false
      }
      // Another protocol of the module may ask for it.
      return !facts.isDeclared(full, for: type)
    }
  }

  /// The method of the same protocols that was most likely meant, as a question.
  func question(_ full: String, of type: String) -> String {
    let known = facts.protocols(of: type)
      .flatMap { FrameworkMembers.protocols[$0]?.optional.map(\.full) ?? [] }
    return Misspelling.meant(by: full, among: Set(known)).map { "Did you mean \"\($0)\"? " } ?? ""
  }
}

extension Rewriter {
  /// Tells of a method that looks like a delegate's and is never called.
  func tellUnknown(_ method: FunctionDeclSyntax, _ type: String) {
    guard let name = unknownDelegateMethods.protocolLike(method, of: type) else { return }
    let full = method.fullName
    report(
      .delegateUnknown,
      "\(full) of \(type) is never called: no protocol here has it, though it looks like one of"
        + " \(name).",
      at: method,
      remedy: unknownDelegateMethods.question(full, of: type)
        + Diagnosis.Kind.delegateUnknown.remedy
    )
  }
}

extension ModuleFacts {
  /// All protocols that a class conforms to, those of UIKit that its base class brings included.
  fileprivate func protocols(of type: String) -> [String] {
    let chain = chain(of: type)
    var found: Set<String> = delegates.conformances[type] ?? []
    for fact in chain { found.formUnion(delegates.conformances[fact.name] ?? []) }
    switch base(of: type) {
    case "UICollectionViewController":
      found.formUnion(
        ["UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate"]
      )
    case "UITableViewController":
      found.formUnion(["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"])
    default: break
    }
    return found.sorted()
  }

  /// Whether a protocol of the app's own that a class conforms to has a method.
  fileprivate func isDeclared(_ full: String, for type: String) -> Bool {
    let names = Set(protocols(of: type))
    return files.values.contains { facts in
      facts.protocolFacts.contains { names.contains($0.name) && $0.methods.contains(full) }
    }
  }
}

/// Finds what a file calls, by name and labels.
private final class CalledNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let function = node.calledExpression
    let name =
      function.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? function.as(DeclReferenceExprSyntax.self)?.baseName
    if let name { names.insert(SelectorName.full(name.text.unquoted, labels: node.shownLabels)) }
    return .visitChildren
  }
}
