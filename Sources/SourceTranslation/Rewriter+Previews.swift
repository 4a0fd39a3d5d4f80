import SwiftSyntax

/// `#Preview` and the types that give previews: each is entered under the name that a screen is asked for by.
extension Rewriter {
  /// What only Xcode shows beside the source.
  static let previews: Set<String> = ["Preview", "Playground"]

  /// What a macro of previews becomes: a function that makes one, line for line where the macro stood; blanks where
  /// that is not possible.
  func rewritePreview<Macro: FreestandingMacroExpansionSyntax>(_ node: Macro) {
    guard node.macroName.text == "Preview", isAtTop(Syntax(node)), !isMain,
      options.availableModules.contains("UIKit"), let parts = PreviewMacro(node)
    else {
      edits.remove(node.bytes, of: source)
      return
    }
    needsUIKit = true
    let number = previewEntries.count
    let function = "_preview\(SourceTranslator.digest(options.module + "/" + path))_\(number)"
    let start = "@MainActor private func \(function)() -> UIKit.Preview {"
    let name = node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound
    previewEntries.append(
      "PreviewScreens.add(\(path.quoted), line: \(line(of: node.pound)), \(function))"
    )
    guard let last = parts.endOfVariables else {
      edits.replace(name, with: start + " UIKit.Preview")
      edits.insert(" }", at: node.bytes.upperBound)
      return
    }
    // Variables of the preview itself belong to a view around what is shown.
    let call = "UIKit.Preview\(parts.arguments) { _Body() }"
    edits.insert("\(start) struct _Body: SwiftUI.View ", at: name.lowerBound)
    edits.blank(name.lowerBound..<parts.closure.leftBrace.bytes.lowerBound, of: source)
    for attribute in parts.attributes { edits.blank(attribute.bytes, of: source) }
    edits.insert("\(last.separator) @ViewBuilder var body: some SwiftUI.View {", at: last.place)
    edits.insert("} }; return \(call) ", at: parts.closure.rightBrace.bytes.lowerBound)
  }

  /// Enters the previews of a type that says it gives some.
  func enterPreviews(_ node: some DeclGroupSyntax, named name: String) {
    guard node.isPreviewProvider, !isMain, !isInGeneric(node),
      options.availableModules.contains("SwiftUI")
    else { return }
    needsUIKit = true
    let whole = (node.ownerName.map { $0 + "." } ?? "") + name
    previewEntries.append(
      "PreviewScreens.add(\(path.quoted), line: \(line(of: node)), type: \(name.quoted))"
        + " { UIKit.Preview.all(of: \(whole).self) }"
    )
  }

  /// Whether a node stands in no type and no function, `#if` around it or not.
  private func isAtTop(_ node: Syntax) -> Bool {
    var next = node.parent
    while let around = next {
      switch around.kind {
      case .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl:
        next = around.parent
      case .sourceFile: return true
      default: return false
      }
    }
    return false
  }
}

/// What stands in a `#Preview` that shows a view.
private struct PreviewMacro {
  /// The name and traits, in their parentheses.
  let arguments: String
  let closure: ClosureExprSyntax
  /// The attributes of variables of the preview itself.
  let attributes: [AttributeSyntax]
  /// Where the last of these variables ends, and what has to stand there; nil where there are none.
  let endOfVariables: (place: Int, separator: String)?

  /// Nil where it is a preview of something else, as of a widget.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.additionalTrailingClosures.isEmpty else { return nil }
    var isBody = false
    var parts: [String] = []
    var body = node.trailingClosure
    var isInTraits = false
    for argument in node.arguments {
      switch argument.label?.text {
      case nil: isBody = false
      case "traits": isInTraits = true
      case "body":
        isBody = true
        body = argument.expression.as(ClosureExprSyntax.self)
      default: return nil
      }
      if argument.label == nil, !isInTraits, !parts.isEmpty { return nil }
      if !isBody { parts.append(argument.with(\.trailingComma, nil).trimmedDescription) }
    }
    guard let body, body.signature == nil else { return nil }
    var end: (place: Int, separator: String)?
    attributes = body.statements.compactMap { item in
      let attribute = item.item.as(VariableDeclSyntax.self)?.attributes.named("Previewable")
      if attribute != nil {
        end = (item.bytes.upperBound, item.semicolon == nil ? ";" : "")
      }
      return attribute
    }
    endOfVariables = end
    // On one line: those that follow keep their numbers.
    let lines = parts.joined(separator: ", ").split(whereSeparator: \.isNewline)
    arguments = "(\(lines.joined(separator: " ")))"
    closure = body
  }
}

extension DeclGroupSyntax {
  /// Whether it says that it gives previews.
  var isPreviewProvider: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
    } == true
  }
}
