import SwiftSyntax

/// Classes of Core Data: what it makes for them at run time, with Objective-C, is written out here.
extension Rewriter {
  /// `@NSManaged`: a property asks the object for its value, a function changes a relationship.
  func rewriteManaged(_ attribute: AttributeSyntax) {
    guard let declaration = attribute.parent?.parent else { return }
    if let property = declaration.as(VariableDeclSyntax.self) {
      writeAccessors(of: property)
    } else if let method = declaration.as(FunctionDeclSyntax.self) {
      writeBody(of: method)
    }
  }

  private func writeAccessors(of property: VariableDeclSyntax) {
    var type: TypeSyntax?
    // In `var a, b: String?` the type stands behind the last.
    for binding in property.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? type
      guard binding.accessorBlock == nil, binding.initializer == nil, let type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      let key = name.text.unquoted.quoted
      let annotation = binding.typeAnnotation == nil ? ": \(type.trimmedDescription)" : ""
      edits.insert(
        "\(annotation) { get { _managedValue(\(key)) } set { _setManagedValue(\(key), newValue) } }",
        at: (binding.typeAnnotation?.bytes ?? binding.pattern.bytes).upperBound
      )
    }
  }

  private func writeBody(of method: FunctionDeclSyntax) {
    // `addItemsObject(item:)`: in Swift 2 it was called without the label.
    let isOld =
      method.attributes.objcName == nil && method.labels.count == 1 && method.labels != ["at"]
    guard method.body == nil,
      let accessor = RelationshipAccessor(
        selector: isOld ? method.baseName + ":" : method.selector
      )
    else { return }
    let names = method.signature.parameterClause.parameters.enumerated().map { number, parameter in
      let token = parameter.secondName ?? parameter.firstName
      guard token.text == "_" else { return token.text }
      edits.insert(" value\(number)", at: token.bytes.upperBound)
      return "value\(number)"
    }
    guard names.count == accessor.argumentCount else { return }
    edits.insert(" { \(accessor.call(names)) }", at: method.bytes.upperBound)
  }

  /// Whether a method that `NSObject` has only as an extension is one that the class of an object lets others override.
  func isOpen(_ full: String, in type: String) -> Bool {
    ["value(forKey:)", "setValue(_:forKey:)"].contains(full)
      && facts.base(of: type) == "NSManagedObject"
  }

  /// `override init(entity:insertInto:)`: objects are made by it of classes that are known only when the code
  /// runs, for which it is required here.
  func requireManagedInitializer(_ node: InitializerDeclSyntax) {
    guard node.isOfManagedObject, let override = node.modifiers.modifier("override") else { return }
    if node.modifiers.has("required") {
      edits.blank(override.bytes, of: source)
    } else {
      edits.replace(override.bytes, with: "required")
    }
  }

  /// Gives a class of objects that has an initialiser of its own the one that it does not inherit then.
  func addManagedInitializer(_ name: String, _ node: ClassDeclSyntax) {
    guard facts.base(of: name) == "NSManagedObject" else { return }
    let members = activeMembers(node.memberBlock)
    let own = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    guard !own.contains(where: \.isOfManagedObject), own.contains(where: \.isDesignated),
      members.allSatisfy(\.isSetFromTheStart)
    else { return }
    let access = node.modifiers.access.flatMap {
      ["open": "public ", "public": "public ", "package": "package "][$0]
    }
    edits.insert(
      " \(access ?? "")required init(entity: NSEntityDescription, insertInto context:"
        + " NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) } ",
      at: node.memberBlock.rightBrace.bytes.lowerBound
    )
    needsCoreData = true
  }
}

/// What a function does that Core Data makes for a relationship, by its name in Objective-C or in Swift.
struct RelationshipAccessor {
  private enum Action { case add, remove, insert, removeAt, replaceAt }

  private let action: Action
  /// The relationship.
  private let key: String

  init?(selector: String) {
    guard let (action, name) = Self.read(selector), let first = name.first else { return nil }
    self.action = action
    key = first.lowercased() + name.dropFirst()
  }

  private static func read(_ selector: String) -> (Action, Substring)? {
    if let match = selector.wholeMatch(of: /insertObject:in(\w+)AtIndex:/) {
      return (.insert, match.1)
    }
    if let match = selector.wholeMatch(of: /removeObjectFrom(\w+)AtIndex:/) {
      return (.removeAt, match.1)
    }
    if let match = selector.wholeMatch(of: /replaceObjectIn(\w+)AtIndex:withObject:/) {
      return (.replaceAt, match.1)
    }
    if let match = selector.wholeMatch(of: /insert(?:Into)?(\w+):at(?:Indexes)?:/) {
      return (.insert, match.1)
    }
    if let match = selector.wholeMatch(of: /remove(\w+)AtIndexes:|removeFrom(\w+)At:/) {
      return (match.1 ?? match.2).map { (.removeAt, $0) }
    }
    if let match = selector.wholeMatch(of: /replace(\w+)AtIndexes:with\w+:|replace(\w+)At:with:/) {
      return (match.1 ?? match.2).map { (.replaceAt, $0) }
    }
    if let match = selector.wholeMatch(of: /addTo([^a-z:]\w*):|add(\w+)Object:|add(\w+):/) {
      return (match.1 ?? match.2 ?? match.3).map { (.add, $0) }
    }
    if let match = selector.wholeMatch(
      of: /removeFrom([^a-z:]\w*):|remove(\w+)Object:|remove(\w+):/
    ) {
      return (match.1 ?? match.2 ?? match.3).map { (.remove, $0) }
    }
    return nil
  }

  /// How many arguments the function takes.
  var argumentCount: Int { action == .insert || action == .replaceAt ? 2 : 1 }

  /// What the function does with its arguments.
  func call(_ names: [String]) -> String {
    let key = key.quoted
    return switch action {
    case .add: "_addManagedValue(\(names[0]), \(key))"
    case .remove: "_removeManagedValue(\(names[0]), \(key))"
    case .insert: "_insertManagedValue(\(names[0]), \(key), at: \(names[1]))"
    case .removeAt: "_removeManagedValue(\(key), at: \(names[0]))"
    case .replaceAt: "_replaceManagedValue(\(key), at: \(names[0]), with: \(names[1]))"
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether it is `init(entity:insertInto:)`.
  fileprivate var isOfManagedObject: Bool { fullName == "init(entity:insertInto:)" }

  /// Whether it calls none of its own class.
  var isDesignated: Bool {
    !modifiers.has("convenience")
      && body?.statements.contains { $0.trimmedDescription.hasPrefix("self.init(") } != true
  }
}

extension DeclSyntax {
  /// Whether it is no stored property that an initialiser has to set.
  fileprivate var isSetFromTheStart: Bool {
    guard let property = self.as(VariableDeclSyntax.self), !property.modifiers.isStatic,
      !property.modifiers.has("lazy"), property.attributes.named("NSManaged") == nil
    else { return true }
    return property.bindings.allSatisfy { binding in
      if binding.initializer != nil || binding.accessorBlock?.isComputed == true { return true }
      guard property.bindingSpecifier.text == "var", let type = binding.typeAnnotation?.type else {
        // A wrapper's own initialiser may set it, which nobody knows.
        return false
      }
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether its property has no value of its own.
  var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    @unknown default: true
    }
  }
}
