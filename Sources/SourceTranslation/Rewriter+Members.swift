import Diagnostics
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

extension Rewriter {
  /// The name that `#selector` gives.
  func selector(_ argument: LabeledExprSyntax) -> String {
    let (expression, arity) = argument.expression.withoutType
    let reference: DeclReferenceExprSyntax
    var base: String?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = member.base?.trimmedDescription
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return expression.trimmedDescription
    }
    let name = reference.baseName.text.unquoted
    if argument.label?.text == "getter" { return name }
    if argument.label?.text == "setter" {
      return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    }
    let labels = reference.argumentNames?.arguments.map { argument -> String? in
      argument.name.text == "_" ? nil : argument.name.text.unquoted
    }
    let around = argument.ownerName
    let owner = base.flatMap { ["self", "Self"].contains($0) ? nil : $0 } ?? around
    if let known = known(name, labels, arity, owner: owner, around: around) { return known }
    let isType = base.map { $0.first?.isUppercase == true } ?? true
    let unnamed = [String?](repeating: nil, count: arity ?? 0)
    let selector = SelectorName.of(name, labels: labels ?? unnamed)
    if isType || base == "self", let owner {
      enterForeign(owner, name, labels ?? unnamed, selector, line(of: argument))
    }
    return selector
  }

  /// The name of a method of the module, with so many arguments if that is said.
  func known(
    _ name: String,
    _ labels: [String?]?,
    _ arity: Int? = nil,
    owner: String?,
    around: String?
  ) -> String? {
    var members = facts.methodsByBase[name] ?? []
    if let labels {
      let full = SelectorName.full(name, labels: labels)
      members = members.filter { $0.full == full }
    } else if let arity {
      members = members.filter { $0.full.count(where: { $0 == ":" }) == arity }
    }
    if let owner {
      let chain = [owner] + facts.chain(of: owner).map(\.name)
      for type in chain {
        if let member = members.first(where: { $0.owner == type }) { return member.selector }
      }
    }
    if let around, let member = members.first(where: { $0.owner == around }) {
      return member.selector
    }
    return members.min { $0.selector.count < $1.selector.count }?.selector
  }

  /// Enters a method of UIKit that is called by name.
  func enterForeign(
    _ owner: String,
    _ name: String,
    _ labels: [String?],
    _ selector: String,
    _ line: Int
  ) {
    guard name.first?.isUppercase == false, name != "init",
      foreign.insert("\(owner) \(selector)").inserted, !facts.isGenericType(owner),
      !facts.isProtocol(owner), FrameworkMembers.protocols[owner] == nil,
      !FrameworkProtocols.names.contains(owner), owner != "UIResponderStandardEditActions"
    else { return }
    types.append(
      TypeRegistrations(
        type: owner,
        isGeneric: false,
        methods: [
          TypeRegistrations.Method(selector: selector, base: name, labels: labels, line: line)
        ]
      )
    )
  }

  /// Methods of delegates that only subclasses have: the class answers as if it had none, and the
  /// subclasses override that.
  func addDelegateMethods(_ name: String, _ node: ClassDeclSyntax) {
    guard let added = facts.delegates.added[name], !added.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    edits.insert(
      "\n\(added.joined(separator: "\n"))\n"
        + "#sourceLocation(file: \(path.quoted), line: \(line(of: brace)))\n",
      at: brace.bytes.lowerBound
    )
    useSpellings()
  }

  /// Writes `override` before a method that only this class and not the one that is the delegate has.
  func overrideDelegateMethod(_ method: FunctionDeclSyntax, _ type: String) {
    guard !method.modifiers.has("override") else { return }
    publish(method, type)
    if let access = facts.delegates.answers[type]?[method.fullName] {
      edits.insert("\(access)override ", at: method.funcKeyword.bytes.lowerBound)
    } else if let base = facts.delegates.lost[type]?[method.fullName] {
      report(
        .delegateSubclass,
        "\(method.fullName) of \(type) is not called: \(base), a class of another module, is the"
          + " delegate and does not have it.",
        at: method,
        remedy: "Give \(base) an open method of that name that does nothing, and override it."
      )
    }
  }

  /// A delegate's method of a public class has to be public here; Objective-C asks that of none.
  private func publish(_ method: FunctionDeclSyntax, _ type: String) {
    let around = method.typesAround.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    guard method.modifiers.access == nil, around == nil,
      ["public", "open"].contains(facts.classesByName[type]?.access),
      facts.delegates.answers[type]?[method.fullName] == nil,
      FrameworkMembers.names.contains(method.fullName)
        || FrameworkMembers.required.contains(method.fullName),
      facts.delegates.conformances[type]?.contains(where: { name in
        FrameworkMembers.protocols[name] != nil || FrameworkProtocols.names.contains(name)
      }) == true
    else { return }
    edits.insert("public ", at: method.funcKeyword.bytes.lowerBound)
  }

  /// What is entered into the tables at the end of a file has to be seen there.
  func openNested(_ modifiers: DeclModifierListSyntax, in outer: String) {
    guard !outer.isEmpty, let access = modifiers.modifier("private") else { return }
    edits.replace(access.bytes, with: "fileprivate")
  }

  /// `View()` means `init(frame:)` with nothing, also where that is a convenience of the class.
  func addPlainInitializer(_ name: String, _ node: ClassDeclSyntax) {
    guard let fact = facts.classesByName[name], let access = fact.frameInitializerAccess,
      !fact.declaresPlainInitializer, facts.isView(name)
    else { return }
    let written = ["public", "open"].contains(access) ? "public " : ""
    edits.insert(
      " \(written)convenience init() { self.init(frame: .zero) } ",
      at: node.memberBlock.rightBrace.bytes.lowerBound
    )
  }

  /// A class of another module cannot be changed from outside here.
  func leaveOutOverrides(of type: String, _ block: MemberBlockSyntax) {
    guard facts.classesByName[type] == nil else { return }
    for declaration in activeMembers(block) {
      let method = declaration.as(FunctionDeclSyntax.self)
      let property = declaration.as(VariableDeclSyntax.self)
      guard (method?.modifiers ?? property?.modifiers)?.has("override") == true,
        let name = method?.fullName ?? property?.names.first,
        Self.extensionsOfNSObject[name] == nil
      else { continue }
      edits.remove(declaration.bytes, of: source)
      report(
        .overrideOutside,
        "An extension overrides \(name) of \(type), a class of another module; it is left out.",
        at: declaration,
        remedy: "Override it in the app's own classes that inherit from \(type)."
      )
    }
  }

  func isInGeneric(_ node: some SyntaxProtocol) -> Bool {
    node.typesAround.contains { type in
      type.as(ClassDeclSyntax.self)?.genericParameterClause != nil
        || type.as(StructDeclSyntax.self)?.genericParameterClause != nil
        || type.as(EnumDeclSyntax.self)?.genericParameterClause != nil
        || type.as(ExtensionDeclSyntax.self).map {
          facts.isGenericType($0.extendedType.trimmedDescription)
        } ?? false
    }
  }

  func update(
    _ type: String,
    _ isGeneric: Bool,
    _ change: (inout TypeRegistrations) -> Void
  ) {
    if let number = typeNumbers[type] { return change(&types[number]) }
    var registrations = TypeRegistrations(type: type, isGeneric: isGeneric)
    change(&registrations)
    guard !registrations.isEmpty else { return }
    typeNumbers[type] = types.count
    types.append(registrations)
  }

  func collect(_ block: MemberBlockSyntax, _ type: String, isGeneric: Bool, _ node: Syntax) {
    for declaration in activeMembers(block) {
      if let method = declaration.as(FunctionDeclSyntax.self) {
        collect(method, type, isGeneric, node)
      } else if let property = declaration.as(VariableDeclSyntax.self) {
        collect(property, type, isGeneric, node)
      }
    }
  }

  func collect(
    _ method: FunctionDeclSyntax,
    _ type: String,
    _ isGeneric: Bool,
    _ node: Syntax
  ) {
    guard !method.modifiers.isStatic, method.genericParameterClause == nil else { return }
    let full = method.fullName
    var selector = method.selector
    var isExposed = Exposure.isExposed(method.attributes, method.modifiers, in: node)
    if method.modifiers.has("override"), Self.closed.contains(full) {
      edits.remove(method.bytes, of: source)
      report(
        .overrideOutside,
        "\(full) is overridden, which NSObject does not allow here; it is left out.",
        at: method,
        remedy: "Ask for something of the app's own in its place."
      )
      return
    }
    if let override = method.modifiers.modifier("override") {
      if let known = Self.extensionsOfNSObject[full] {
        let above = facts.chain(of: type).dropFirst()
        if !above.contains(where: { $0.overrides.contains(full) }), !isOpen(full, in: type) {
          edits.blank(override.bytes, of: source)
        }
        selector = known
        isExposed = true
      } else if full == "awakeFromNib()", facts.isPlainObject(type) {
        edits.blank(override.bytes, of: source)
        isExposed = true
      } else if facts.overridesExtension(full, in: type) {
        edits.blank(override.bytes, of: source)
        isExposed = true
        tellHidden(full, type, at: method)
      }
    }
    overrideDelegateMethod(method, type)
    tellUnknown(method, type)
    let effects = method.signature.effectSpecifiers
    // What may not be named cannot be entered either.
    if isExposed, !method.hasInout, !method.attributes.isUnavailable {
      update(type, isGeneric) {
        $0.methods.append(
          TypeRegistrations.Method(
            selector: selector,
            base: method.baseName,
            labels: method.labels,
            isAsync: effects?.asyncSpecifier != nil,
            isThrowing: effects?.throwsClause != nil,
            types: method.argumentTypes
          )
        )
      }
    }
    if isImplementation(method, selector) {
      update(type, isGeneric) { $0.implemented.append(selector) }
    }
  }

  func collect(
    _ property: VariableDeclSyntax,
    _ type: String,
    _ isGeneric: Bool,
    _ node: Syntax
  ) {
    if let override = property.modifiers.modifier("override"), let name = property.names.first,
      facts.overridesExtension(name, in: type)
    {
      edits.blank(override.bytes, of: source)
      tellHidden(name, type, at: property)
    }
    guard !property.modifiers.isStatic, !isGeneric, !property.attributes.isUnavailable,
      Exposure.isExposed(property.attributes, property.modifiers, in: node)
        || !facts.optionalProperties.isDisjoint(with: property.names),
      property.bindings.count == 1, let binding = property.bindings.first,
      let name = property.names.first
    else { return }
    let key = property.attributes.objcName ?? name
    update(type, isGeneric) {
      $0.keys.append(
        TypeRegistrations.Key(
          name: key,
          property: name,
          isWritable: Self.isWritable(property, binding)
        )
      )
    }
    if property.modifiers.has("dynamic"), property.attributes.named("NSManaged") == nil,
      binding.accessorBlock == nil,
      property.bindingSpecifier.text == "var", !property.modifiers.has("lazy"),
      !property.modifiers.has("override")
    {
      edits.insert(
        " { didSet { KeyValueObservations.tell(self, \\.\(name)) } }",
        at: binding.bytes.upperBound
      )
      needsUIKit = true
    }
  }

  /// Tells that an override is none here, since an extension of another's class declares what it overrides.
  private func tellHidden(_ full: String, _ type: String, at node: some SyntaxProtocol) {
    report(
      .overrideOutside,
      "\(full) of \(type) overrides what an extension of another module's class declares; it is called"
        + " by its selector and on objects known to be of \(type), and not otherwise.",
      at: node,
      remedy: "Declare it in a class of the app that \(type) inherits from."
    )
  }

  /// The members that `#if` leaves.
  func activeMembers(_ block: MemberBlockSyntax) -> [DeclSyntax] {
    block.members.active(in: conditions)
  }

  var conditions: BuildConditions {
    BuildConditions(
      custom: options.conditions,
      modules: options.availableModules,
      system: options.system
    )
  }

  /// Whether a method can be one that a protocol leaves open.
  func isImplementation(_ method: FunctionDeclSyntax, _ selector: String) -> Bool {
    if facts.optionalMethods.contains(selector) || facts.optionalCalls.contains(selector)
      || FrameworkMembers.names.contains(method.fullName)
    {
      return true
    }
    guard let first = method.signature.parameterClause.parameters.first,
      first.firstName.text == "_" || method.labels.count > 1
    else { return false }
    return first.type.trimmedDescription.hasPrefix("UI")
  }

  static func isWritable(
    _ property: VariableDeclSyntax,
    _ binding: PatternBindingSyntax
  )
    -> Bool
  {
    guard property.bindingSpecifier.text == "var" else { return false }
    guard let accessors = binding.accessorBlock else { return true }
    switch accessors.accessors {
    case .getter: return false
    case .accessors(let list):
      let names = list.map(\.accessorSpecifier.text)
      return !names.contains("get") || names.contains("set")
    @unknown default: return false
    }
  }
}

extension ExprSyntax {
  /// What is left of `(method as (Type) -> Void)`, and how many arguments the type says that it has.
  fileprivate var withoutType: (expression: ExprSyntax, arity: Int?) {
    if let cast = self.as(AsExprSyntax.self) { return (cast.expression, cast.type.methodArity) }
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      return (first.withoutType.expression, type?.methodArity)
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let first = tuple.elements.first
    {
      return first.expression.withoutType
    }
    return (self, nil)
  }
}

extension TypeSyntax {
  /// How many arguments a method takes that is said to be of the type, with or without the object first; nil
  /// where it is no type of functions.
  fileprivate var methodArity: Int? {
    guard let function = plainFunction else { return nil }
    return (function.returnClause.type.plainFunction ?? function).parameters.count
  }

  private var plainFunction: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.plainFunction
    }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.plainFunction
    }
    return nil
  }
}

extension ModuleFacts {
  /// Whether a method of a class overrides one that an extension of another module's class declares, which Swift
  /// allows with Objective-C alone.
  func overridesExtension(_ full: String, in type: String) -> Bool {
    guard addedToOthers.contains(full), classesByName[type] != nil else { return false }
    return !chain(of: type).dropFirst().contains { $0.overrides.contains(full) }
  }
}
