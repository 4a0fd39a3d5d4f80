import SwiftSyntax

/// The optional members of a protocol, which are defaults of an extension here.
///
/// The defaults are never called: whoever calls asks first whether the member is there.
struct OptionalMembers {
  let protocolName: String
  private let access: String
  private let members: [DeclSyntax]

  init(protocolName: String, _ node: ProtocolDeclSyntax) {
    self.protocolName = protocolName
    let written = node.modifiers.access
    access = written == "public" || written == "package" ? written.map { $0 + " " } ?? "" : ""
    members = node.memberBlock.members.map(\.decl).filter { declaration in
      declaration.as(FunctionDeclSyntax.self)?.modifiers.has("optional")
        ?? declaration.as(VariableDeclSyntax.self)?.modifiers.has("optional") ?? false
    }
  }

  /// Whether a protocol leaves a property open whose type does not say so.
  ///
  /// It leaves the protocol, and whoever asks for it gets what the object has by that name.
  static func isOpen(_ property: VariableDeclSyntax) -> Bool {
    guard property.modifiers.has("optional"), !property.modifiers.isStatic,
      let type = property.bindings.first?.typeAnnotation?.type.trimmedDescription
    else { return false }
    return !type.hasSuffix("?") && !type.hasSuffix("!")
  }

  /// The extension with the defaults; empty when no member is optional.
  var defaults: String {
    guard !members.isEmpty else { return "" }
    return "extension \(protocolName) {\n" + members.map { "  \(text($0))\n" }.joined() + "}\n"
  }

  /// A method as a class has it that does not know it.
  static func declaration(_ method: FunctionDeclSyntax) -> String {
    "func \(method.name.text)\(method.signature.trimmedDescription.oneLine) { \(answer(method)) }"
  }

  private func text(_ declaration: DeclSyntax) -> String {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      let signature = method.signature.trimmedDescription.oneLine
      let generics = method.genericParameterClause?.trimmedDescription ?? ""
      let kind = method.modifiers.isStatic ? "static " : ""
      let available = method.attributes.named("available")?.trimmedDescription
      let attribute = available.map { $0.contains("deprecated") ? "" : "\($0) " } ?? ""
      return "\(attribute)\(access)\(kind)func \(method.name.text)\(generics)\(signature)"
        + " { \(Self.answer(method)) }"
    }
    guard let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, let type = binding.typeAnnotation?.type
    else { return "" }
    let name = binding.pattern.trimmedDescription
    if Self.isOpen(property) {
      return "\(access)var \(name): (\(type.trimmedDescription))? {"
        + " KeyTable.optional(\(name.quoted), of: self) }"
    }
    let isWritable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
    let written = type.trimmedDescription
    let value = written.hasSuffix("?") || written.hasSuffix("!") ? "nil" : Self.stop(name)
    let kind = property.modifiers.isStatic ? "static " : ""
    return "\(access)\(kind)var \(name): \(written) { get { \(value) }"
      + "\(isWritable ? " set {}" : "") }"
  }

  private static func answer(_ method: FunctionDeclSyntax) -> String {
    guard let result = method.signature.returnClause?.type.trimmedDescription,
      !["Void", "()"].contains(result)
    else { return "" }
    return result.hasSuffix("?") ? "nil" : stop(method.fullName)
  }

  private static func stop(_ name: String) -> String {
    "fatalError(\("\(name) is optional and its object does not have it".quoted))"
  }
}

extension String {
  fileprivate var oneLine: String { replacing("\n", with: " ") }
}
