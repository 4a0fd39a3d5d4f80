import SwiftSyntax

extension SourceParts {
  /// An attribute of a name that stands on a line and can be left out by itself.
  package func part(line: Int, attribute name: String) -> SourcePart? {
    let found = NamedNodes(tree, converter, line).attributes.first {
      $0.attributeName.trimmedDescription.split(separator: ".").contains(Substring(name))
    }
    return found.map { part("@\(name)", $0, line) }
  }

  /// The use of a macro of a name that stands on a line: a declaration goes, a value becomes one that stops the app.
  package func part(line: Int, macro name: String) -> SourcePart? {
    let nodes = NamedNodes(tree, converter, line)
    if let use = nodes.declarations.first(where: { $0.macroName.text == name }) {
      return part("#\(name)", use, line)
    }
    guard let use = nodes.expressions.first(where: { $0.macroName.text == name }) else {
      return nil
    }
    var part = part("#\(name)", use, line)
    if use.parent?.is(CodeBlockItemSyntax.self) != true || use.isLocal {
      part.replacement = "_leftOutMacro(\("#\(name)".quoted))"
    }
    return part
  }

  /// The preview that a line is in; nil where it is in none.
  ///
  /// An app is whole without it, so that whatever is wrong with it takes it alone.
  package func preview(line: Int) -> SourcePart? {
    preview(line, in: tree.statements)
  }

  private func preview(_ line: Int, in items: CodeBlockItemListSyntax) -> SourcePart? {
    items.first { lines($0).contains(line) }.flatMap { preview(line, Syntax($0.item)) }
  }

  private func preview(_ line: Int, _ node: Syntax) -> SourcePart? {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      let clause = condition.clauses.first { lines($0).contains(line) }
      switch clause?.elements {
      case .statements(let inner): return preview(line, in: inner)
      case .decls(let inner): return preview(line, in: inner)
      default: return nil
      }
    }
    if let use = node.asProtocol((any FreestandingMacroExpansionSyntax).self),
      use.macroName.text == "Preview"
    {
      return part("#Preview", node, line)
    }
    guard let type = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    guard type.isPreviewProvider else { return preview(line, in: type.memberBlock.members) }
    var part = part(type.as(StructDeclSyntax.self)?.name.text ?? "previews", node, line)
    part.line = lines(node).lowerBound
    return part
  }

  private func preview(_ line: Int, in members: MemberBlockItemListSyntax) -> SourcePart? {
    members.first { lines($0).contains(line) }.flatMap { preview(line, Syntax($0.decl)) }
  }

  private func part(_ name: String, _ node: some SyntaxProtocol, _ line: Int) -> SourcePart {
    SourcePart(
      name: name,
      owner: node.ownerName,
      declared: [],
      start: node.bytes.lowerBound,
      end: node.bytes.upperBound,
      line: line
    )
  }
}

/// Attributes and macros that begin on a line.
private final class NamedNodes: SyntaxVisitor {
  private(set) var attributes: [AttributeSyntax] = []
  private(set) var expressions: [MacroExpansionExprSyntax] = []
  private(set) var declarations: [MacroExpansionDeclSyntax] = []
  private let converter: SourceLocationConverter
  private let line: Int

  init(_ tree: SourceFileSyntax, _ converter: SourceLocationConverter, _ line: Int) {
    self.converter = converter
    self.line = line
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func isHere(_ node: some SyntaxProtocol) -> Bool {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line == line
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if isHere(node) { attributes.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if isHere(node) { expressions.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isHere(node.pound) { declarations.append(node) }
    return .visitChildren
  }
}
