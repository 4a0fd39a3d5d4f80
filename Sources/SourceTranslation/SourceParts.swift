import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A part of a file that can be left out, with the rest still being Swift.
package struct SourcePart: Codable, Hashable, Sendable {
  /// What it is, as in `loadView()` or `extension EKEvent`.
  package let name: String
  /// The type around it, if any.
  package let owner: String?
  /// The names that are gone without it.
  package let declared: [String]
  /// Where it is in the file, in bytes.
  package let start: Int
  /// Where it ends.
  package let end: Int
  /// The line it starts on.
  package internal(set) var line: Int
  /// What stands in its place, if anything.
  package var replacement: String?
  /// Whether it is a statement of a function that stays.
  package var isStatement = false

  /// Whether another part lies in it.
  package func holds(_ other: SourcePart) -> Bool { start <= other.start && other.end <= end }
}

extension SourceTranslator {
  /// A file without some of its parts; its lines stay where they are.
  package static func leavingOut(_ parts: some Sequence<SourcePart>, of source: String) -> String {
    let bytes = Array(source.utf8)
    var edits = TextEdits()
    var end = 0
    for part in parts.sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) })
    where part.end <= bytes.count && part.end > end {
      let range = max(part.start, end)..<part.end
      if let replacement = part.replacement {
        let newlines = bytes[range].count { $0 == UInt8(ascii: "\n") }
        edits.replace(range, with: replacement + String(repeating: "\n", count: newlines))
      } else {
        edits.blank(range, of: bytes)
      }
      end = part.end
    }
    return edits.apply(to: bytes)
  }
}

/// A file, read once, to find parts of it by line that can be left out.
package struct SourceParts {
  /// Methods that apps begin with.
  static let entries: Set<String> = [
    "application(_:didFinishLaunchingWithOptions:)",
    "application(_:willFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)", "main()",
  ]

  /// Whether an app begins in a function; an operation's `main()` is none such.
  static func isEntry(_ declaration: DeclSyntax, named name: String) -> Bool {
    guard name == "main()" else { return entries.contains(name) }
    return declaration.as(FunctionDeclSyntax.self)?.modifiers.isStatic ?? true
  }

  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  /// Reads a file's text.
  package init(_ source: String) {
    tree = Parser.parse(source: SourceNesting.bounded(source))
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// The parts that a line is in and that can be left out, the smallest first; none where an app begins.
  ///
  /// Of a function a statement or the body is smaller than the whole: what stands in the body's place
  /// says that it needs `needs`. `missing` is the name of a type that is not here: from a list of what a type conforms
  /// to, only that entry is left out.
  package func parts(
    line: Int,
    missing: String?,
    needs: String = "what is left out elsewhere"
  ) -> [SourcePart] {
    let statement = statement(line)
    guard let whole = part(line, missing) else { return [statement].compactMap { $0 } }
    return [statement, body(line, needs), whole].compactMap { $0 }
  }

  func part(_ line: Int, _ missing: String?) -> SourcePart? {
    for item in tree.statements {
      guard lines(item).contains(line) else { continue }
      guard case .decl(let declaration) = item.item else { return nil }
      return part(declaration, line, missing)
    }
    return nil
  }

  private func part(_ declaration: DeclSyntax, _ line: Int, _ missing: String?) -> SourcePart? {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      return part(in: condition, line, missing)
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      return whole(declaration)
    }
    if let missing, let extended = declaration.as(ExtensionDeclSyntax.self),
      names(extended.extendedType).contains(missing)
    {
      return whole(declaration)
    }
    for member in group.memberBlock.members where lines(member).contains(line) {
      return part(member.decl, line, missing)
    }
    if let missing, let clause = group.inheritanceClause,
      let entry = clause.inheritedTypes.first(where: { names($0.type).contains(missing) })
    {
      return part(entry, clause, declaration)
    }
    return whole(declaration)
  }

  private func part(
    in condition: IfConfigDeclSyntax,
    _ line: Int,
    _ missing: String?
  ) -> SourcePart? {
    for clause in condition.clauses where lines(clause).contains(line) {
      switch clause.elements {
      case .decls(let members):
        for member in members where lines(member).contains(line) {
          return part(member.decl, line, missing)
        }
      case .statements(let statements):
        for item in statements where lines(item).contains(line) {
          guard case .decl(let declaration) = item.item else { return nil }
          return part(declaration, line, missing)
        }
      default: return nil
      }
    }
    return nil
  }

  /// An entry of what a type conforms to.
  private func part(
    _ entry: InheritedTypeSyntax,
    _ clause: InheritanceClauseSyntax,
    _ declaration: DeclSyntax
  ) -> SourcePart? {
    let entries = Array(clause.inheritedTypes)
    let name = entry.type.trimmedDescription
    let isFirst = entry.id == entries[0].id
    let isProtocol = ["Delegate", "DataSource", "Protocol", "able", "ing"].contains {
      name.hasSuffix($0)
    }
    if isFirst, declaration.is(ClassDeclSyntax.self), !isProtocol { return whole(declaration) }
    var range = entry.bytes
    if entries.count == 1 {
      if declaration.is(ExtensionDeclSyntax.self) { return whole(declaration) }
      range = clause.bytes
    } else if let index = entries.firstIndex(where: { $0.id == entry.id }), index > 0,
      let comma = entries[index - 1].trailingComma
    {
      range = comma.bytes.lowerBound..<entry.type.bytes.upperBound
    }
    return SourcePart(
      name: "conformance to \(name)",
      owner: declaration.typeName,
      declared: [],
      start: range.lowerBound,
      end: range.upperBound,
      line: converter.location(for: entry.positionAfterSkippingLeadingTrivia).line
    )
  }

  private func whole(_ declaration: DeclSyntax) -> SourcePart? {
    let (name, declared) = naming(declaration)
    if Self.isEntry(declaration, named: name) { return nil }
    if let type = declaration.asProtocol((any WithAttributesSyntax).self),
      type.attributes.hasAny(of: ["main", "UIApplicationMain"])
    {
      return nil
    }
    // A semicolon that is left behind ends nothing.
    let semicolon =
      declaration.parent?.as(MemberBlockItemSyntax.self)?.semicolon
      ?? declaration.parent?.as(CodeBlockItemSyntax.self)?.semicolon
    let end = semicolon?.bytes.upperBound ?? declaration.bytes.upperBound
    return SourcePart(
      name: name,
      owner: declaration.ownerName,
      declared: declared,
      start: declaration.bytes.lowerBound,
      end: end,
      line: converter.location(for: declaration.positionAfterSkippingLeadingTrivia).line,
      replacement: outlet(declaration, declared.first)
    )
  }

  /// What takes a nib's connection where the outlet that it leads to is left out.
  private func outlet(_ declaration: DeclSyntax, _ name: String?) -> String? {
    guard let name, let property = declaration.as(VariableDeclSyntax.self),
      property.attributes.named("IBOutlet") != nil,
      property.typesAround.first?.is(ClassDeclSyntax.self) == true
    else { return nil }
    return "@objc(\(name)) var _leftOut_\(name): Any?"
  }

  func naming(_ declaration: DeclSyntax) -> (String, [String]) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      return (method.fullName, [method.baseName])
    }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return (property.names.joined(separator: ", "), property.names)
    }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      return ("extension \(extended.extendedType.trimmedDescription)", members(extended))
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return (alias.name.text, [alias.name.text])
    }
    if let enumCase = declaration.as(EnumCaseDeclSyntax.self) {
      let names = enumCase.elements.map(\.name.text)
      return ("case \(names.joined(separator: ", "))", names)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return (initializer.fullName, [])
    }
    if declaration.is(SubscriptDeclSyntax.self) { return ("subscript", []) }
    if declaration.is(DeinitializerDeclSyntax.self) { return ("deinit", []) }
    if declaration.is(ImportDeclSyntax.self) { return (declaration.trimmedDescription, []) }
    let name = declaration.typeName ?? "a part"
    return (name, declaration.typeName.map { [$0] } ?? [])
  }

  private func members(_ extended: ExtensionDeclSyntax) -> [String] {
    extended.memberBlock.members.flatMap { naming($0.decl).1 }
  }

  private func names(_ type: TypeSyntax) -> [String] {
    type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  func lines(_ node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return first...max(first, last)
  }
}
