import Foundation
import SwiftParser
import SwiftSyntax

/// The protocols of the frameworks that delegates adopt, read from the frameworks' own sources.
///
/// A method is left open where the protocol asks for it and an extension without conditions answers.
struct OpenProtocols {
  /// Sources cannot tell these from protocols whose defaults are conveniences, which nobody looks
  /// for by their selectors.
  private static let suffixes = [
    "Delegate", "DataSource", "Prefetching", "AnimatedTransitioning", "FlowLayout",
  ]

  /// A protocol and what its extensions answer.
  private struct Entry {
    let node: ProtocolDeclSyntax
    var defaults: Set<String> = []

    private var methods: [FunctionDeclSyntax] {
      node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter { !$0.isStatic }
    }

    var openMethods: [FunctionDeclSyntax] { methods.filter { defaults.contains($0.fullName) } }

    var requiredMethods: [FunctionDeclSyntax] { methods.filter { !defaults.contains($0.fullName) } }
  }

  private let entries: [String: Entry]

  /// Where the file lies in the project.
  static let place = "Sources/SourceTranslation/FrameworkMembers+Text.swift"

  /// Reads the frameworks in a copy of the project.
  init(project: URL) throws {
    let sources = try ["QuartzCore", "UIKit"].flatMap { framework in
      let folder = project.appendingPathComponent("Sources/\(framework)").path
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }
    self.init(sources: sources)
  }

  /// Reads the texts of Swift files, of which the later may extend protocols of the earlier.
  init(sources: [String]) {
    var found: [String: Entry] = [:]
    for item in Self.statements(of: sources, with: ["public protocol"]) {
      guard let node = item.item.as(ProtocolDeclSyntax.self),
        node.modifiers.contains(where: { $0.name.text == "public" }),
        Self.suffixes.contains(where: node.name.text.hasSuffix)
      else { continue }
      found[node.name.text] = Entry(node: node)
    }
    for item in Self.statements(of: sources, with: found.keys.map { "extension \($0)" }) {
      guard let node = item.item.as(ExtensionDeclSyntax.self), node.genericWhereClause == nil
      else { continue }
      let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      found[node.extendedType.trimmedDescription]?.defaults
        .formUnion(methods.filter { !$0.isStatic }.map(\.fullName))
    }
    entries = found
  }

  /// The protocols that leave methods open, with those alone, as Swift.
  var openText: String {
    let open = entries.filter { !$1.openMethods.isEmpty }
    return open.sorted { $0.key < $1.key }.map { name, entry in
      let types = entry.node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let inherited = types.filter { open[$0] != nil }
      let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
      let methods = entry.openMethods.map { "  \($0.requirement)\n" }.sorted()
      return "protocol \(name)\(clause) {\n\(methods.joined())}\n"
    }.joined()
  }

  /// The full names of the methods that the protocols ask for, one a line.
  var requiredText: String {
    Set(entries.values.flatMap(\.requiredMethods).map { "\($0.fullName)\n" }).sorted().joined()
  }

  /// The Swift file that holds both texts.
  var file: String {
    """
    // Written by `swift run tsumiki-protocols` from the frameworks' sources.
    // swift-format-ignore-file

    extension FrameworkMembers {
      /// The protocols with what they leave open.
      static let text = #\"""
    \(openText)\"""#

      /// The methods that the protocols ask for, by name.
      static let requiredText = #\"""
    \(requiredText)\"""#
    }

    """
  }

  /// The statements of those sources that one of the words is in; parsing is what takes time.
  private static func statements(
    of sources: [String],
    with words: [String]
  ) -> [CodeBlockItemSyntax] {
    sources.filter { source in words.contains { strstr(source, $0) != nil } }
      .flatMap { Parser.parse(source: $0).statements }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// The name with argument labels, as in `tap(_:for:)`.
  fileprivate var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }

  /// A requirement on one line, without attributes and comments.
  fileprivate var requirement: String {
    let result = signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    let parameters = signature.parameterClause.parameters.map { parameter in
      let name = parameter.secondName.map { "\(parameter.firstName.text) \($0.text)" }
      return "\(name ?? parameter.firstName.text): \(parameter.type.trimmedDescription)"
    }
    return "func \(name.text)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
