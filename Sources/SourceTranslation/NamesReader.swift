import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// The names a file declares and the names it uses.
package struct SourceNames: Sendable {
  /// A name where it is used first.
  package struct Use: Sendable {
    package let name: String
    package let line: Int
    /// Whether it stands after a dot.
    package let isMember: Bool
  }

  package var declared: Set<String> = []
  package var uses: [Use] = []
}

extension SourceTranslator {
  /// Reads which names a file declares and uses.
  package func names(in source: String) -> SourceNames {
    let conditions = BuildConditions(
      custom: options.conditions,
      modules: options.availableModules,
      system: options.system
    )
    return NamesReader(Parser.parse(source: SourceNesting.bounded(source)), conditions).names
  }
}

/// Reads declared and used names.
private final class NamesReader: ActiveSyntaxVisitor {
  private(set) var names = SourceNames()
  private var seen: Set<String> = []
  private let converter: SourceLocationConverter

  init(_ file: SourceFileSyntax, _ conditions: BuildConditions) {
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate, configuration: conditions)
    walk(file)
  }

  private func declare(_ token: TokenSyntax) { names.declared.insert(token.text.unquoted) }

  private func use(_ token: TokenSyntax, isMember: Bool) {
    let name = token.text.unquoted
    guard seen.insert("\(isMember) \(name)").inserted else { return }
    let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    names.uses.append(SourceNames.Use(name: name, line: line, isMember: isMember))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    Rewriter.previews.contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    Rewriter.previews.contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.firstName)
    if let second = node.secondName { declare(second) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { declare(name) }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Labels of tuples can be asked for like properties.
    if node.parent?.parent?.is(TupleExprSyntax.self) == true, let label = node.label {
      declare(label)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, isMember: false)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, isMember: true)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.declName.baseName, isMember: true)
    return node.base == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) != true
      || node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    {
      use(node.baseName, isMember: false)
    }
    return .skipChildren
  }
}
