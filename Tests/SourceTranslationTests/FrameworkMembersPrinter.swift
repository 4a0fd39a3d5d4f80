import Foundation
import SwiftParser
import SwiftSyntax

@testable import SourceTranslation

/// Writes down which methods of delegate protocols are left open: those that the protocol asks for
/// and an extension of it answers.
enum FrameworkMembersPrinter {
  /// Sources cannot tell these from protocols whose defaults are conveniences, which nobody looks
  /// for by their selectors.
  private static let suffixes = [
    "Delegate", "DataSource", "Prefetching", "AnimatedTransitioning", "FlowLayout",
  ]

  /// A protocol and what its extensions answer.
  private struct OpenProtocol {
    let node: ProtocolDeclSyntax
    var defaults: Set<String> = []

    private var methods: [FunctionDeclSyntax] {
      node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter { !$0.modifiers.isStatic }
    }

    var openMethods: [FunctionDeclSyntax] { methods.filter { defaults.contains($0.fullName) } }

    var requiredMethods: [FunctionDeclSyntax] { methods.filter { !defaults.contains($0.fullName) } }
  }

  /// The Swift file that holds what the protocols of these sources ask for.
  static func required(_ sources: [String]) -> String {
    let names = protocols(in: sources, open: false).values.flatMap(\.requiredMethods)
      .map { "    \($0.fullName)" }
    let lines = [
      "// Written by FrameworkMembersTests from the frameworks' sources.",
      "",
      "extension FrameworkMembers {",
      "  /// The methods that the protocols ask for, by name.",
      "  static let requiredText = \"\"\"",
    ]
    return (lines + Set(names).sorted() + ["    \"\"\"", "}", ""]).joined(separator: "\n")
  }

  /// The Swift file that holds the protocols of these sources.
  static func text(_ sources: [String]) -> String {
    let found = protocols(in: sources)
    var lines = [
      "// swift-format-ignore-file",
      "// Written by FrameworkMembersTests from the frameworks' sources.",
      "",
      "extension FrameworkMembers {",
      "  /// The protocols with what they leave open.",
      "  static let text = \"\"\"",
    ]
    for (name, entry) in found.sorted(by: { $0.key < $1.key }) {
      let types = entry.node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let inherited = types.filter { found[$0] != nil }
      let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
      lines.append("    protocol \(name)\(clause) {")
      lines += entry.openMethods.map { "      \(requirement($0))" }.sorted()
      lines.append("    }")
    }
    lines += ["    \"\"\"", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func protocols(
    in sources: [String],
    open: Bool = true
  ) -> [String: OpenProtocol] {
    var found: [String: OpenProtocol] = [:]
    for item in statements(of: sources, with: ["public protocol"]) {
      guard let node = item.item.as(ProtocolDeclSyntax.self), node.modifiers.has("public"),
        suffixes.contains(where: node.name.text.hasSuffix)
      else { continue }
      found[node.name.text] = OpenProtocol(node: node)
    }
    for item in statements(of: sources, with: found.keys.map { "extension \($0)" }) {
      guard let node = item.item.as(ExtensionDeclSyntax.self), node.genericWhereClause == nil
      else { continue }
      let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      found[node.extendedType.trimmedDescription]?.defaults
        .formUnion(methods.filter { !$0.modifiers.isStatic }.map(\.fullName))
    }
    return open ? found.filter { !$1.openMethods.isEmpty } : found
  }

  /// The statements of those sources that one of the words is in; parsing is what takes time.
  private static func statements(
    of sources: [String],
    with words: [String]
  ) -> [CodeBlockItemSyntax] {
    sources.filter { source in words.contains { strstr(source, $0) != nil } }
      .flatMap { Parser.parse(source: $0).statements }
  }

  /// A requirement on one line, without attributes and comments.
  private static func requirement(_ method: FunctionDeclSyntax) -> String {
    let result = method.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    let parameters = method.signature.parameterClause.parameters.map { parameter in
      let name = parameter.secondName.map { "\(parameter.firstName.text) \($0.text)" }
      return "\(name ?? parameter.firstName.text): \(parameter.type.trimmedDescription)"
    }
    return "func \(method.name.text)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
