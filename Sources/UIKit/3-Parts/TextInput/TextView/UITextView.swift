import CoreGraphics
import Foundation
import TextShaping

/// Text of any length that people read, and edit.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput, TextComposing,
  UIContentSizeCategoryAdjusting
{
  let editing = TextEditing()
  let interaction = UITextInteraction(for: .editable)
  private(set) lazy var itemMenus = TextItemMenus(view: self)
  let canvas = TextCanvas()
  static let standardFont = UIFont.systemFont(ofSize: 12)
  let manager: NSLayoutManager
  var storage: NSTextStorage?
  var isBringingText = false

  /// Makes a view for a container, whose layout manager and text it takes over; nil makes them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    manager = textContainer?.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    prepareText(textContainer)
  }

  /// Makes a view with a frame in the superview it will have.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    manager = NSLayoutManager()
    super.init(coder: coder)
    prepareText(nil)
    text = coder.decodeObject(forKey: "UIText") as? String ?? ""
    coder.nib?.finish(self, as: UITextView.self)
  }

  /// The object that decides on the editing, and is notified of it and of scrolling.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Input views

  private var inputViews: (input: UIView?, accessory: UIView?)

  /// What shows at the lower edge in place of a keyboard while the text is edited.
  ///
  /// Defaults to nil. A new one shows with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// What shows above the keyboard while the text is edited.
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editing.editor.string }
    set { attributedText = NSAttributedString(string: newValue ?? "", attributes: base) }
  }

  /// The text with its attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { editing.editor.text }
    set {
      editing.editor.set(newValue ?? NSAttributedString(string: ""))
      showText()
      if isFirstResponder { reveal() }
    }
  }

  /// The font; setting it changes all of the text.
  ///
  /// Defaults to the system font of 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      restyle(.font)
    }
  }

  var ownFont: UIFont? = UITextView.standardFont

  /// The colour of the text; setting it changes all of the text.
  ///
  /// Defaults to `UIColor.label`.
  open var textColor: UIColor? = .label { didSet { restyle(.foregroundColor) } }

  /// Where lines lie; setting it changes all of the text.
  ///
  /// Defaults to natural.
  open var textAlignment = NSTextAlignment.natural { didSet { restyle(.paragraphStyle) } }

  /// The attributes of what is typed next.
  ///
  /// Defaults to those of the text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing ?? base }
    set { typing = newValue }
  }

  private var typing: [NSAttributedString.Key: Any]?

  /// Whether people can change the text.
  ///
  /// Defaults to true.
  open var isEditable = true { didSet { editabilityDidChange() } }

  /// Whether people can select text.
  ///
  /// Defaults to true.
  open var isSelectable = true

  /// What is looked for in a text that is only read, to make links of it.
  ///
  /// Defaults to nothing.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { showText() } }

  /// How links look.
  ///
  /// Defaults to the tint colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkLooks ?? [.foregroundColor: tintColor ?? .link] }
    set { ownLinkLooks = newValue }
  }

  private var ownLinkLooks: [NSAttributedString.Key: Any]? { didSet { showText() } }

  /// Whether people may change attributes; they cannot here.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var allowsEditingTextAttributes = false

  /// Whether what is inserted next replaces the text; it is false again afterwards.
  ///
  /// Caret and selection do not show meanwhile. Defaults to false.
  open var clearsOnInsertion = false {
    didSet { canvas.isEditing = isFirstResponder && !clearsOnInsertion }
  }

  /// Whether a font of a text style follows the size of text people ask for.
  ///
  /// Defaults to false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  /// How far the text stays away from the edges, in points.
  ///
  /// Defaults to 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }

  /// The room of the text: its padding, its number of lines and how the last one goes on.
  ///
  /// Its padding defaults to 5, and it is as wide as the view within the insets.
  open var textContainer: NSTextContainer { manager.textContainers[0] }

  /// Tells where the characters are, in the coordinates of `textContainer`.
  open var layoutManager: NSLayoutManager { manager }

  /// The container's padding, lines or size are others.
  func containerDidChange() {
    showText()
    canvas.room = room(containerWidth)
  }

  /// What is selected, in UTF-16 offsets.
  open var selectedRange: NSRange {
    get { editing.editor.selection }
    set { editing.select(newValue) }
  }

  /// Scrolls until a part of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let rect = canvas.caretRect(at: range.location)
      .union(canvas.caretRect(at: NSMaxRange(range)))
    scrollRectToVisible(convert(rect, from: canvas), animated: false)
  }

  // MARK: Traits

  /// How words are capitalised.
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
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  ///
  /// Kept for the app; nothing here reads it.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key works only where there is text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text cannot be copied; text views show it all the same.
  open var isSecureTextEntry = false
  /// What the text is.
  ///
  /// Kept for the app; nothing here reads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: Showing

  override func refreshAppearance() {
    super.refreshAppearance()
    followTextSize()
    canvas.setNeedsDisplay()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.caretColor = tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = containerWidth
    let room = room(width)
    if canvas.room != room { canvas.room = room }
    if textContainer.widthTracksTextView, textContainer.size.width != width {
      textContainer.setSize(CGSize(width: width, height: textContainer.size.height))
    }
    let height = canvas.textLayout?.size.height ?? 0
    let insets = textContainerInset
    canvas.frame = CGRect(
      x: insets.left + textContainer.lineFragmentPadding,
      y: insets.top,
      width: room.width + 2,
      height: height
    )
    let size = CGSize(
      width: bounds.width,
      height: (height + insets.top + insets.bottom).rounded(.up)
    )
    if contentSize != size { contentSize = size }
    if isFirstResponder { reportCaret() }
    interaction.contentDidChange()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(thatFits: size) }

  /// A view that does not scroll is as large as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  override var wrapsText: Bool { !isScrollEnabled }

  override func textHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    canvas.isEditing = !clearsOnInsertion
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
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
    guard isFirstResponder else { return super.pressesBegan(presses, with: event) }
    let rest = presses.filter { press in
      guard let key = press.key else { return false }
      if key.usage == 0x2B {
        // With shift or control the key goes on to the next text.
        guard isEditable, key.modifierFlags.isDisjoint(with: [.shift, .control]) else {
          return true
        }
        editing.insert("\t")
        return false
      }
      guard let command = TextKeys.command(key) else { return false }
      return !editing.perform(command)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Notices

  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  /// Posted when the text changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )

  // MARK: Accessibility

  open override var canBecomeFocused: Bool {
    (isEditable || isSelectable) && UIScreen.main.hasFullKeyboardAccess
  }

  override var isElementByNature: Bool { true }
  override var valueByNature: String? { text }
  override var roleByNature: AccessibilityRole? { isEditable ? .text : .staticText }

  /// Starts editing.
  open override func accessibilityActivate() -> Bool { isEditable && becomeFirstResponder() }
}

extension UITextView: TextEditingHost {
  var textEditing: TextEditing { editing }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textDidChange() {
    showText()
    reveal()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    canvas.selection = editing.editor.selection
    canvas.marked = editing.editor.marked
    reveal()
    delegate?.textViewDidChangeSelection(self)
  }

  var attributesForTyping: [NSAttributedString.Key: Any] { typingAttributes }

  func enter() -> Bool {
    editing.insert("\n")
    return true
  }

  func leave() { resignFirstResponder() }

  var isMultiline: Bool { true }
  var hidesText: Bool { isSecureTextEntry }
  var isReadOnly: Bool { !isEditable }
}
