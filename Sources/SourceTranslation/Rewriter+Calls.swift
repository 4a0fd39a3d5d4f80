import Diagnostics
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

extension Rewriter {
  /// `type.init()` on a value: the class need not have a `required` initialiser on iOS.
  func rewriteMetatypeCall(_ node: FunctionCallExprSyntax) {
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
      useSpellings()
      return
    }
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
      type.baseName.text == "Self", leavesClassOpen(node)
    {
      edits.replace(type.bytes, with: "_made(_metatype(Self.self).init")
      edits.insert(")", at: node.bytes.upperBound)
      useSpellings()
      return
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else { return }
    guard let base = member.base else {
      guard let type = node.contextualGenericParameter else { return }
      edits.insert("_made(_metatype(\(type).self)", at: member.bytes.lowerBound)
      edits.insert(")", at: node.bytes.upperBound)
      useSpellings()
      return
    }
    if base.trimmedDescription == "Self", leavesClassOpen(node) {
      edits.replace(base.bytes, with: "_made(_metatype(Self.self)")
      edits.insert(")", at: node.bytes.upperBound)
      useSpellings()
      return
    }
    guard base.isMetatypeValue || node.isGenericParameter(base.trimmedDescription)
    else { return }
    if node.isGenericParameter(base.trimmedDescription) {
      edits.insert(".self", at: base.bytes.upperBound)
    }
    edits.insert("_made(_metatype(", at: base.bytes.lowerBound)
    edits.insert(")", at: base.bytes.upperBound)
    edits.insert(")", at: node.bytes.upperBound)
    useSpellings()
  }

  /// Whether code stands in an extension of a class of UIKit, or of a protocol that only such have, so
  /// that `Self` may be a subclass whose initialiser is not `required`.
  private func leavesClassOpen(_ node: FunctionCallExprSyntax) -> Bool {
    guard let around = node.typesAround.first?.as(ExtensionDeclSyntax.self) else { return false }
    let name = around.extendedType.trimmedDescription
    guard facts.isProtocol(name) else {
      return name.hasPrefix("UI") && facts.classesByName[name] == nil
        && !facts.valueTypes.contains(name)
    }
    let clause = around.genericWhereClause?.trimmedDescription ?? ""
    let own = facts.files.values.lazy.flatMap(\.protocolFacts).first { $0.name == name }
    let names =
      clause.matches(of: #/\bSelf\s*(?::|==)\s*(\w+)/#).map { String($0.1) }
      + (own?.inherited ?? [])
    return names.contains { bound in
      facts.classesByName[bound] != nil
        || bound.hasPrefix("UI") && !FrameworkProtocols.names.contains(bound)
    }
  }

  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
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

  /// `if let method = delegate.method`, `delegate.method(_:) != nil`: a method that a protocol leaves open is a value
  /// that may be nil.
  func rewriteOptionalValue(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, !base.is(SuperExprSyntax.self), node.isAskedForNil,
      let selector = optionalSelector(of: node)
    else { return }
    needsUIKit = true
    edits.insert("SelectorTable.implementing(", at: base.bytes.lowerBound)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      edits.replace(chain.questionMark.bytes, with: ", \(selector.quoted))?")
    } else {
      edits.insert(", \(selector.quoted))?", at: base.bytes.upperBound)
    }
  }

  /// The name of the open method that is meant, where there is only one it can be.
  private func optionalSelector(of node: MemberAccessExprSyntax) -> String? {
    let name = node.declName
    let base = name.baseName.text.unquoted
    if let labels = name.argumentNames {
      let shown = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
      let selector = SelectorName.of(base, labels: shown)
      return facts.optionalMethods.contains(selector) || OptionalCall.isCertain(base, shown)
        ? selector : nil
    }
    // Anything may have a property of that name; a delegate has methods.
    guard let last = node.base?.trimmedDescription.lowercased().split(separator: ".").last,
      ["delegate", "datasource"].contains(where: last.contains)
    else { return nil }
    let named = facts.optionalMethods.filter { $0.prefix { $0 != ":" } == base }
    return named.count == 1 ? named.first : nil
  }

  /// `delegate.method!(…)` is an ordinary call here.
  func rewriteForcedCall(_ node: FunctionCallExprSyntax) {
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

  /// `(x as AnyObject).doubleValue`: Objective-C looks the member up when the code runs.
  func rewriteObjectMember(_ node: MemberAccessExprSyntax) {
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
    useSpellings()
  }

  /// `type(of: object).description()` of an object of any class, which only `NSObject` has.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base,
      base.isTypeOfObject || base.isAnyClassArgument
    else { return }
    edits.insert("String(reflecting: ", at: base.bytes.lowerBound)
    edits.replace(member.period.bytes.lowerBound..<node.bytes.upperBound, with: ")")
  }

  /// `Cell.classForCoder()`: the class itself, for which Foundation asks only objects here.
  func rewriteClassForCoder(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "classForCoder",
      let base = member.base?.trimmedDescription,
      base.split(separator: ".").last?.first?.isUppercase == true
    else { return }
    edits.replace(member.declName.bytes.lowerBound..<node.bytes.upperBound, with: "self")
  }

  /// `Bundle(for: Cell.self)`: all code is one program here, whose bundle Foundation gives for any class.
  func rewriteBundle(_ node: FunctionCallExprSyntax) {
    guard options.availableModules.contains("UIKitSpellings"), node.shownLabels == ["for"],
      ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(
        node.calledExpression.trimmedDescription
      ),
      !facts.isDeclared("Bundle")
    else { return }
    edits.replace(node.calledExpression.bytes, with: "_bundle")
    needsSpellings = true
  }

  /// `completion: expectation.fulfill`: the method has arguments here that only calls can leave out.
  func closeFulfill(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
      node.base != nil, !facts.declared.contains("fulfill"),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
    else { return }
    edits.insert("{ ", at: node.bytes.lowerBound)
    edits.insert("() }", at: node.bytes.upperBound)
  }

  /// Texts that depend on numbers, and formats: Foundation knows less of them here.
  func rewriteFormat(_ node: FunctionCallExprSyntax) {
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
      } else if ["String", "AttributedString"].contains(function.baseName.text),
        node.arguments.first?.label?.text == "localized"
      {
        // Foundation has no such initialisers on Linux; the spellings have them.
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
    useSpellings()
  }

  /// `class Atomic: NSLock`: Foundation's locks cannot be inherited from here.
  func inheritFromOpenLock(_ node: ClassDeclSyntax) {
    guard options.availableModules.contains("UIKitSpellings"),
      let base = node.inheritanceClause?.inheritedTypes.first?.type,
      ["NSLock", "NSRecursiveLock"].contains(base.trimmedDescription)
    else { return }
    edits.replace(base.bytes, with: base.trimmedDescription.replacing("NS", with: "_"))
    useSpellings()
  }

  /// What Foundation needs on Linux to make an object that says nothing.
  private static let emptyObjects = [
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    "URLResponse": """
    url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil
    """,
  ]

  /// `Timer()`, `URLResponse()`: Foundation has no such initialisers on Linux; what they make says nothing.
  func rewriteEmptyObject(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
    let type = node.calledExpression.trimmedDescription
    guard let needed = Self.emptyObjects[type], !facts.isDeclared(type), let left = node.leftParen,
      let right = node.rightParen
    else { return }
    edits.replace(left.bytes.lowerBound..<right.bytes.upperBound, with: "(\(needed))")
  }

  /// `abs(x)` inside `CGFloat`, which has a static function of that name on Linux.
  func rewriteAbsolute(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      function.baseName.text == "abs", !facts.declared.contains("abs"),
      node.ownerName == "CGFloat"
    else { return }
    edits.insert("Swift.", at: function.bytes.lowerBound)
  }
}

extension ExprSyntax {
  /// `type(of: object)`.
  fileprivate var isTypeOfObject: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.trimmedDescription == "type" && call.shownLabels == ["of"]
  }

  /// Whether a name is that of an argument which is any class.
  fileprivate var isAnyClassArgument: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var next = parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains {
          ($0.secondName ?? $0.firstName).text == name
            && ["AnyClass", "AnyObject.Type"].contains($0.type.trimmedDescription)
        }
      }
      next = node.parent
    }
    return false
  }
}

extension MemberAccessExprSyntax {
  /// Whether code asks if the member is nil: in `if let`, `guard let` and `while let`, or compared with nil.
  fileprivate var isAskedForNil: Bool {
    if let condition = parent?.as(InitializerClauseSyntax.self)?.parent {
      return condition.is(OptionalBindingConditionSyntax.self)
    }
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    let words = list.map(\.trimmedDescription)
    return ["!=", "=="].contains(words[1]) && words[2] == "nil"
      && list.first?.id == ExprSyntax(self).id
  }
}
