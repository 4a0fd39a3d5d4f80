import SwiftSyntax

extension SourceParts {
  /// The body of the function that a line is in, with what stands in its place; callers keep what they
  /// call.
  ///
  /// An override has none: where it goes, that of the class it inherits from serves.
  func body(_ line: Int, _ needs: String) -> SourcePart? {
    let bodies = Bodies(tree) { self.lines($0).contains(line) }
    guard let found = bodies.found else { return nil }
    let (name, _) = naming(found.declaration)
    if Self.isEntry(found.declaration, named: name) { return nil }
    let owner = found.declaration.ownerName
    let full = owner.map { "\(name) of \($0)" } ?? name
    let arguments = "\(full.quoted), needs: \(needs.quoted)"
    var part = SourcePart(
      name: "the body of \(name)",
      owner: owner,
      declared: [],
      start: found.body.bytes.lowerBound,
      end: found.body.bytes.upperBound,
      line: converter.location(
        for: found.declaration.positionAfterSkippingLeadingTrivia
      ).line
    )
    switch found.result {
    case .nothing: part.replacement = "{ _leftOut(\(arguments)) }"
    case .optional: part.replacement = "{ _leftOut(\(arguments)); return nil }"
    case .value: part.replacement = "{ return _leftOutResult(\(arguments)) }"
    case .thrown: part.replacement = "{ return try _leftOutThrown(\(arguments)) }"
    case .madeOrThrown: part.replacement = "{ throw _leftOutError(\(arguments)) }"
    case .view: part.replacement = "{ _leftOut(\(arguments)); return SwiftUI.EmptyView() }"
    case .unknown: part.replacement = "{ _leftOutValue(\(arguments)) }"
    }
    return part
  }
}

/// Finds the outermost body of a function of a file or type that a line is in.
private final class Bodies: SyntaxVisitor {
  enum Result {
    case nothing
    case optional
    /// Of a type that may have a value for nothing.
    case value
    /// Of a type that may have a value for nothing, of a function that may throw in its place.
    case thrown
    /// An object, of an initialiser that may throw in its place.
    case madeOrThrown
    /// Some view of SwiftUI's, which may be one that shows nothing.
    case view
    /// Whatever the body makes it.
    case unknown

    init(_ type: TypeSyntax?, throws isThrowing: Bool = false) {
      guard let text = type?.trimmedDescription, !["Void", "()"].contains(text) else {
        self = .nothing
        return
      }
      let isOpaque = text.hasPrefix("some ")
      if ["some View", "some SwiftUI.View"].contains(text) {
        self = .view
      } else {
        self = text.hasSuffix("?") ? .optional : isOpaque || text == "Never" ? .unknown : .value
      }
      if isThrowing, self == .value { self = .thrown }
    }
  }

  struct Found {
    let declaration: DeclSyntax
    let body: Syntax
    let result: Result
  }

  private(set) var found: Found?
  private let isHere: (Syntax) -> Bool

  init(_ tree: SourceFileSyntax, _ isHere: @escaping (Syntax) -> Bool) {
    self.isHere = isHere
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func enter(_ declaration: some DeclSyntaxProtocol, _ body: Syntax?, _ result: Result) {
    guard found == nil, let body, isHere(body) else { return }
    found = Found(declaration: DeclSyntax(declaration), body: body, result: result)
  }

  /// Whether a function may throw what it likes.
  private static func throwsAnything(_ effects: FunctionEffectSpecifiersSyntax?) -> Bool {
    guard let clause = effects?.throwsClause else { return false }
    return clause.type == nil && clause.throwsSpecifier.text == "throws"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.has("override") {
      let type = node.signature.returnClause?.type
      let result = Result(type, throws: Self.throwsAnything(node.signature.effectSpecifiers))
      enter(node, node.body.map { Syntax($0) }, result)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let made: Result =
      Self.throwsAnything(node.signature.effectSpecifiers) ? .madeOrThrown : .unknown
    enter(node, node.body.map { Syntax($0) }, node.optionalMark == nil ? made : .optional)
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.body.map { Syntax($0) }, .nothing)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.has("override"), node.bindings.count == 1,
      let binding = node.bindings.first, let block = binding.accessorBlock
    else { return .skipChildren }
    let type = Result(binding.typeAnnotation?.type)
    switch block.accessors {
    case .getter: enter(node, Syntax(block), type)
    case .accessors(let list):
      for accessor in list {
        let gives = accessor.accessorSpecifier.text == "get"
        enter(node, accessor.body.map { Syntax($0) }, gives ? type : .nothing)
      }
    @unknown default: break
    }
    return .skipChildren
  }
}
