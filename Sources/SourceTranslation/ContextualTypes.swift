import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The generic parameter whose object `.init(…)` makes, as the declarations around say.
  var contextualGenericParameter: String? {
    guard let name = contextualType?.trimmedDescription else { return nil }
    return isGenericParameter(name) ? name : nil
  }

  /// The type that is written for the value this call gives.
  private var contextualType: TypeSyntax? {
    guard let parent else { return nil }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? parent.parent?.as(FunctionParameterSyntax.self)?.type
    }
    if parent.is(ReturnStmtSyntax.self) { return returnType }
    if let item = parent.as(CodeBlockItemSyntax.self) {
      // A body of one expression returns it.
      let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      return isAlone ? returnType : nil
    }
    guard let list = parent.as(ExprListSyntax.self), list.count == 3 else { return nil }
    let elements = Array(list)
    guard elements[1].is(AssignmentExprSyntax.self), elements[2].id == ExprSyntax(self).id
    else { return nil }
    return assignedName(elements[0]).flatMap(typeOfProperty)
  }

  /// What the function or the getter around returns.
  private var returnType: TypeSyntax? {
    var next = parent
    while let node = next {
      if node.is(ClosureExprSyntax.self) || node.is(InitializerDeclSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let subscripted = node.as(SubscriptDeclSyntax.self) {
        return subscripted.returnClause.type
      }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      next = node.parent
    }
    return nil
  }

  private func assignedName(_ target: ExprSyntax) -> String? {
    if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = target.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  private func typeOfProperty(_ name: String) -> TypeSyntax? {
    let members =
      typesAround.first?.as(ClassDeclSyntax.self)?.memberBlock
      ?? typesAround.first?.as(StructDeclSyntax.self)?.memberBlock
    let bindings = members?.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap { $0.bindings }
    return bindings?.first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type
  }
}
