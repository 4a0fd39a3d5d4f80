import CoreGraphics
import Foundation
import TextShaping

/// A line of text that people edit.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput, TextComposing, UIContentSizeCategoryAdjusting {
  let editing = TextEditing()
  let interaction = UITextInteraction(for: .editable)
  let canvas = TextCanvas()
  let border = UIView()
  let ground = UIImageView()
  let placeholderLabel = UILabel()
  let clearButton = UIButton(type: .custom)
  var scroll: CGFloat = 0
  var styled: [NSAttributedString.Key: Any] = [:]
  /// The placeholder as it was set with attributes; what it leaves open follows the field.
  var givenPlaceholder: NSAttributedString?

  /// Makes a field with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  /// Makes a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
    borderStyle = BorderStyle(rawValue: coder.decodeInteger(forKey: "UIBorderStyle")) ?? .none
    placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String
    text = coder.decodeObject(forKey: "UIText") as? String ?? ""
    showBorder()
    coder.nib?.finish(self, as: UITextField.self)
  }

  /// The object that decides on the editing, and is notified of it.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Input views

  private var inputViews: (input: UIView?, accessory: UIView?)

  /// What shows at the lower edge in place of a keyboard while the field is edited.
  ///
  /// Defaults to nil. A new one shows with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// What shows above the keyboard while the field is edited.
  ///
  /// Defaults to nil. A new one shows with `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  // MARK: Text

  /// The text; nil becomes an empty one.
  ///
  /// Setting it tells nobody.
  open var text: String? {
    get { editing.editor.string }
    set { attributedText = NSAttributedString(string: newValue ?? "", attributes: base) }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { editing.editor.text }
    set {
      let new = NSMutableAttributedString(
        attributedString: newValue ?? NSAttributedString(string: "")
      )
      editing.editor.set(complete(new))
      scroll = 0
      showText()
    }
  }

  static let standardFont = UIFont.systemFont(ofSize: 17)

  /// The font.
  ///
  /// Defaults to the system font of 17 points.
  open var font: UIFont? = UITextField.standardFont {
    didSet {
      restyle()
      note(.font, \UITextField.font)
    }
  }

  /// The colour of the text.
  ///
  /// Defaults to `UIColor.label`.
  open var textColor: UIColor? = .label {
    didSet {
      restyle()
      note(.textColor, \UITextField.textColor)
    }
  }

  /// Where the text lies.
  ///
  /// Defaults to natural.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }

  /// The attributes of all text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { base }
    set {
      styled = newValue
      restyle()
    }
  }

  /// The attributes of what is typed next; nil takes those of the text.
  ///
  /// Defaults to nil.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether people may change attributes; they cannot here.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var allowsEditingTextAttributes = false

  /// Whether text is made smaller where it would be cut off.
  ///
  /// Defaults to false.
  open var adjustsFontSizeToFitWidth = false { didSet { showText() } }

  /// The least size text is made smaller to, in points.
  ///
  /// Defaults to 0.
  open var minimumFontSize: CGFloat = 0

  /// Whether a font of a text style follows the size of text people ask for.
  ///
  /// Defaults to false.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      placeholderLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      followTextSize()
    }
  }

  /// What shows while there is no text.
  ///
  /// Defaults to nil.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      givenPlaceholder = nil
      placeholderLabel.text = newValue
      placeholderLabel.textColor = .placeholderText
      placeholderLabel.font = font
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// What shows while there is no text, with its attributes.
  ///
  /// Defaults to nil.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.text == nil ? nil : placeholderLabel.attributedText }
    set {
      givenPlaceholder = newValue
      showPlaceholder(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Traits

  /// How words are capitalised.
  ///
  /// Defaults to sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  ///
  /// Kept for the app; nothing here reads it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  ///
  /// Kept for the app; nothing here reads it.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are made round.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens make a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces come and go with words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What the keyboard is for.
  open var keyboardType = UIKeyboardType.default
  /// How the keyboard looks.
  ///
  /// Kept for the app; nothing here reads it.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { note(.keyboardAppearance, \UITextField.keyboardAppearance) }
  }
  /// What the return key says.
  ///
  /// Kept for the app; nothing here reads it.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key works only where there is text.
  ///
  /// Defaults to false.
  open var enablesReturnKeyAutomatically = false
  /// Whether dots show in place of the text.
  ///
  /// Defaults to false.
  open var isSecureTextEntry = false { didSet { showText() } }
  /// What the text is.
  ///
  /// Defaults to nil.
  ///
  /// Kept for the app; nothing here reads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: Looks

  /// What is around the text.
  ///
  /// Defaults to nothing.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image behind the text, where there is no round border.
  ///
  /// Defaults to nil.
  open var background: UIImage? { didSet { showBorder() } }

  /// The image behind the text while it cannot be edited.
  ///
  /// Defaults to nil.
  open var disabledBackground: UIImage? { didSet { showBorder() } }

  /// When the button shows that clears the text.
  ///
  /// Defaults to never.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// A view before the text.
  ///
  /// Defaults to nil.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }

  /// When the view before the text shows.
  ///
  /// Defaults to never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// A view after the text.
  ///
  /// Defaults to nil.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }

  /// When the view after the text shows.
  ///
  /// Defaults to never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  override func refreshAppearance() {
    super.refreshAppearance()
    followTextSize()
    showBorder()
    canvas.setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showBorder()
    showText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.caretColor = tintColor
  }

  // MARK: Layout

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the button is that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  /// Where the view before the text is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftViewRect(bounds) }

  /// Where the view after the text is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightViewRect(bounds) }

  /// Draws the placeholder; UIKit shows it in a label, and this does nothing.
  open func drawPlaceholder(in rect: CGRect) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize {
    let line = ((font ?? Self.standardFont).lineHeight).rounded(.up)
    let text = max(
      editing.editor.text.size().width,
      placeholderLabel.isHidden ? 0 : placeholderLabel.sizeThatFits(.zero).width
    )
    let sides: CGFloat = borderStyle == .roundedRect ? 14 : 0
    return CGSize(
      width: text.rounded(.up) + sides + 2,
      height: line + (borderStyle == .roundedRect ? 13 : 1)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let font = font ?? Self.standardFont
    let top = (bounds.height - font.lineHeight) / 2
    return (top + font.ascender, top - font.descender)
  }

  // MARK: Editing

  /// Whether the text is edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins.
  ///
  /// Defaults to false.
  open var clearsOnBeginEditing = false

  /// Whether what is inserted next replaces the text; it is false again afterwards.
  ///
  /// Caret and selection do not show meanwhile. Defaults to false.
  open var clearsOnInsertion = false { didSet { showSelection() } }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      Services.the((any InputViewShowing).self).holding({ super.becomeFirstResponder() })
    else { return false }
    if clearsOnBeginEditing, editing.editor.length > 0 { clear() }
    editing.editor.move(to: editing.editor.length)
    setNeedsLayout()
    showSelection()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    // A keyboard comes for fields once their delegates know, for text views before.
    Services.the((any InputViewShowing).self).update()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder {
      window?.firstResponder = nil
      editingDidEnd()
    }
  }

  // MARK: Keys and fingers

  /// Whether there is text.
  open var hasText: Bool { editing.editor.length > 0 }

  /// Inserts text where the caret is, as if it were typed.
  open func insertText(_ text: String) { editing.insert(text) }

  /// Deletes what is selected, or the character before the caret.
  open func deleteBackward() { editing.deleteBackward() }

  func setMarkedText(_ text: String, selected: NSRange) {
    editing.compose(text, selected: selected)
  }

  // MARK: Text input

  /// The characters of a part; nil where it is no part of this text.
  open func text(in range: UITextRange) -> String? { editing.text(in: range) }
  /// Puts text in the place of a part; the delegate is told, but not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    editing.replace(range, withText: text, telling: inputDelegate)
  }
  /// What is selected; an empty range is the caret, and setting nil leaves the caret where it is.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editing.editor.selection) }
    set { editing.choose(newValue, telling: inputDelegate) }
  }
  /// How that looks; it is underlined here.
  ///
  /// Kept for the app; nothing here reads it.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Shows text as an input method composes it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editing.setMarkedText(markedText, selectedRange)
  }
  /// Ends composing; the text stays.
  open func unmarkText() { editing.unmark() }
  /// The one who is told of changes that nobody typed.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words, lines and the like.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// The rectangle behind the first line of a part, in points of the view.
  open func firstRect(for range: UITextRange) -> CGRect { editing.firstRect(range) }
  /// Where the caret stands at a position, in points of the view; it shows where this says.
  open func caretRect(for position: UITextPosition) -> CGRect { editing.caretRect(position) }
  /// The rectangles behind a part that is selected, in points of the view; they show as this says.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editing.selectionRects(range)
  }
  /// The position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editing.closestPosition(point)
  }
  /// The position of a part that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editing.closestPosition(point, in: range)
  }
  /// The character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? { editing.character(at: point) }
  /// Whether the delegate lets a part be replaced.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editing.mayChange(range, text)
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { _ = editing.perform(.cut) }

  open override func copy(_ sender: Any?) { _ = editing.perform(.copy) }

  open override func paste(_ sender: Any?) { _ = editing.perform(.paste) }

  open override func pasteAndMatchStyle(_ sender: Any?) { _ = editing.perform(.paste) }

  open override func delete(_ sender: Any?) { editing.deleteBackward() }

  open override func select(_ sender: Any?) {
    editing.select(editing.editor.word(at: editing.editor.selection.location))
  }

  open override func selectAll(_ sender: Any?) {
    editing.select(NSRange(location: 0, length: editing.editor.length))
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard isFirstResponder, let key = press.key else { return true }
      guard let command = TextKeys.command(key) else {
        // Letters come as text.
        return key.usage == 0x2B || key.usage > 0x65
      }
      return !editing.perform(command)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === canvas || hit === placeholderLabel ? self : hit
  }

  // MARK: Accessibility

  override var kindByNature: UIAccessibilityTraits { .none }
  override var labelByNature: String? { nil }
  override var roleByNature: AccessibilityRole? { isSecureTextEntry ? .password : .field }
  override var valueByNature: String? {
    editing.editor.length == 0 ? placeholder : isSecureTextEntry ? nil : text
  }

  /// Starts editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
