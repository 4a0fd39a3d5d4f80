import SwiftSyntax

/// Code for systems that are newer than the one that is rebuilt here.
///
/// The compiler takes every `#available(iOS …)` for true where there is no iOS, and what it guards uses
/// names that are not here.
extension Rewriter {
  /// The system that apps are told they run on; `UIDevice.systemVersion` says the same.
  private static let system = (major: 18, minor: 0)

  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    guard isForNewerSystem(node) else { return }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    edits.replace(node.bytes, with: isNegated ? "!_isNewerSystem" : "_isNewerSystem")
    useSpellings()
    if isNegated { emptyOtherCode(of: node) } else { emptyGuardedCode(of: node) }
  }

  private func isForNewerSystem(_ node: AvailabilityConditionSyntax) -> Bool {
    node.availabilityArguments.contains { argument in
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(platform.platform.text),
        let version = platform.version, let major = Int(version.major.text)
      else { return false }
      let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
      return (major, minor) > (Self.system.major, Self.system.minor)
    }
  }

  /// Takes away what runs only where the condition holds.
  private func emptyGuardedCode(of node: AvailabilityConditionSyntax) {
    guard let element = node.parent?.as(ConditionElementSyntax.self),
      let statement = element.parent?.as(ConditionElementListSyntax.self)?.parent
    else { return }
    if let branch = statement.as(IfExprSyntax.self) {
      empty(branch.body.statements[...])
    } else if let loop = statement.as(WhileStmtSyntax.self) {
      empty(loop.body.statements[...])
    } else if let exit = statement.as(GuardStmtSyntax.self) {
      emptyAfter(exit)
    }
  }

  /// Takes away what runs on a newer system where a condition says that there is none, and says no more.
  private func emptyOtherCode(of node: AvailabilityConditionSyntax) {
    guard let conditions = node.parent?.parent?.as(ConditionElementListSyntax.self),
      conditions.count == 1, let statement = conditions.parent
    else { return }
    if let branch = statement.as(IfExprSyntax.self) {
      guard case .codeBlock(let block) = branch.elseBody else { return }
      empty(block.statements[...])
    } else if let exit = statement.as(GuardStmtSyntax.self) {
      empty(exit.body.statements[...])
    }
  }

  /// Statements that never run: who comes there nevertheless learns of it.
  private func empty(_ statements: Slice<CodeBlockItemListSyntax>) {
    guard let first = statements.first, let last = statements.last else { return }
    let range = first.bytes.lowerBound..<last.bytes.upperBound
    let lines = source[range].count { $0 == UInt8(ascii: "\n") }
    edits.replace(range, with: "Swift.fatalError()" + String(repeating: "\n", count: lines))
  }

  /// What follows a `guard` in its block.
  private func emptyAfter(_ exit: GuardStmtSyntax) {
    guard let item = exit.parent?.as(CodeBlockItemSyntax.self),
      let block = item.parent?.as(CodeBlockItemListSyntax.self),
      block.parent?.is(SourceFileSyntax.self) != true,
      let place = block.index(of: item)
    else { return }
    empty(block[block.index(after: place)...])
  }
}
