import SwiftSyntax

extension Rewriter {
  /// The labels of Foundation's functions that run a closure later, by their names.
  private static let later: [String: [[String?]]] = [
    "addObserver": [
      ["forName", "object", "queue", nil], ["forName", "object", "queue", "using"],
    ],
    "scheduledTimer": [
      ["withTimeInterval", "repeats", nil], ["withTimeInterval", "repeats", "block"],
    ],
    "addOperation": [[nil]],
    "addBarrierBlock": [[nil]],
  ]

  /// `addObserver(forName:…) { [weak self] _ in self?.reload() }` on the main actor: Foundation comes from
  /// Objective-C on Apple's systems, where such closures are Sendable only for code of Swift 6.
  func rewriteSendableClosure(_ node: FunctionCallExprSyntax) {
    guard options.availableModules.contains("UIKitSpellings") else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let name = member.declName.baseName.text
      guard Self.later[name]?.contains(node.shownLabels) == true, node.endsWithClosure,
        !facts.declared.contains(name)
      else { return }
      edits.insert("_", at: member.declName.bytes.lowerBound)
    } else if node.calledExpression.trimmedDescription == "Timer", node.endsWithClosure,
      !facts.isDeclared("Timer"), let label = node.arguments.first?.label,
      ["timeInterval", "fire"].contains(label.text)
    {
      edits.insert("_", at: label.bytes.lowerBound)
    } else {
      return
    }
    useSpellings()
  }
}

extension FunctionCallExprSyntax {
  /// Whether the last argument is a closure that is written there.
  fileprivate var endsWithClosure: Bool {
    trailingClosure != nil || arguments.last?.expression.is(ClosureExprSyntax.self) == true
  }
}
