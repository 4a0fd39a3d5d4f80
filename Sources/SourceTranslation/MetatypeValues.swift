import SwiftSyntax

extension ExprSyntax {
  /// Whether an expression gives a type at run time: a property, a call, a cast, but no type's name.
  var isMetatypeValue: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return !["self", "super", "Self"].contains(name)
        && (name.first?.isUppercase == false || isLocalValue(name))
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return !["self", "Type"].contains(name) && name.first?.isUppercase == false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.is(MemberAccessExprSyntax.self)
        || call.calledExpression.is(DeclReferenceExprSyntax.self)
          && call.calledExpression.trimmedDescription.first?.isUppercase == false
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isMetatypeValue }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1
        && tuple.elements.first?.expression.trimmedDescription.contains(" as") == true
    }
    return self.is(SubscriptCallExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether a name is that of an argument or local constant around, whatever its first letter is.
  fileprivate func isLocalValue(_ name: String) -> Bool {
    var next = parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains {
          ($0.secondName ?? $0.firstName).text == name
        }
      }
      if let block = node.as(CodeBlockItemListSyntax.self), block.declares(name) { return true }
      next = node.parent
    }
    return false
  }

  /// Whether a name stands for a type that the declarations around leave open.
  func isGenericParameter(_ name: String) -> Bool {
    var next = parent
    while let node = next {
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? node.as(StructDeclSyntax.self)?.genericParameterClause
        ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
        ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      next = node.parent
    }
    return false
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a `let`, `guard let` or `if let` among the statements has a name.
  fileprivate func declares(_ name: String) -> Bool {
    contains { item in
      let bindings = item.item.as(VariableDeclSyntax.self)?.names ?? []
      let conditions =
        item.item.as(GuardStmtSyntax.self)?.conditions
        ?? item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)?.conditions
      let bound = conditions?.compactMap { condition in
        condition.condition.as(OptionalBindingConditionSyntax.self)?.pattern
          .as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      }
      return bindings.contains(name) || bound?.contains(name) == true
    }
  }
}
