import SwiftSyntax

extension SourceParts {
  /// The statement of a function that a line is in, which can go while the rest of the function stays;
  /// what needs a variable that it declares goes after it.
  ///
  /// None where what follows would have nothing to stand on: what leaves a function, its only statement,
  /// several on one line, and what gives an app its first screen.
  func statement(_ line: Int) -> SourcePart? {
    let statements = Statements(tree) { self.lines($0).contains(line) }
    guard let item = statements.chain.last(where: mayGo), let holder = holder(of: Syntax(item))
    else { return nil }
    let (name, _) = naming(holder)
    guard !Self.entries.contains(name) || !item.trimmedDescription.contains("rootViewController")
    else { return nil }
    let range = item.bytes
    let place = lines(item)
    return SourcePart(
      name: place.count == 1
        ? "line \(place.lowerBound) of \(name)"
        : "lines \(place.lowerBound) to \(place.upperBound) of \(name)",
      owner: holder.ownerName,
      declared: declared(by: item),
      start: range.lowerBound,
      end: range.upperBound,
      line: place.lowerBound,
      isStatement: true
    )
  }

  /// Whether what is around a statement stands without it.
  private func mayGo(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .stmt(let statement):
      guard
        statement.is(ForStmtSyntax.self) || statement.is(WhileStmtSyntax.self)
          || statement.is(RepeatStmtSyntax.self) || statement.is(DoStmtSyntax.self)
          || statement.is(DeferStmtSyntax.self) || statement.is(ExpressionStmtSyntax.self)
      else { return false }
    case .decl(let declaration):
      guard declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self)
      else { return false }
    case .expr(let expression):
      if isCall(expression, of: "super.init") || isCall(expression, of: "self.init") {
        return false
      }
    @unknown default: return false
    }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let own = lines(item)
    let isAlone = list.allSatisfy { $0.id == item.id || !lines($0).overlaps(own) }
    guard isAlone else { return false }
    // What is the only statement may be what a function or closure gives.
    return list.count > 1 || isPlainBlock(list)
  }

  private func isCall(_ expression: ExprSyntax, of name: String) -> Bool {
    expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == name
  }

  /// Whether statements are those of a condition or loop, which may have none.
  private func isPlainBlock(_ list: CodeBlockItemListSyntax) -> Bool {
    if let condition = list.parent?.as(IfConfigClauseSyntax.self)?.parent?.parent {
      // `#if`: what is around it has other statements, or may have none.
      guard let around = condition.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
        return false
      }
      return around.count > 1 || isPlainBlock(around)
    }
    guard let owner = list.parent?.as(CodeBlockSyntax.self)?.parent else { return false }
    return owner.is(IfExprSyntax.self) || owner.is(ForStmtSyntax.self)
      || owner.is(WhileStmtSyntax.self) || owner.is(RepeatStmtSyntax.self)
      || owner.is(DoStmtSyntax.self) || owner.is(DeferStmtSyntax.self)
  }

  /// The function, accessor or initialiser around a statement.
  private func holder(of node: Syntax) -> DeclSyntax? {
    var next = node.parent
    while let current = next {
      if let function = current.as(FunctionDeclSyntax.self),
        function.parent?.is(CodeBlockItemSyntax.self) != true
          || function.parent?.parent?.parent?
            .is(SourceFileSyntax.self) == true
      {
        return DeclSyntax(function)
      }
      if let initializer = current.as(InitializerDeclSyntax.self) { return DeclSyntax(initializer) }
      if let end = current.as(DeinitializerDeclSyntax.self) { return DeclSyntax(end) }
      if let property = current.as(VariableDeclSyntax.self),
        property.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return DeclSyntax(property)
      }
      next = current.parent
    }
    return nil
  }

  private func declared(by item: CodeBlockItemSyntax) -> [String] {
    guard case .decl(let declaration) = item.item else { return [] }
    return naming(declaration).1
  }
}

/// Finds the statements that a line is in, the outermost first.
private final class Statements: SyntaxVisitor {
  private(set) var chain: [CodeBlockItemSyntax] = []
  private let isHere: (Syntax) -> Bool

  init(_ tree: SourceFileSyntax, _ isHere: @escaping (Syntax) -> Bool) {
    self.isHere = isHere
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isHere(Syntax(node)) else { return .skipChildren }
    if node.parent?.parent?.is(SourceFileSyntax.self) != true { chain.append(node) }
    return .visitChildren
  }
}
