import Foundation

/// What can be done with what is selected; `UIResponder` has all of it, doing nothing.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection away to the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in place of the selection.
  func paste(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes text read from the left to the right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes text read from the right to the left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or not any more.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection slanted, or not any more.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or does not any more.
  func toggleUnderline(_ sender: Any?)
  /// Makes text larger.
  func increaseSize(_ sender: Any?)
  /// Makes text smaller.
  func decreaseSize(_ sender: Any?)
  /// Searches in the text.
  func find(_ sender: Any?)
  /// Searches in the text for something to replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the place that was found before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Gives the selection other attributes.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
  /// Prints.
  func printContent(_ sender: Any?)
  /// Puts what is on the pasteboard here, with the looks of this text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Goes where the pasteboard says.
  func pasteAndGo(_ sender: Any?)
  /// Searches for what is on the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Gives the document another name.
  func rename(_ sender: Any?)
  /// Makes another like the selection.
  func duplicate(_ sender: Any?)
  /// Moves the document elsewhere.
  func move(_ sender: Any?)
  /// Writes the document in another form.
  func export(_ sender: Any?)
}

/// Gives attributes in place of others.
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) ->
  [NSAttributedString.Key: Any]

/// Whether the gestures of three fingers that copy and take back are there.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They are not.
  case none = 0
  /// They are.
  case `default` = 1
}

/// The edit actions by the names of their selectors.
@MainActor
enum StandardEditAction {
  typealias Method = (UIResponder, Any?) -> Void

  static let all: [Selector: Method] = [
    "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
    "select:": { $0.select($1) }, "selectAll:": { $0.selectAll($1) },
    "delete:": { $0.delete($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) }, "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) }, "increaseSize:": { $0.increaseSize($1) },
    "decreaseSize:": { $0.decreaseSize($1) }, "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) }, "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) },
    "useSelectionForFind:": { $0.useSelectionForFind($1) },
    "printContent:": { $0.printContent($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) },
    "pasteAndGo:": { $0.pasteAndGo($1) }, "pasteAndSearch:": { $0.pasteAndSearch($1) },
    "rename:": { $0.rename($1) }, "duplicate:": { $0.duplicate($1) },
    "move:": { $0.move($1) }, "export:": { $0.export($1) },
  ]

  /// Does an action by its name; the app's own method of that name goes first.
  @discardableResult
  static func perform(
    _ action: Selector,
    on target: AnyObject,
    sender: Any?,
    event: UIEvent? = nil
  ) -> Bool {
    if SelectorTable.hasMethod(target, action) {
      let count = action.name.count { $0 == ":" }
      let arguments: [Any?] = Array([sender, event].prefix(count))
      SelectorTable.perform(action, on: target, with: arguments)
      return true
    }
    guard let responder = target as? UIResponder else { return false }
    if action.name == "undo:" || action.name == "redo:" {
      if let text = responder as? any EditableText {
        return text.changeBack(isUndo: action.name == "undo:")
      }
      if action.name == "undo:" {
        responder.undoManager?.undo()
      } else {
        responder.undoManager?.redo()
      }
      return true
    }
    guard let method = all[action] else { return false }
    method(responder, sender)
    return true
  }
}
