import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Reads what other files have to know of a file.
final class FactsReader: ActiveSyntaxVisitor {
  private(set) var facts = SourceFacts()
  private let converter: SourceLocationConverter
  private let conditions: BuildConditions

  init(_ file: SourceFileSyntax, _ conditions: BuildConditions) {
    converter = SourceLocationConverter(fileName: "", tree: file)
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate, configuration: conditions)
    walk(file)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    Rewriter.previews.contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    Rewriter.previews.contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    facts.imports.append(SourceFacts.Import(module: module, line: line))
    return .skipChildren
  }

  /// What Foundation and UIKit pass on counts as imported.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, let module = passedOn(name),
      !isImported(module)
    else { return .visitChildren }
    let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    facts.imports.append(SourceFacts.Import(module: module, line: line))
    return .visitChildren
  }

  private func passedOn(_ name: String) -> String? {
    if let module = AppleFrameworks.seenWithFoundation(name) { return module }
    if let module = AppleFrameworks.seenWithSwiftUI(name), isImported("SwiftUI") { return module }
    return AppleFrameworks.seenWithUIKit(name).flatMap { isImported("UIKit") ? $0 : nil }
  }

  private func isImported(_ module: String) -> Bool {
    facts.imports.contains { $0.module == module }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal else { return .visitChildren }
    let outer = node.ownerName.map { $0 + "." } ?? ""
    let inherited = node.inheritanceClause?.inheritedTypes.map {
      // Without arguments: `Base<Item>` is found as `Base`.
      String($0.type.trimmedDescription.prefix { $0 != "<" })
    }
    var overrides: [String] = []
    var lines: [Int] = []
    let members = node.memberBlock.members.active(in: conditions)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    for member in members {
      if let method = member.as(FunctionDeclSyntax.self), method.modifiers.has("override") {
        overrides.append(method.fullName)
        lines.append(converter.location(for: method.name.positionAfterSkippingLeadingTrivia).line)
      }
      if let property = member.as(VariableDeclSyntax.self), property.modifiers.has("override") {
        overrides += property.names
        let line = converter.location(
          for: property.bindingSpecifier.positionAfterSkippingLeadingTrivia
        ).line
        lines += property.names.map { _ in line }
      }
    }
    facts.classes.append(
      SourceFacts.ClassFact(
        name: outer + node.name.text.unquoted,
        inherited: inherited ?? [],
        overrides: overrides,
        overrideLines: lines,
        isGeneric: node.genericParameterClause != nil,
        isOnMainActor: node.attributes.named("MainActor") != nil,
        declaresInitializer: initializers.contains { !$0.modifiers.has("convenience") },
        declaresPlainInitializer: initializers.contains(where: \.isPlain),
        frameInitializerAccess: initializers.first(where: \.isConvenienceFromFrame)
          .map { $0.modifiers.access ?? "" },
        isUnavailable: node.attributes.isUnavailable,
        access: node.modifiers.access
      )
    )
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterValueType(node.name, in: node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterValueType(node.name, in: node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let protocols = node.inheritanceClause.names
    if !protocols.isEmpty {
      facts.conformances.append(
        SourceFacts.Conformance(
          owner: node.extendedType.trimmedDescription,
          protocols: protocols
        )
      )
    }
    return .visitChildren
  }

  private func enterValueType(_ name: TokenSyntax, in node: some SyntaxProtocol) {
    guard !node.isLocal else { return }
    facts.valueTypes.insert((node.ownerName.map { $0 + "." } ?? "") + name.text.unquoted)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.protocols.insert(node.name.text.unquoted)
    let optional = node.memberBlock.members.compactMap { item -> SourceFacts.OptionalMethod? in
      guard let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.has("optional"),
        !method.modifiers.isStatic, method.genericParameterClause == nil
      else { return nil }
      return SourceFacts.OptionalMethod(
        full: method.fullName,
        types: method.comparableTypes,
        declaration: OptionalMembers.declaration(method)
      )
    }
    facts.protocolFacts.append(
      SourceFacts.ProtocolFact(
        name: node.name.text.unquoted,
        inherited: node.inheritanceClause.names,
        optional: optional,
        methods: Set(
          node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.fullName }
        )
      )
    )
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.has("optional") {
        facts.optionalMethods.insert(method.selector)
      }
      if let property = item.decl.as(VariableDeclSyntax.self), OptionalMembers.isOpen(property) {
        facts.optionalProperties.formUnion(property.names)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.baseName)
    guard !node.isLocal, let owner = node.ownerName else { return .visitChildren }
    if node.baseName.hasPrefix("test"), node.labels.isEmpty, !node.modifiers.isStatic,
      node.modifiers.access.map({ !$0.hasSuffix("private") }) ?? true
    {
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      facts.tests.append(SourceFacts.Test(owner: owner, name: node.baseName, isAsync: isAsync))
    }
    if Exposure.isExposed(node.attributes, node.modifiers, in: node.typesAround.first) {
      facts.methods.append(
        SourceFacts.Member(
          owner: owner,
          base: node.baseName,
          full: node.fullName,
          selector: node.selector
        )
      )
    }
    enter(Syntax(node), full: node.fullName, node.modifiers, owner)
    enterMethod(node, owner)
    return .visitChildren
  }

  /// Notes a method that could answer for a delegate.
  private func enterMethod(_ node: FunctionDeclSyntax, _ owner: String) {
    let around = node.typesAround.first
    let written = node.modifiers.access
    guard !node.modifiers.isStatic, node.genericParameterClause == nil,
      written != "private", written != "fileprivate", node.attributes.named("nonobjc") == nil,
      around?.is(ClassDeclSyntax.self) == true || around?.is(ExtensionDeclSyntax.self) == true
    else { return }
    let given = around?.as(ExtensionDeclSyntax.self)?.modifiers.access
    if written == nil, given == "private" || given == "fileprivate" { return }
    facts.instanceMethods.append(
      SourceFacts.Method(
        owner: owner,
        full: node.fullName,
        types: node.comparableTypes,
        access: written ?? given,
        isOverride: node.modifiers.has("override")
      )
    )
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.formUnion(node.names)
    if !node.isLocal, let owner = node.ownerName, let name = node.names.first {
      enter(Syntax(node), full: name, node.modifiers, owner)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node) { facts.optionalCalls.insert(call.selector) }
    return .visitChildren
  }

  /// Notes what an extension has that could have to move.
  private func enter(
    _ node: Syntax,
    full: String,
    _ modifiers: DeclModifierListSyntax,
    _ owner: String
  ) {
    guard let around = node.typesAround.first?.as(ExtensionDeclSyntax.self), !modifiers.isStatic
    else { return }
    let given = around.modifiers.access
    let access = modifiers.access == nil && ["public", "package"].contains(given) ? given : nil
    facts.extensionMembers.append(
      SourceFacts.ExtensionMember(
        owner: owner,
        full: full,
        isOverride: modifiers.has("override") || modifiers.has("open"),
        access: access,
        start: node.bytes.lowerBound,
        end: node.bytes.upperBound,
        line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      )
    )
  }
}

/// Whether Objective-C would see a member.
enum Exposure {
  static let attributes: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  static func isExposed(
    _ own: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    in type: Syntax?
  ) -> Bool {
    guard own.named("nonobjc") == nil else { return false }
    if own.hasAny(of: attributes) || modifiers.has("dynamic") { return true }
    if let type = type?.as(ClassDeclSyntax.self) {
      return type.attributes.named("objcMembers") != nil && !isPrivate(modifiers)
    }
    if let type = type?.as(ExtensionDeclSyntax.self) {
      return type.attributes.named("objc") != nil
    }
    return false
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.has("private") || modifiers.has("fileprivate")
  }
}

extension InitializerDeclSyntax {
  /// Whether it can be called without arguments, from anywhere in the file, and always works.
  fileprivate var isPlain: Bool {
    let parameters = signature.parameterClause.parameters
    return optionalMark == nil && genericParameterClause == nil
      && signature.effectSpecifiers == nil && parameters.allSatisfy { $0.defaultValue != nil }
      && !modifiers.has("private") && attributes.named("available") == nil
  }
}

extension InitializerDeclSyntax {
  /// Whether it is `convenience init(frame:)`, and stands for a view's own.
  fileprivate var isConvenienceFromFrame: Bool {
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    return labels == ["frame"] && modifiers.has("convenience") && !modifiers.has("override")
  }
}

extension VariableDeclSyntax {
  /// The names that are declared.
  var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted }
  }
}

/// A call of a method that may not be there: `receiver.method?(…)`.
struct OptionalCall {
  /// Prefixes of one-argument methods of UIKit's delegates, which calls cannot be told from
  /// closures by.
  private static let delegateMethods = [
    "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "application",
    "scene", "numberOf", "indexTitles", "presentationController", "adaptivePresentation",
    "pickerView", "updateSearchResults", "animationDid", "tabBar", "navigationController",
    "tableViewDidEnd", "collectionViewDidEnd", "popoverPresentationController",
    "sheetPresentationController", "splitViewController", "imagePickerController",
    "documentPicker", "willPresentSearch", "didPresentSearch", "willDismissSearch",
    "didDismissSearch", "presentSearch",
  ]

  let receiver: ExprSyntax
  let method: DeclReferenceExprSyntax
  let chaining: OptionalChainingExprSyntax
  let selector: String
  /// Whether the labels show that no closure can be meant.
  let isCertain: Bool

  init?(_ call: FunctionCallExprSyntax) {
    guard let chaining = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chaining.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    let labels = call.shownLabels
    self.chaining = chaining
    receiver = base
    method = member.declName
    let name = member.declName.baseName.text.unquoted
    selector = SelectorName.of(name, labels: labels)
    isCertain = Self.isCertain(name, labels)
  }

  /// Whether a call can only be one of a method that a protocol leaves open.
  static func isCertain(_ name: String, _ labels: [String?]) -> Bool {
    labels.contains { $0 != nil }
      || !labels.isEmpty && delegateMethods.contains(where: name.hasPrefix)
  }
}

extension InheritanceClauseSyntax? {
  /// What is written after the colon, without modules and arguments; `A & B` is two.
  fileprivate var names: [String] {
    (self?.inheritedTypes).map { types in
      types.flatMap { $0.type.trimmedDescription.split(separator: "&") }.map { name in
        let plain = name.split(separator: ".").last.map(String.init) ?? String(name)
        return String(plain.prefix { $0 != "<" }).filter { !$0.isWhitespace }
      }
    } ?? []
  }
}

extension FunctionDeclSyntax {
  /// The types of the arguments and of the result, spelled so that they can be compared.
  var comparableTypes: [String] {
    let types = signature.parameterClause.parameters.map { $0.type.trimmedDescription }
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return (types + [result]).map(ComparableType.spell)
  }
}
