import SwiftIfConfig
import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node without what is around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  /// The attribute of a name.
  func named(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }

  func hasAny(of names: Set<String>) -> Bool {
    contains { element in
      element.as(AttributeSyntax.self).map {
        names.contains($0.attributeName.trimmedDescription)
      } ?? false
    }
  }

  /// Whether what they stand before may not be named: on iOS, in the language of today, or at all.
  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.trimmedDescription
      else { return false }
      let parts = arguments.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
      // Authors give versions of their own library there, which are older than the language's.
      if parts[0] == "swift", let obsoleted = parts.first(where: { $0.hasPrefix("obsoleted") }) {
        let version = obsoleted.drop { !$0.isNumber }.prefix(while: \.isNumber)
        return Int(version).map { $0 <= 5 } ?? false
      }
      return parts.dropFirst().contains("unavailable") && ["*", "iOS"].contains(parts[0])
    }
  }

  /// What is in the parentheses of `@objc(name)`.
  var objcName: String? {
    guard let attribute = named("objc"), let arguments = attribute.arguments else { return nil }
    return arguments.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  func modifier(_ name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name && $0.detail == nil }
  }

  var isStatic: Bool { has("static") || has("class") }

  /// The access that is written down.
  var access: String? {
    ["open", "public", "package", "internal", "fileprivate", "private"].first(where: has)
  }
}

extension FunctionDeclSyntax {
  /// The labels of the arguments; nil stands for `_`.
  var labels: [String?] {
    signature.parameterClause.parameters.map { parameter in
      let name = parameter.firstName.text
      return name == "_" ? nil : name.unquoted
    }
  }

  var baseName: String { name.text.unquoted }
  var fullName: String { SelectorName.full(baseName, labels: labels) }
  /// What the method is called at run time.
  var selector: String { attributes.objcName ?? SelectorName.of(baseName, labels: labels) }
}

extension InitializerDeclSyntax {
  /// The name with argument labels, as in `init(frame:)`.
  var fullName: String {
    SelectorName.full(
      "init",
      labels: signature.parameterClause.parameters.map { parameter in
        let name = parameter.firstName.text
        return name == "_" ? nil : name.unquoted
      }
    )
  }
}

extension String {
  /// An identifier without its backticks.
  var unquoted: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }

  /// A text as a literal of Swift.
  var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension FunctionCallExprSyntax {
  /// The labels a call shows; a closure after it counts as an argument without one.
  var shownLabels: [String?] {
    var labels = arguments.map { $0.label?.text.unquoted }
    if trailingClosure != nil { labels.append(nil) }
    labels += additionalTrailingClosures.map { $0.label.text.unquoted }
    return labels
  }
}

extension SyntaxProtocol {
  /// The declarations around a node, nearest first.
  var typesAround: [Syntax] {
    var result: [Syntax] = []
    var next = parent
    while let node = next {
      if node.is(ClassDeclSyntax.self) || node.is(ExtensionDeclSyntax.self)
        || node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self)
        || node.is(ActorDeclSyntax.self) || node.is(ProtocolDeclSyntax.self)
      {
        result.append(node)
      }
      next = node.parent
    }
    return result
  }

  /// Whether the node is inside a function, so that nothing outside can name it.
  var isLocal: Bool {
    var next = parent
    while let node = next {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        return true
      }
      next = node.parent
    }
    return false
  }

  /// The name of the type a member is in, as in `Board.Cell`.
  var ownerName: String? {
    let names = typesAround.reversed().compactMap { $0.typeName }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  var typeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text.unquoted }
    if let node = self.as(StructDeclSyntax.self) { return node.name.text.unquoted }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.text.unquoted }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.text.unquoted }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.text.unquoted }
    if let node = self.as(ExtensionDeclSyntax.self) {
      return node.extendedType.trimmedDescription
    }
    return nil
  }
}

extension MemberBlockItemListSyntax {
  /// The members that `#if` leaves.
  func active(in conditions: BuildConditions) -> [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      let clause = condition.activeClause(in: conditions).clause
      guard case .decls(let inner)? = clause?.elements else { return [] }
      return inner.active(in: conditions)
    }
  }
}
