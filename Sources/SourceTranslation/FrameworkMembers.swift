import SwiftParser
import SwiftSyntax

/// What the protocols of the frameworks leave open.
///
/// `text` has the protocols with just those methods. `swift run tsumiki-protocols` writes it from the frameworks'
/// own sources: it is written down, and not made by each build, because the tool takes a tenth of the time
/// that a package's first build takes.
enum FrameworkMembers {
  /// The protocols that leave methods open, by name.
  static let protocols: [String: SourceFacts.ProtocolFact] = {
    let found = Parser.parse(source: text).statements.compactMap { item in
      item.item.as(ProtocolDeclSyntax.self).map(fact)
    }
    return Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
  }()

  /// The full names of all methods that are left open.
  static let names = Set(protocols.values.flatMap(\.optional).map(\.full))

  /// The full names of what the protocols ask for.
  static let required = Set(requiredText.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func fact(_ node: ProtocolDeclSyntax) -> SourceFacts.ProtocolFact {
    SourceFacts.ProtocolFact(
      name: node.name.text,
      inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      optional: node.memberBlock.members.compactMap { item in
        item.decl.as(FunctionDeclSyntax.self).map { method in
          SourceFacts.OptionalMethod(
            full: method.fullName,
            types: method.comparableTypes,
            declaration: declaration(method)
          )
        }
      }
    )
  }

  /// The method as a class has it that does not know it: with the answer of the protocol's default,
  /// so that whoever asks sees a default and not a method.
  private static func declaration(_ method: FunctionDeclSyntax) -> String {
    let arguments = method.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let signature = method.signature.trimmedDescription.split(separator: "\n")
      .map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ")
    return "@MainActor @preconcurrency func \(method.name.text)\(signature)"
      + " { _Defaults.shared.\(method.name.text)(\(arguments.joined(separator: ", "))) }"
  }
}
