import Diagnostics
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Walks through a file and collects what has to change.
final class Rewriter: ActiveSyntaxVisitor {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "GKInspectable", "NSCopying",
  ]
  /// What `NSObject` has only as an extension here, so that nothing can override it.
  private static let extensionsOfNSObject: [String: String] = [
    "setValue(_:forKey:)": "setValue:forKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forKey:)": "valueForKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
  ]

  /// What nothing can override here.
  private static let closed: Set<String> = ["isKind(of:)", "isMember(of:)"]

  let tree: SourceFileSyntax
  let source: [UInt8]
  let path: String
  let options: TranslationOptions
  let facts: ModuleFacts
  private let converter: SourceLocationConverter
  var edits = TextEdits()
  private(set) var findings: [Finding] = []
  /// What is written after the file's own text.
  var tail = ""
  private(set) var result = ""

  private var types: [TypeRegistrations] = []
  private var typeNumbers: [String: Int] = [:]
  private var importsUIKit = false
  private var needsUIKit = false
  private var needsSpellings = false
  private var needsNetworking = false
  /// Where a missing import can be put: after one that is there, or at the start.
  private var importPlace: Int?
  /// Selectors of others' methods that were entered here already.
  private var foreign: Set<String> = []

  init(
    _ tree: SourceFileSyntax,
    source: String,
    path: String,
    conditions: BuildConditions,
    options: TranslationOptions,
    facts: ModuleFacts
  ) {
    self.tree = tree
    self.source = Array(source.utf8)
    self.path = path
    self.options = options
    self.facts = facts
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate, configuration: conditions)
  }

  func walkOnly() { walk(tree) }

  /// Does everything; `other` gives the rewriter of another file.
  func run(_ other: (String) -> Rewriter?) {
    walkOnly()
    moveMembers(other)
    let isMain = path.hasSuffix("/main.swift") || path == "main.swift"
    tail +=
      RegistrationWriter(
        module: options.module,
        mark: SourceTranslator.digest(options.module + "/" + path),
        types: types,
        isLoaded: !isMain
      ).text
    if options.testsAreFound {
      let tests = IsolatedTests(tree, conditions, facts)
      for place in tests.places { edits.insert(tests.insertion, at: place) }
      tail += tests.text
    }
    let body = edits.apply(to: source)
    let extra = missingImports.isEmpty ? "" : missingImports.map { "import \($0); " }.joined()
    result = "\(extra)#sourceLocation(file: \(path.quoted), line: 1)\n\(body)"
    if !extra.isEmpty {
      result =
        "\(missingImports.map { "import \($0)\n" }.joined())"
        + "#sourceLocation(file: \(path.quoted), line: 1)\n\(body)"
    }
    if !tail.isEmpty { result += "\n#sourceLocation()\n" + tail }
  }

  private var missingImports: [String] {
    var modules: [String] = []
    if !importsUIKit, needsUIKit || options.seesUIKit || !types.allSatisfy(\.isEmpty) {
      modules.append("UIKit")
    }
    if !importsUIKit, needsSpellings { modules.append("UIKitSpellings") }
    if needsNetworking { modules.append("FoundationNetworking") }
    return modules.filter { options.availableModules.contains($0) }
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func report(
    _ kind: Diagnosis.Kind,
    _ what: String,
    at node: some SyntaxProtocol,
    remedy: String
  ) {
    findings.append(
      Finding(kind, what: what, file: path, line: line(of: node), remedy: remedy)
    )
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    let available = options.availableModules
    if options.modulesWithUIKit.contains(module) { needsUIKit = true }
    switch module {
    case "UIKit":
      importsUIKit = true
      // `import UIKit.UIGestureRecognizerSubclass`: the module has no parts here.
      if node.path.count > 1, node.importKindSpecifier == nil {
        let parts = node.path.bytes
        edits.replace(parts, with: "UIKit")
      }
      if available.contains("UIKitSpellings") {
        edits.insert("; import UIKitSpellings", at: node.bytes.upperBound)
      }
    case "Darwin", "ObjectiveC":
      edits.replace(node.bytes, with: "import Foundation")
    case _ where !available.contains(module):
      edits.blank(node.bytes, of: source)
      // What such a framework passes on is here all the same.
      if AppleFrameworks.names.contains(module) { needsUIKit = true }
    default:
      // `import os.log`: the module has no parts here.
      if node.path.count > 1, node.importKindSpecifier == nil {
        edits.replace(node.path.bytes, with: module)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { rewriteCondition(Syntax(condition)) }
    }
    return super.visit(node)
  }

  /// `os(iOS)` holds, and no other system does.
  private func rewriteCondition(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "os"
    {
      let system = call.arguments.trimmedDescription
      edits.replace(call.bytes, with: system == "iOS" ? "true" : "false")
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { rewriteCondition(child) }
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.dropped.contains(name) {
      edits.blank(node.bytes, of: source)
      return .skipChildren
    }
    if name == "UIApplicationMain" { edits.replace(node.attributeName.bytes, with: "main") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node.bytes, of: source) }
    return .visitChildren
  }

  // MARK: Names

  private static let uikitNames: Set<String> = [
    "Selector", "autoreleasepool", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "objc_AssociationPolicy", "NSKeyValueObservation", "NSStringFromSelector",
    "NSSelectorFromString", "CGAffineTransform", "CACurrentMediaTime",
  ]
  private static let spelledNames: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "OSAtomicIncrement32", "OSAtomicDecrement32",
    "OSAtomicAdd32", "AVMakeRect", "NSInteger", "NSUInteger", "NSHashTable", "NSMapTable",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "CFRunLoopGetCurrent",
    "CFRunLoopGetMain", "CFRunLoopWakeUp", "isMacCatalystApp", "isiOSAppOnMac",
  ]
  private static let networkNames: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLSessionConfiguration", "URLSessionDownloadTask", "URLCache",
    "URLProtocol", "HTTPCookieStorage", "HTTPCookie", "URLCredential", "URLSessionDelegate",
    "NSMutableURLRequest", "URLAuthenticationChallenge",
  ]

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind else { return .visitChildren }
    if Self.uikitNames.contains(name) { needsUIKit = true }
    if Self.networkNames.contains(name) { needsNetworking = true }
    if Self.spelledNames.contains(name) {
      needsUIKit = true
      needsSpellings = true
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      if let argument = node.arguments.first {
        edits.replace(node.bytes, with: "Selector(\(selector(argument).quoted))")
        needsUIKit = true
      }
      return .skipChildren
    case "keyPath":
      if let argument = node.arguments.first {
        let parts = argument.expression.trimmedDescription.split(separator: ".")
          .drop { $0.first?.isUppercase == true || $0 == "self" }
        edits.replace(node.bytes, with: parts.joined(separator: ".").quoted)
      }
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteForcedCall(node)
    rewriteMetatypeCall(node)
    rewriteAbsolute(node)
    rewriteFormat(node)
    rewriteClassDescription(node)
    return .visitChildren
  }

  /// `type.init()` on a value: the class need not have a `required` initialiser on iOS.
  private func rewriteMetatypeCall(_ node: FunctionCallExprSyntax) {
    // Only UIKit's own initialisers are meant; others are Swift's in any case.
    let labels = node.shownLabels
    guard options.availableModules.contains("UIKitSpellings"), node.trailingClosure == nil,
      labels.isEmpty
        || [
          ["frame"], ["type"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
          ["reuseIdentifier"], ["identifier", "source", "destination"],
        ].contains(labels)
    else { return }
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
      node.isGenericParameter(type.baseName.text)
    {
      edits.replace(type.bytes, with: "_made(_metatype(\(type.baseName.text).self).init")
      edits.insert(")", at: node.bytes.upperBound)
      needsUIKit = true
      needsSpellings = true
      return
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      base.isMetatypeValue || node.isGenericParameter(base.trimmedDescription)
    else { return }
    if node.isGenericParameter(base.trimmedDescription) {
      edits.insert(".self", at: base.bytes.upperBound)
    }
    edits.insert("_made(_metatype(", at: base.bytes.lowerBound)
    edits.insert(")", at: base.bytes.upperBound)
    edits.insert(")", at: node.bytes.upperBound)
    needsUIKit = true
    needsSpellings = true
  }

  private func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let call = OptionalCall(node),
      call.isCertain || facts.optionalMethods.contains(call.selector)
    else { return }
    needsUIKit = true
    edits.insert("SelectorTable.implementing(", at: call.receiver.bytes.lowerBound)
    if let chain = call.receiver.as(OptionalChainingExprSyntax.self) {
      edits.replace(chain.questionMark.bytes, with: ", \(call.selector.quoted))?")
    } else {
      edits.insert(", \(call.selector.quoted))?", at: call.receiver.bytes.upperBound)
    }
    edits.blank(call.chaining.questionMark.bytes, of: source)
  }

  /// `delegate.method!(…)` is an ordinary call here.
  private func rewriteForcedCall(_ node: FunctionCallExprSyntax) {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return }
    let labels = node.shownLabels
    let name = member.declName.baseName.text.unquoted
    guard
      OptionalCall.isCertain(name, labels)
        || facts.optionalMethods.contains(SelectorName.of(name, labels: labels))
    else { return }
    edits.blank(forced.exclamationMark.bytes, of: source)
  }

  /// What is asked of objects of no known class.
  private static let objectMembers: Set<String> = [
    "boolValue", "intValue", "integerValue", "uintValue", "floatValue", "doubleValue",
    "stringValue", "cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue",
  ]

  /// `(x as AnyObject).doubleValue`: Objective-C looks the member up when the code runs.
  private func rewriteObjectMember(_ node: MemberAccessExprSyntax) {
    guard Self.objectMembers.contains(node.declName.baseName.text),
      let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      options.availableModules.contains("UIKitSpellings")
    else { return }
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[elements.count - 1].trimmedDescription == "AnyObject",
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    else { return }
    edits.insert("_anyObject", at: tuple.bytes.lowerBound)
    edits.replace(elements[elements.count - 1].bytes, with: "Any?")
    needsUIKit = true
    needsSpellings = true
  }

  /// `type(of: object).description()` of an object of any class, which only `NSObject` has.
  private func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.shownLabels == ["of"]
    else { return }
    edits.insert("String(reflecting: ", at: base.bytes.lowerBound)
    edits.replace(member.period.bytes.lowerBound..<node.bytes.upperBound, with: ")")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    closeFulfill(node)
    rewriteObjectMember(node)
    // Strings were collections only from Swift 4 on.
    if node.declName.baseName.text == "characters", node.base != nil,
      !facts.declared.contains("characters")
    {
      edits.blank(node.period.bytes.lowerBound..<node.declName.bytes.upperBound, of: source)
    }
    return .visitChildren
  }

  /// `completion: expectation.fulfill`: the method has arguments here that only calls can leave out.
  private func closeFulfill(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
      node.base != nil, !facts.declared.contains("fulfill"),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
    else { return }
    edits.insert("{ ", at: node.bytes.lowerBound)
    edits.insert("() }", at: node.bytes.upperBound)
  }

  /// `info[key] as? NSValue`: numbers and geometry are no objects of themselves here.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark != nil,
        ["NSValue", "NSNumber"].contains(elements[index + 1].trimmedDescription),
        options.availableModules.contains("UIKitSpellings")
      else { continue }
      edits.insert("_object(", at: elements[index - 1].bytes.lowerBound)
      edits.insert(")", at: elements[index - 1].bytes.upperBound)
      needsUIKit = true
      needsSpellings = true
    }
    return .visitChildren
  }

  /// Texts that depend on numbers, and formats: Foundation knows less of them here.
  private func rewriteFormat(_ node: FunctionCallExprSyntax) {
    guard options.availableModules.contains("UIKitSpellings") else { return }
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if function.baseName.text == "NSLocalizedString",
        !facts.declared.contains("NSLocalizedString")
      {
        edits.replace(function.bytes, with: "_localizedString")
      } else if function.baseName.text == "String", let label = node.arguments.first?.label,
        label.text == "format"
      {
        edits.replace(label.bytes, with: "_format")
      } else {
        return
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "String",
      member.declName.baseName.text == "localizedStringWithFormat"
    {
      edits.replace(member.declName.bytes, with: "_localizedStringWithFormat")
    } else {
      return
    }
    needsUIKit = true
    needsSpellings = true
  }

  /// `abs(x)` inside `CGFloat`, which has a static function of that name on Linux.
  private func rewriteAbsolute(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      function.baseName.text == "abs", !facts.declared.contains("abs"),
      node.ownerName == "CGFloat"
    else { return }
    edits.insert("Swift.", at: function.bytes.lowerBound)
  }

  // MARK: Selectors

  /// The name that `#selector` gives.
  private func selector(_ argument: LabeledExprSyntax) -> String {
    var expression = argument.expression
    if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      expression = first
    }
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
      expression = first.expression
    }
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
    if let known = known(name, labels, owner: owner, around: around) { return known }
    let isType = base.map { $0.first?.isUppercase == true } ?? true
    let selector = SelectorName.of(name, labels: labels ?? [])
    if isType || base == "self", let owner {
      enterForeign(owner, name, labels ?? [], selector)
    }
    return selector
  }

  /// The name of a method of the module.
  private func known(
    _ name: String,
    _ labels: [String?]?,
    owner: String?,
    around: String?
  ) -> String? {
    var members = facts.methodsByBase[name] ?? []
    if let labels {
      let full = SelectorName.full(name, labels: labels)
      members = members.filter { $0.full == full }
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
  private func enterForeign(
    _ owner: String,
    _ name: String,
    _ labels: [String?],
    _ selector: String
  ) {
    guard name.first?.isUppercase == false, name != "init",
      foreign.insert("\(owner) \(selector)").inserted, !facts.isGenericType(owner),
      !facts.isProtocol(owner)
    else { return }
    types.append(
      TypeRegistrations(
        type: owner,
        isGeneric: false,
        methods: [TypeRegistrations.Method(selector: selector, base: name, labels: labels)]
      )
    )
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal else { return .visitChildren }
    let outer = node.ownerName.map { $0 + "." } ?? ""
    let name = outer + node.name.text.unquoted
    let isGeneric = node.genericParameterClause != nil || isInGeneric(node)
    openNested(node.modifiers, in: outer)
    if facts.isUnavailable(name) { return .visitChildren }
    collect(node.memberBlock, name, isGeneric: isGeneric, Syntax(node))
    addPlainInitializer(name, node)
    addDelegateMethods(name, node)
    if let inheritance = node.inheritanceClause, !inheritance.inheritedTypes.isEmpty, !isGeneric {
      var names = [node.name.text.unquoted]
      if let objc = node.attributes.objcName { names.insert(objc, at: 0) }
      let isMadePlain = facts.hasPlainInitializer(name)
      update(name, isGeneric) {
        $0.classNames += names
        $0.isMadePlain = isMadePlain
      }
    }
    return .visitChildren
  }

  /// Methods of delegates that only subclasses have: the class answers as if it had none, and the
  /// subclasses override that.
  private func addDelegateMethods(_ name: String, _ node: ClassDeclSyntax) {
    guard let added = facts.delegates.added[name], !added.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    edits.insert(
      "\n\(added.joined(separator: "\n"))\n"
        + "#sourceLocation(file: \(path.quoted), line: \(line(of: brace)))\n",
      at: brace.bytes.lowerBound
    )
    needsUIKit = true
    needsSpellings = true
  }

  /// Writes `override` before a method that only this class and not the one that is the delegate has.
  private func overrideDelegateMethod(_ method: FunctionDeclSyntax, _ type: String) {
    guard !method.modifiers.has("override") else { return }
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

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal { openNested(node.modifiers, in: node.ownerName ?? "") }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal { openNested(node.modifiers, in: node.ownerName ?? "") }
    return .visitChildren
  }

  /// What is entered into the tables at the end of a file has to be seen there.
  private func openNested(_ modifiers: DeclModifierListSyntax, in outer: String) {
    guard !outer.isEmpty, let access = modifiers.modifier("private") else { return }
    edits.replace(access.bytes, with: "fileprivate")
  }

  /// `View()` means `init(frame:)` with nothing, also where that is a convenience of the class.
  private func addPlainInitializer(_ name: String, _ node: ClassDeclSyntax) {
    guard let fact = facts.classesByName[name], let access = fact.frameInitializerAccess,
      !fact.declaresPlainInitializer, facts.isView(name)
    else { return }
    let written = ["public", "open"].contains(access) ? "public " : ""
    edits.insert(
      " \(written)convenience init() { self.init(frame: .zero) } ",
      at: node.memberBlock.rightBrace.bytes.lowerBound
    )
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    leaveOutOverrides(of: name, node.memberBlock)
    if node.genericWhereClause == nil, !name.contains("<"), !facts.isProtocol(name),
      !facts.valueTypes.contains(name), !facts.isUnavailable(name), !node.attributes.isUnavailable
    {
      collect(node.memberBlock, name, isGeneric: facts.isGenericType(name), Syntax(node))
    }
    return .visitChildren
  }

  /// A class of another module cannot be changed from outside here.
  private func leaveOutOverrides(of type: String, _ block: MemberBlockSyntax) {
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

  private func isInGeneric(_ node: some SyntaxProtocol) -> Bool {
    node.typesAround.contains { type in
      type.as(ClassDeclSyntax.self)?.genericParameterClause != nil
        || type.as(StructDeclSyntax.self)?.genericParameterClause != nil
        || type.as(EnumDeclSyntax.self)?.genericParameterClause != nil
        || type.as(ExtensionDeclSyntax.self).map {
          facts.isGenericType($0.extendedType.trimmedDescription)
        } ?? false
    }
  }

  private func update(
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

  private func collect(_ block: MemberBlockSyntax, _ type: String, isGeneric: Bool, _ node: Syntax)
  {
    for declaration in activeMembers(block) {
      if let method = declaration.as(FunctionDeclSyntax.self) {
        collect(method, type, isGeneric, node)
      } else if let property = declaration.as(VariableDeclSyntax.self) {
        collect(property, type, isGeneric, node)
      }
    }
  }

  /// The members that `#if` leaves.
  private func activeMembers(_ block: MemberBlockSyntax) -> [DeclSyntax] {
    func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
      list.flatMap { item -> [DeclSyntax] in
        guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        let clause = condition.activeClause(in: conditions).clause
        guard case .decls(let inner)? = clause?.elements else { return [] }
        return members(inner)
      }
    }
    return members(block.members)
  }

  private var conditions: BuildConditions {
    BuildConditions(custom: options.conditions, modules: options.availableModules)
  }

  private func collect(
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
        edits.blank(override.bytes, of: source)
        selector = known
        isExposed = true
      } else if full == "awakeFromNib()", facts.isPlainObject(type) {
        edits.blank(override.bytes, of: source)
        isExposed = true
      }
    }
    overrideDelegateMethod(method, type)
    let effects = method.signature.effectSpecifiers
    if isExposed, !method.hasInout {
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

  /// Whether a method can be one that a protocol leaves open.
  private func isImplementation(_ method: FunctionDeclSyntax, _ selector: String) -> Bool {
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

  private func collect(
    _ property: VariableDeclSyntax,
    _ type: String,
    _ isGeneric: Bool,
    _ node: Syntax
  ) {
    guard !property.modifiers.isStatic, !isGeneric,
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
    if property.modifiers.has("dynamic"), binding.accessorBlock == nil,
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

  private static func isWritable(
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

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.named("objc") != nil else { return .visitChildren }
    if let inheritance = node.inheritanceClause {
      let isOfClasses = inheritance.inheritedTypes.contains {
        ["AnyObject", "class"].contains($0.type.trimmedDescription)
      }
      if let first = inheritance.inheritedTypes.first, !isOfClasses {
        edits.insert("AnyObject, ", at: first.bytes.lowerBound)
      }
    } else {
      edits.insert(": AnyObject", at: node.name.bytes.upperBound)
    }
    let name = (node.ownerName.map { $0 + "." } ?? "") + node.name.text
    for item in node.memberBlock.members {
      guard let property = item.decl.as(VariableDeclSyntax.self), OptionalMembers.isOpen(property)
      else { continue }
      edits.remove(property.bytes, of: source)
      needsUIKit = true
    }
    tail += OptionalMembers(protocolName: name, node).defaults
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate var hasInout: Bool {
    signature.parameterClause.parameters.contains {
      $0.type.trimmedDescription.hasPrefix("inout") || $0.ellipsis != nil
    }
  }
}

extension FunctionDeclSyntax {
  /// The types of the arguments without attributes such as `@escaping`.
  fileprivate var argumentTypes: [String] {
    signature.parameterClause.parameters.map { parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
      let text = type.trimmedDescription
      // `Type!` is no type of its own.
      return text.hasSuffix("!") ? text.dropLast() + "?" : text
    }
  }
}

extension ModuleFacts {
  func isGenericType(_ name: String) -> Bool { genericTypes.contains(name) }
}

extension ExprSyntax {
  /// Whether an expression gives a type at run time: a property, a call, a cast, but no type's name.
  fileprivate var isMetatypeValue: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return !["self", "super", "Self"].contains(name) && name.first?.isUppercase == false
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return !["self", "Type"].contains(name) && name.first?.isUppercase == false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.is(MemberAccessExprSyntax.self)
        || call.calledExpression.is(DeclReferenceExprSyntax.self)
          && call.calledExpression.trimmedDescription.first?.isUppercase == false
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isMetatypeValue }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1
        && tuple.elements.first?.expression.trimmedDescription.contains(" as") == true
    }
    return self.is(SubscriptCallExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether a name stands for a type that the declarations around leave open.
  fileprivate func isGenericParameter(_ name: String) -> Bool {
    var next = parent
    while let node = next {
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? node.as(StructDeclSyntax.self)?.genericParameterClause
        ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
        ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      next = node.parent
    }
    return false
  }
}
