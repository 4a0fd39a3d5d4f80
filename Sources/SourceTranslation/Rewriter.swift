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
  static let extensionsOfNSObject: [String: String] = [
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
  static let closed: Set<String> = ["isKind(of:)", "isMember(of:)"]

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

  var types: [TypeRegistrations] = []
  var typeNumbers: [String: Int] = [:]
  private var importsUIKit = false
  var needsUIKit = false
  var needsSpellings = false
  private var needsNetworking = false
  private var needsXML = false
  private var needsCombine = false
  var needsCoreData = false
  private var imported: Set<String> = []
  private var seenWithFoundation: Set<String> = []
  private var seenWithUIKit: Set<String> = []
  private var seenWithSwiftUI: Set<String> = []
  /// Where a missing import can be put: after one that is there, or at the start.
  private var importPlace: Int?
  /// What enters the previews of the file.
  var previewEntries: [String] = []
  private(set) lazy var unknownDelegateMethods = UnknownDelegateMethods(tree, facts)
  private(set) lazy var snapshotNames = SnapshotNames(tree).names
  /// Selectors of others' methods that were entered here already.
  var foreign: Set<String> = []

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
    tail +=
      RegistrationWriter(
        module: options.module,
        mark: SourceTranslator.digest(options.module + "/" + path),
        path: path,
        types: types,
        previews: previewEntries,
        isLoaded: !isMain
      ).text
    for (text, place) in IsolatedSetUps(tree, conditions, facts).insertions {
      edits.insert(text, at: place)
    }
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

  /// Whether the file runs in order, from its first line.
  var isMain: Bool { path.hasSuffix("/main.swift") || path == "main.swift" }

  private var missingImports: [String] {
    var modules: [String] = []
    if !importsUIKit, needsUIKit || options.seesUIKit || !types.allSatisfy(\.isEmpty) {
      modules.append("UIKit")
    }
    // Where something else passes UIKit on, names of older days come with it.
    if !importsUIKit, needsSpellings || needsUIKit { modules.append("UIKitSpellings") }
    if needsNetworking { modules.append("FoundationNetworking") }
    if needsXML { modules.append("FoundationXML") }
    if needsAutomation, !imported.contains("XCUIAutomation") { modules.append("XCUIAutomation") }
    if needsCombine, !imported.contains("Combine") { modules.append("Combine") }
    if needsCoreData, !imported.contains("CoreData") { modules.append("CoreData") }
    modules += seenWithFoundation.subtracting(imported).sorted()
    if importsUIKit { modules += seenWithUIKit.subtracting(imported).sorted() }
    var overlays = Set(AppleFrameworks.overlays(of: imported))
    if imported.contains("SwiftUI") { overlays.formUnion(seenWithSwiftUI) }
    modules += overlays.subtracting(imported).sorted()
    return modules.filter { options.availableModules.contains($0) }
  }

  /// Whether a file sees what UI tests are written with: XCTest passes it on.
  private var needsAutomation: Bool {
    imported.contains("XCTest") && (options.isUITest || mentionsAutomation)
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

  /// The file needs the names of iOS that Linux lacks, and UIKit, which has some of them.
  func useSpellings() {
    needsUIKit = true
    needsSpellings = true
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imported.insert(module)
    let available = options.availableModules
    if options.modulesWithUIKit.contains(module) { needsUIKit = true }
    switch module {
    case "UIKit":
      importsUIKit = true
      // `import UIKit.UIGestureRecognizerSubclass`, `import class UIKit.UIView`: what is made for the file needs all.
      importWhole(node, module)
      if available.contains("UIKitSpellings") {
        edits.insert("; import UIKitSpellings", at: node.bytes.upperBound)
      }
    case "XCTest",
      _ where available.contains(module) && TestingFrameworks.withCases.contains(module):
      // It passes UIKit on.
      needsUIKit = true
      if available.contains(TestingFrameworks.additions) {
        edits.insert("; import \(TestingFrameworks.additions)", at: node.bytes.upperBound)
      }
    case _ where AppleFrameworks.parts[module] == "UIKit":
      edits.replace(node.bytes, with: "import UIKit")
      needsUIKit = true
    case _ where AppleFrameworks.parts[module] != nil:
      edits.replace(node.bytes, with: "import Foundation")
    case _ where !available.contains(module):
      edits.blank(node.bytes, of: source)
      // What such a framework passes on is here all the same.
      if AppleFrameworks.names.contains(module) { needsUIKit = true }
    case "Foundation" where node.importKindSpecifier != nil:
      // `import struct Foundation.URLRequest`: some of it is elsewhere on Linux.
      importWhole(node, module)
      for part in node.path { walk(part.name) }
    default:
      if AppleFrameworks.names.contains(module) { needsUIKit = true }
      // `import os.log`: the module has no parts here.
      if node.path.count > 1, node.importKindSpecifier == nil {
        edits.replace(node.path.bytes, with: module)
      }
    }
    return .skipChildren
  }

  private func importWhole(_ node: ImportDeclSyntax, _ module: String) {
    guard node.path.count > 1 else { return }
    let start = (node.importKindSpecifier?.bytes ?? node.path.bytes).lowerBound
    edits.replace(start..<node.path.bytes.upperBound, with: module)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { rewriteCondition(Syntax(condition)) }
    }
    return super.visit(node)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
  }

  /// `os(iOS)` holds, and no other system does; so does `targetEnvironment(simulator)`.
  private func rewriteCondition(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "os"
    {
      let system = call.arguments.trimmedDescription
      edits.replace(call.bytes, with: system == options.system ? "true" : "false")
      return
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "targetEnvironment"
    {
      let holds = conditions.isActiveTargetEnvironment(name: call.arguments.trimmedDescription)
      edits.replace(call.bytes, with: holds ? "true" : "false")
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { rewriteCondition(child) }
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "NSManaged" { rewriteManaged(node) }
    if Self.dropped.contains(name) {
      edits.blank(node.bytes, of: source)
      return .skipChildren
    }
    if name == "Entry" { rewriteEntry(node) }
    if imported.contains("SwiftData") { rewriteModelAttribute(node, name) }
    if name == "UIApplicationMain" { edits.replace(node.attributeName.bytes, with: "main") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node.bytes, of: source) }
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind else { return .visitChildren }
    noteModules(of: name)
    if name == "NSAttributedStringKey", !facts.isDeclared(name) {
      // Foundation has the name of Swift 4 still, for its message.
      edits.replace(token.bytes, with: "NSAttributedString.Key")
    }
    return .visitChildren
  }

  /// Notes what has to be imported for a name.
  private func noteModules(of name: String) {
    if Self.uikitNames.contains(name) || isOfUIKit(name) { needsUIKit = true }
    if Self.networkNames.contains(name) { needsNetworking = true }
    if Self.xmlNames.contains(name), !facts.isDeclared(name) { needsXML = true }
    if let module = AppleFrameworks.seenWithFoundation(name), !facts.isDeclared(name) {
      seenWithFoundation.insert(module)
    }
    if let module = AppleFrameworks.seenWithUIKit(name), !facts.isDeclared(name) {
      seenWithUIKit.insert(module)
    }
    if let module = AppleFrameworks.seenWithSwiftUI(name), !facts.isDeclared(name) {
      seenWithSwiftUI.insert(module)
    }
    if Self.combineNames.contains(name), !facts.isDeclared(name) { needsCombine = true }
    if Self.spelledNames.contains(name) {
      useSpellings()
    }
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      if let argument = node.arguments.first {
        edits.replace(node.bytes, with: "Selector(\(selector(argument).quoted))")
        needsUIKit = true
        // The types are named where their methods are registered.
        for token in argument.tokens(viewMode: .sourceAccurate) { noteModules(of: token.text) }
      }
      return .skipChildren
    case "keyPath":
      if let argument = node.arguments.first {
        let parts = argument.expression.trimmedDescription.split(separator: ".")
          .drop { $0.first?.isUppercase == true || $0 == "self" }
        edits.replace(node.bytes, with: parts.joined(separator: ".").quoted)
      }
      return .skipChildren
    case let name where Self.previews.contains(name):
      rewritePreview(node)
      return name == "Preview" ? .visitChildren : .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.previews.contains(node.macroName.text) else {
      if imported.contains("SwiftData") { rewriteModelMacro(node) }
      return .visitChildren
    }
    rewritePreview(node)
    return node.macroName.text == "Preview" ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteForcedCall(node)
    rewriteMetatypeCall(node)
    rewriteAbsolute(node)
    rewriteEmptyObject(node)
    rewriteFormat(node)
    rewriteClassDescription(node)
    rewriteClassForCoder(node)
    rewriteBundle(node)
    rewriteSendableClosure(node)
    return .visitChildren
  }

  /// What is asked of objects of no known class.
  static let objectMembers: Set<String> = [
    "boolValue", "intValue", "integerValue", "uintValue", "floatValue", "doubleValue",
    "stringValue", "cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalValue(node)
    closeFulfill(node)
    rewriteObjectMember(node)
    // There is no such folder on Linux; what apps put into it goes where its largest part goes.
    if node.declName.baseName.text == "libraryDirectory",
      node.base.map({ $0.trimmedDescription.hasSuffix("SearchPathDirectory") }) ?? true
    {
      edits.replace(node.declName.baseName.bytes, with: "applicationSupportDirectory")
    }
    // Strings were collections only from Swift 4 on.
    if node.declName.baseName.text == "characters", node.base != nil,
      !facts.declared.contains("characters")
    {
      edits.blank(node.period.bytes.lowerBound..<node.declName.bytes.upperBound, of: source)
    }
    return .visitChildren
  }

  /// `info[key] as? NSValue`: numbers and geometry are no objects of themselves here.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    rewriteBridgedCasts(elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark != nil,
        ["NSValue", "NSNumber"].contains(elements[index + 1].trimmedDescription),
        options.availableModules.contains("UIKitSpellings")
      else { continue }
      edits.insert("_object(", at: elements[index - 1].bytes.lowerBound)
      edits.insert(")", at: elements[index - 1].bytes.upperBound)
      useSpellings()
    }
    return .visitChildren
  }

  // MARK: Selectors

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteTestCase(node)
    guard !node.isLocal else { return .visitChildren }
    let outer = node.ownerName.map { $0 + "." } ?? ""
    let name = outer + node.name.text.unquoted
    let isGeneric = node.genericParameterClause != nil || isInGeneric(node)
    openNested(node.modifiers, in: outer)
    if facts.isUnavailable(name) { return .visitChildren }
    enterPreviews(node, named: node.name.text)
    collect(node.memberBlock, name, isGeneric: isGeneric, Syntax(node))
    addPlainInitializer(name, node)
    addDelegateMethods(name, node)
    addManagedInitializer(name, node)
    inheritFromOpenLock(node)
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

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal {
      openNested(node.modifiers, in: node.ownerName ?? "")
      enterPreviews(node, named: node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal {
      openNested(node.modifiers, in: node.ownerName ?? "")
      enterPreviews(node, named: node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal { openNested(node.modifiers, in: node.ownerName ?? "") }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    enterPreviews(node, named: name)
    leaveOutOverrides(of: name, node.memberBlock)
    if node.genericWhereClause == nil, !name.contains("<"), !facts.isProtocol(name),
      !facts.valueTypes.contains(name), !facts.isUnavailable(name), !node.attributes.isUnavailable
    {
      collect(node.memberBlock, name, isGeneric: facts.isGenericType(name), Syntax(node))
    }
    return .visitChildren
  }

  /// `required init?(coder:) { self.init() }`: what hands on to another initialiser of a class is a convenience.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    requireManagedInitializer(node)
    let isOfClass = node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    if isOfClass, !node.modifiers.has("convenience"), let body = node.body,
      body.statements.contains(where: { $0.trimmedDescription.hasPrefix("self.init(") })
    {
      edits.insert("convenience ", at: node.initKeyword.bytes.lowerBound)
    }
    return .visitChildren
  }

  /// `(name: String) -> Void`: in Swift 3 the parameters of a type of functions had names.
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters {
      guard let name = parameter.firstName, parameter.secondName == nil, name.text != "_",
        parameter.colon != nil
      else { continue }
      edits.insert("_ ", at: name.bytes.lowerBound)
    }
    return .visitChildren
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
