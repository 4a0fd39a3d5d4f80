import SwiftSyntax

extension FunctionDeclSyntax {
  var hasInout: Bool {
    signature.parameterClause.parameters.contains {
      $0.type.trimmedDescription.hasPrefix("inout") || $0.ellipsis != nil
    }
  }
}

extension FunctionDeclSyntax {
  /// The types of the arguments without attributes such as `@escaping`.
  var argumentTypes: [String] {
    signature.parameterClause.parameters.map { parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
      let text = type.trimmedDescription
      // `Type!` is no type of its own.
      return text.hasSuffix("!") ? text.dropLast() + "?" : text
    }
  }
}

extension ModuleFacts {
  func isGenericType(_ name: String) -> Bool {
    genericTypes.contains(name) || Self.genericClasses.contains(name)
  }

  /// The generic classes of the frameworks.
  private static let genericClasses: Set<String> = [
    "NSCache", "NSLayoutAnchor", "NSHashTable", "NSMapTable", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource",
  ]

  /// Whether the module declares a type of a name.
  func isDeclared(_ name: String) -> Bool {
    classesByName[name] != nil || valueTypes.contains(name) || protocols.contains(name)
  }
}
