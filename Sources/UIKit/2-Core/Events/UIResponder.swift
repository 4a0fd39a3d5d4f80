import Foundation

/// Something that answers events, and passes on to `next` what it does not answer.
@MainActor @preconcurrency
open class UIResponder: AccessibilityObject, UIResponderStandardEditActions, UIUserActivityRestoring
{
  /// Makes a responder.
  public override init() { super.init() }

  /// Called when the nib that the responder came from is complete: outlets are connected, runtime
  /// attributes are set.
  ///
  /// A controller of a storyboard is told when it is made; its outlets are connected with its view.
  open func awakeFromNib() {}

  /// Called in place of running the app, where a design tool shows the responder.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked when this responder does not answer.
  ///
  /// Defaults to nil.
  open var next: UIResponder? { nil }

  /// The class, the address and, of a view, its frame and its looks.
  open override nonisolated var description: String {
    let text =
      MainQueue.isCurrent
      ? MainActor.assumeIsolated { (self as? any SelfDescribing)?.selfDescription } : nil
    return text ?? super.description
  }

  // MARK: Activities

  /// What the responder lets people go on with elsewhere.
  ///
  /// Defaults to nil. Kept for the app; nothing here reads it.
  open var userActivity: NSUserActivity?

  /// Brings an activity up to date before it is handed on: never here.
  ///
  /// Defaults to nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Comes to show what an activity is about.
  ///
  /// Defaults to nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: First responder

  /// Whether the responder may become the first.
  ///
  /// Defaults to false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up being the first when asked.
  ///
  /// Defaults to true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first of its window.
  ///
  /// Returns whether it now is: it must be in a window, be willing, and the one before must yield.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    let inputViews = Services.the((any InputViewShowing).self)
    if let current = window.firstResponder,
      !inputViews.holding({ current.resignFirstResponder() })
    {
      return false
    }
    window.firstResponder = self
    inputViews.update()
    return true
  }

  /// Gives up being the first responder; returns whether it is not the first any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    Services.the((any InputViewShowing).self).update()
    return true
  }

  // MARK: Touches

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when what was only estimated of touches is known.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys

  /// Called when keys or buttons go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when how far keys or buttons are pressed changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys or buttons come up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Actions

  /// Whether the responder does an action now.
  ///
  /// Defaults to whether it has a method of that name that can be called by name; override it
  /// together with the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorTable.responds(self, to: action)
  }

  /// Who does an action: this responder if it can, or the first after it that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// What takes back what was done.
  ///
  /// Defaults to that of the next responder; windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Keys that do something while the responder, or one before it, is the first.
  ///
  /// Defaults to nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes the app's menus; called when they are made, from the first responder on.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Changes an entry that is about to be shown or asked for by its key.
  open func validate(_ command: UICommand) {}

  /// Whether gestures of three fingers edit text.
  ///
  /// Defaults to `default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Input views

  /// What shows at the lower edge in place of a keyboard while the responder is the first.
  ///
  /// Defaults to nil.
  open var inputView: UIView? { nil }

  /// What shows above the keyboard while the responder is the first.
  ///
  /// Defaults to nil.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the input views again.
  open func reloadInputViews() {
    if isFirstResponder { Services.the((any InputViewShowing).self).update() }
  }

  /// Called before an input or accessory view comes for the first responder, on it and on those after
  /// it in the chain.
  func keyboardWillAppear() {}

  /// By what name the keyboard's language is remembered.
  ///
  /// Defaults to nil.
  open var textInputContextIdentifier: String? { nil }

  /// Forgets the keyboard's language; none is remembered here.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// The language that is typed in.
  open var textInputMode: UITextInputMode? { isFirstResponder ? .current : nil }

  // MARK: Standard edit actions

  /// Takes the selection away to the pasteboard.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard.
  open func copy(_ sender: Any?) {}
  /// Puts what is on the pasteboard in place of the selection.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the caret.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection.
  open func delete(_ sender: Any?) {}
  /// Makes text read from the left to the right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes text read from the right to the left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selection bold, or not any more.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection slanted, or not any more.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or does not any more.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes text larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes text smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Searches in the text.
  open func find(_ sender: Any?) {}
  /// Searches in the text for something to replace.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place that was found.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place that was found before.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Gives the selection other attributes.
  open func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {}
  /// Prints.
  open func printContent(_ sender: Any?) {}
  /// Puts what is on the pasteboard here, with the looks of this text.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Goes where the pasteboard says.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for what is on the pasteboard.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Gives the document another name.
  open func rename(_ sender: Any?) {}
  /// Makes another like the selection.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document elsewhere.
  open func move(_ sender: Any?) {}
  /// Writes the document in another form.
  open func export(_ sender: Any?) {}

  /// The window whose first responder this could be.
  var responderWindow: UIWindow? { next?.responderWindow }
}
