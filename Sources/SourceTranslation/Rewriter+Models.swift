import SwiftSyntax

/// Classes of SwiftData: what its macros write is written out here, on the lines where it belongs.
extension Rewriter {
  /// `@Model`, `@ModelActor`, and `@Query` without arguments.
  func rewriteModelAttribute(_ attribute: AttributeSyntax, _ name: String) {
    let owner = attribute.parent?.parent
    switch name {
    case "Model", "SwiftData.Model":
      guard let node = owner?.as(ClassDeclSyntax.self), !node.isLocal else { return }
      edits.blank(attribute.bytes, of: source)
      writeModel(node)
    case "ModelActor", "SwiftData.ModelActor":
      guard let node = owner?.as(ActorDeclSyntax.self) else { return }
      edits.blank(attribute.bytes, of: source)
      writeModelActor(node, makesInitializer: attribute.arguments == nil)
    case "Query", "SwiftData.Query":
      // A wrapper without arguments is not told what it wraps.
      guard owner?.is(VariableDeclSyntax.self) == true, attribute.leftParen == nil else { return }
      edits.insert("()", at: attribute.bytes.upperBound)
    default: return
    }
  }

  /// `#Unique` is a property of the class, and `#Index` changes nothing here.
  func rewriteModelMacro(_ node: MacroExpansionDeclSyntax) {
    guard let owner = node.typesAround.first?.as(ClassDeclSyntax.self),
      let left = node.leftParen, let right = node.rightParen
    else { return }
    switch node.macroName.text {
    case "Index": edits.remove(node.bytes, of: source)
    case "Unique":
      let type = owner.name.text
      edits.replace(
        node.bytes.lowerBound..<left.bytes.upperBound,
        with: "\(owner.modifiers.openAccess)static var _uniqueness: [[AnyKeyPath]] {"
          + " let all: [[PartialKeyPath<\(type)>]] = ["
      )
      edits.replace(right.bytes, with: "]; return all }")
    default: return
    }
  }

  private func writeModel(_ node: ClassDeclSyntax) {
    let members = activeMembers(node.memberBlock)
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .compactMap(ModelProperty.init).enumerated()
      .map { ModelPropertyWriter($1, index: $0, of: node.name.text) }
    for declaration in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      if let transient = declaration.attributes.ofModel("Transient") {
        edits.blank(transient.bytes, of: source)
      }
    }
    let type = node.name.text
    let access = node.modifiers.openAccess
    inherit("SwiftData.PersistentModel", after: node.name, node.inheritanceClause)
    let set = properties.filter { !$0.property.hasDefault }
      .map { " \($0.property.storage) = SwiftData._KeptElsewhere();" }
    edits.insert(
      " \(access)let _$backingData: SwiftData._ModelBacking; \(access)required"
        + " init(_backing: SwiftData._ModelBacking) { _$backingData = _backing;\(set.joined()) };",
      at: node.memberBlock.leftBrace.bytes.upperBound
    )
    for property in properties { write(property) }
    let own = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter(\.isDesignated)
    for initializer in own { fill(initializer, of: type) }
    var end = " "
    if own.isEmpty, properties.allSatisfy(\.property.hasDefault) {
      end +=
        "init() { _$backingData = SwiftData._ModelBacking(\(type).self);"
        + " _$backingData.attach(self) }; "
    }
    end +=
      "\(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {"
      + " var all: [SwiftData.Schema.PropertyMetadata] = [];"
      + properties.map { " all.append(\($0.metadata));" }.joined() + " return all } "
    edits.insert(end, at: node.memberBlock.rightBrace.bytes.lowerBound)
  }

  private func write(_ writer: ModelPropertyWriter) {
    let property = writer.property
    for attribute in property.attributes { edits.blank(attribute.bytes, of: source) }
    // What an initialiser sets once is kept as well.
    if property.specifier.text == "let" { edits.replace(property.specifier.bytes, with: "var") }
    if let optional = property.annotation?.as(OptionalTypeSyntax.self) {
      // With a mark it would be nil before there is anything that keeps that.
      edits.insert("Optional<", at: optional.bytes.lowerBound)
      edits.replace(optional.questionMark.bytes, with: ">")
    }
    if let block = property.observers { write(block, of: writer) }
    guard let value = property.value else {
      guard property.observers == nil else { return }
      return edits.insert(
        " { \(writer.accessors)\(writer.setter) }; \(writer.declaration)",
        at: property.nameEnd
      )
    }
    put(
      (property.isTyped ? "" : ": \(writer.defaultName).Value")
        + " { \(writer.accessors)\(writer.setter) }; \(writer.declaration); "
        + writer.defaultStart,
      " } }",
      around: value,
      after: property.nameEnd
    )
  }

  /// Observers become functions, which the setter calls.
  private func write(_ block: AccessorBlockSyntax, of writer: ModelPropertyWriter) {
    guard case .accessors(let list) = block.accessors else { return }
    // Without a value the accessors take the place of the brace.
    let opening =
      writer.property.value == nil
      ? "{ \(writer.accessors)\(writer.setter) }; \(writer.declaration)" : ""
    edits.replace(block.leftBrace.bytes, with: opening)
    edits.replace(block.rightBrace.bytes, with: " ")
    for accessor in list {
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      let name = accessor.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
      let start = accessor.accessorSpecifier.bytes.lowerBound
      let end = accessor.body?.leftBrace.bytes.lowerBound ?? accessor.bytes.upperBound
      let kind = isBefore ? "willSet" : "didSet"
      edits.replace(
        start..<end,
        with: "; private func _\(writer.property.name)_\(kind)(_ \(name): \(writer.type)) "
      )
    }
  }

  private func fill(_ initializer: InitializerDeclSyntax, of type: String) {
    guard let body = initializer.body else { return }
    edits.insert(
      " _$backingData = SwiftData._ModelBacking(\(type).self);",
      at: body.leftBrace.bytes.upperBound
    )
    let isOnOneLine = !body.rightBrace.leadingTrivia.contains { $0.isNewline }
    let separator = isOnOneLine && !body.statements.isEmpty ? "; " : " "
    edits.insert(
      "\(separator)_$backingData.attach(self) ",
      at: body.rightBrace.bytes.lowerBound
    )
  }

  private func writeModelActor(_ node: ActorDeclSyntax, makesInitializer: Bool) {
    let access = node.modifiers.openAccess
    inherit("SwiftData.ModelActor", after: node.name, node.inheritanceClause)
    var text =
      " \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor;"
      + " \(access)nonisolated let modelContainer: SwiftData.ModelContainer;"
    if makesInitializer {
      text +=
        " \(access)init(modelContainer: SwiftData.ModelContainer) {"
        + " self.modelExecutor = SwiftData.DefaultSerialModelExecutor("
        + "modelContext: SwiftData.ModelContext(modelContainer));"
        + " self.modelContainer = modelContainer };"
    }
    edits.insert(text, at: node.memberBlock.leftBrace.bytes.upperBound)
  }

  /// Adds a protocol to what a type conforms to, where it does not name it itself.
  private func inherit(_ name: String, after token: TokenSyntax, _ clause: InheritanceClauseSyntax?)
  {
    guard let clause, let last = clause.inheritedTypes.last else {
      return edits.insert(": \(name)", at: token.bytes.upperBound)
    }
    let plain = name.split(separator: ".").last.map(String.init)
    let named = clause.inheritedTypes.map(\.type.trimmedDescription)
    guard !named.contains(name), !named.contains(where: { $0 == plain }) else { return }
    edits.insert(", \(name)", at: last.type.bytes.upperBound)
  }
}

/// A property of a model whose value is kept.
struct ModelProperty {
  let name: String
  /// `let` or `var`.
  let specifier: TokenSyntax
  let access: String?
  let annotation: TypeSyntax?
  let value: ExprSyntax?
  let observers: AccessorBlockSyntax?
  /// What is said of it with macros.
  let attributes: [AttributeSyntax]
  /// Where the name or its type ends.
  let nameEnd: Int

  init?(_ node: VariableDeclSyntax) {
    guard ["let", "var"].contains(node.bindingSpecifier.text), !node.modifiers.isStatic,
      !node.modifiers.has("lazy"), node.attributes.ofModel("Transient") == nil,
      node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      binding.accessorBlock?.isComputed != true
    else { return nil }
    name = pattern.identifier.text.unquoted
    specifier = node.bindingSpecifier
    access = node.modifiers.access
    annotation = binding.typeAnnotation?.type
    value = binding.initializer?.value
    observers = binding.accessorBlock
    attributes = ["Attribute", "Relationship"].compactMap(node.attributes.ofModel)
    nameEnd = (binding.typeAnnotation?.bytes ?? pattern.bytes).upperBound
  }

  var isTyped: Bool { annotation != nil }
  var storage: String { "_\(name)" }

  /// Whether an initialiser does not have to set it.
  var hasDefault: Bool {
    guard value == nil, let annotation else { return true }
    return annotation.is(OptionalTypeSyntax.self)
      || annotation.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || annotation.trimmedDescription.hasPrefix("Optional<")
  }
}

/// What is written for a property of a model.
private struct ModelPropertyWriter {
  let property: ModelProperty
  let index: Int
  let owner: String

  init(_ property: ModelProperty, index: Int, of owner: String) {
    self.property = property
    self.index = index
    self.owner = owner
  }

  private var name: String { property.name }
  private var path: String { "\\\(owner).\(name)" }
  var defaultName: String { "_Default_\(name)" }

  /// The type of the property, as functions beside it name it.
  var type: String {
    property.annotation?.trimmedDescription.replacing("\n", with: " ") ?? "\(defaultName).Value"
  }

  /// How the property is set at first and looked at.
  var accessors: String {
    "@storageRestrictions(accesses: _$backingData, initializes: \(property.storage))"
      + " init(initialValue) { _$backingData.start(\(index), initialValue);"
      + " \(property.storage) = SwiftData._KeptElsewhere() }"
      + " get { _$backingData.get(self, \(index), \(path)) } "
  }

  /// How the property is set, with the functions that observe it.
  var setter: String {
    let set = "_$backingData.set(self, \(index), \(path), newValue)"
    let names: [String] =
      if case .accessors(let list)? = property.observers?.accessors {
        list.map(\.accessorSpecifier.text)
      } else { [] }
    guard !names.isEmpty else { return "set { \(set) }" }
    var body = ""
    if names.contains("willSet") {
      body += " _$backingData.observe(\(index)) { _\(name)_willSet(newValue) };"
    }
    if names.contains("didSet") { body += " let oldValue = \(name);" }
    body += " \(set)"
    if names.contains("didSet") {
      body += "; _$backingData.observe(\(index)) { _\(name)_didSet(oldValue) }"
    }
    return "set {\(body) }"
  }

  /// What stands for the value in the object itself.
  var declaration: String {
    property.hasDefault
      ? "private var \(property.storage) = SwiftData._KeptElsewhere()"
      : "private var \(property.storage): SwiftData._KeptElsewhere"
  }

  /// What comes before the value of a new object.
  var defaultStart: String {
    guard let annotation = property.annotation else {
      // The property's type is named by it, so that it is as open as the property.
      let access = property.access.map { $0 == "open" ? "public " : $0 + " " } ?? ""
      let inner = ["public ", "package "].contains(access) ? access : ""
      return "\(access)struct \(defaultName): SwiftData._DefaultValue {"
        + " \(inner)nonisolated(unsafe) static let make = { "
    }
    // Without a word for it a value that may be missing is of the type without the mark.
    var type = annotation.trimmedDescription.replacing("\n", with: " ")
    if let forced = annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = forced.wrappedType.trimmedDescription + "?"
    }
    return "private struct \(defaultName) {"
      + " nonisolated(unsafe) static let make: () -> \(type) = { "
  }

  /// What the class says of the property.
  var metadata: String {
    var text = "SwiftData.Schema.PropertyMetadata(name: \(name.quoted), keypath: \(path)"
    if property.value != nil { text += ", makeDefault: \(defaultName).make" }
    if let attribute = property.attributes.first {
      let kind = attribute.attributeName.trimmedDescription.split(separator: ".").last ?? ""
      let arguments = attribute.arguments?.trimmedDescription.replacing("\n", with: " ") ?? ""
      text += ", metadata: SwiftData.Schema.\(kind)(\(arguments))"
    }
    return text + ")"
  }
}

extension AttributeListSyntax {
  /// A macro of SwiftData's, with or without the module's name.
  fileprivate func ofModel(_ name: String) -> AttributeSyntax? {
    named(name) ?? named("SwiftData.\(name)")
  }
}

extension DeclModifierListSyntax {
  /// What members have to have so that others see them who see the type.
  fileprivate var openAccess: String {
    switch access {
    case "open", "public": "public "
    case "package": "package "
    default: ""
    }
  }
}
