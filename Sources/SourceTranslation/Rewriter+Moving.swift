import SwiftIfConfig
import SwiftSyntax

extension Rewriter {
  /// Brings members of extensions that others override into their class.
  func moveMembers(_ other: (String) -> Rewriter?) {
    openPrivateMembers()
    for (_, moved) in facts.moved.sorted(by: { $0.key < $1.key }) {
      for entry in moved where entry.file == path {
        edits.remove(entry.member.start..<entry.member.end, of: source)
      }
    }
    let finder = ClassFinder(tree, conditions)
    var rewriters: [String: Rewriter] = [:]
    for (owner, moved) in facts.moved.sorted(by: { $0.key < $1.key }) {
      guard let declaration = finder.classes[owner] else { continue }
      var text = ""
      for entry in moved {
        let origin = entry.file == path ? self : rewriters[entry.file] ?? other(entry.file)
        guard let origin else { continue }
        rewriters[entry.file] = origin
        let member = origin.edits.apply(
          to: origin.source,
          in: entry.member.start..<entry.member.end
        )
        let access = entry.member.access.map { $0 + " " } ?? ""
        text +=
          "\n#sourceLocation(file: \(entry.file.quoted), line: \(entry.member.line))\n"
          + access + member
      }
      let brace = declaration.memberBlock.rightBrace
      text += "\n#sourceLocation(file: \(path.quoted), line: \(line(of: brace)))\n"
      edits.insert(text, at: brace.bytes.lowerBound)
    }
  }

  /// Members that move to another file may use what is private here: it is opened for them.
  private func openPrivateMembers() {
    let own = Set(ClassFinder(tree, conditions).classes.keys)
    let leaving = facts.moved.filter { !own.contains($0.key) }.values.joined()
      .filter { $0.file == path }.map { $0.member.start..<$0.member.end }
    guard !leaving.isEmpty else { return }
    let used = NameFinder(tree, in: leaving).names
    func open(_ modifiers: DeclModifierListSyntax, _ names: [String]) {
      guard let access = modifiers.modifier("private") ?? modifiers.modifier("fileprivate"),
        !used.isDisjoint(with: names)
      else { return }
      edits.blank(access.bytes, of: source)
    }
    func open(_ declaration: DeclSyntax) {
      if let method = declaration.as(FunctionDeclSyntax.self) {
        open(method.modifiers, [method.baseName])
      } else if let property = declaration.as(VariableDeclSyntax.self) {
        open(property.modifiers, property.names)
      }
    }
    for item in tree.statements {
      guard case .decl(let declaration) = item.item else { continue }
      open(declaration)
      guard let type = declaration.as(ExtensionDeclSyntax.self) else { continue }
      let isPrivate = type.modifiers.has("private") || type.modifiers.has("fileprivate")
      if isPrivate { open(type.modifiers, Array(used)) }
      for member in type.memberBlock.members { open(member.decl) }
    }
  }
}

/// Finds the names that parts of a file use.
private final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let ranges: [Range<Int>]

  init(_ tree: SourceFileSyntax, in ranges: [Range<Int>]) {
    self.ranges = ranges
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let position = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if case .identifier(let name) = token.tokenKind,
      ranges.contains(where: { $0.contains(position) })
    {
      names.insert(name.unquoted)
    }
    return .visitChildren
  }
}

/// Finds the classes of a file, of those that are there under its conditions.
private final class ClassFinder: ActiveSyntaxVisitor {
  private(set) var classes: [String: ClassDeclSyntax] = [:]

  init(_ tree: SourceFileSyntax, _ conditions: BuildConditions) {
    super.init(viewMode: .sourceAccurate, configuration: conditions)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[(node.ownerName.map { $0 + "." } ?? "") + node.name.text.unquoted] = node
    return .visitChildren
  }
}
