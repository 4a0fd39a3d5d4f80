import SwiftSyntax

/// `@Entry`, with which a value is put into the environment and its kin without a key being written.
extension Rewriter {
  /// The types that entries are put into, and what their keys are.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Writes what the macro writes: a property that asks for its key, and the key beside it, whose value is computed
  /// each time it is asked for.
  func rewriteEntry(_ attribute: AttributeSyntax) {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let owner = property.typesAround.first?.typeName?.split(separator: ".").last,
      let key = Self.keys[String(owner)], property.bindings.count == 1,
      let binding = property.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let value = binding.initializer?.value
    guard let type = binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(typeName(of:))
    else {
      // The compiler says where the type is missing.
      edits.blank(attribute.bytes, of: source)
      return
    }
    edits.blank(attribute.bytes, of: source)
    let keyName = "_EntryKey_\(name.text.unquoted)"
    let isFocus = key == "FocusedValueKey"
    let kept = isFocus && type.hasSuffix("?") ? String(type.dropLast()) : type
    var text =
      " { get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } };"
      + " private struct \(keyName): SwiftUI.\(key) { typealias Value = \(kept); "
    if binding.typeAnnotation == nil { text = ": \(type)" + text }
    let start = binding.typeAnnotation?.bytes.upperBound ?? name.bytes.upperBound
    if isFocus {
      edits.insert(text + "}", at: start)
      return
    }
    text += "static var defaultValue: \(kept) { "
    guard let value else {
      edits.insert(text + "nil } }", at: start)
      return
    }
    // The value stays on its line, and what is changed in it is changed.
    let between = source[start..<value.bytes.lowerBound]
    let breaks = String(repeating: "\n", count: between.count { $0 == UInt8(ascii: "\n") })
    edits.replace(start..<value.bytes.lowerBound, with: text + breaks + "return ")
    edits.insert(" } }", at: value.bytes.upperBound)
  }

  /// The type that a value shows by itself.
  private func typeName(of value: ExprSyntax) -> String? {
    switch value.kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    if let cast = value.as(SequenceExprSyntax.self), cast.elements.count == 3,
      cast.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    {
      return cast.elements.last?.trimmedDescription
    }
    if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return typeName(of: prefix.expression)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text.first?.isLowercase == true
      {
        // `Store.init()`, `Store.preview()`, `Edge.Set()`
        return isType(base) ? base.trimmedDescription : nil
      }
      return isType(callee) ? callee.trimmedDescription : nil
    }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base, isType(base) {
      return base.trimmedDescription
    }
    return nil
  }

  private func isType(_ node: ExprSyntax) -> Bool {
    let last = node.trimmedDescription.split(separator: ".").last
    return last?.first?.isUppercase == true || node.is(ArrayExprSyntax.self)
      || node.is(DictionaryExprSyntax.self)
  }
}
