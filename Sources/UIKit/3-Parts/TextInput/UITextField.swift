import CoreGraphics
import Foundation
import TextShaping

/// A line of text that people edit.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInputTraits, TextComposing, UIContentSizeCategoryAdjusting
{
  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A line and a shadow.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed holds.
    case committed = 0
    /// What was typed does not hold; not on phones.
    case cancelled = 1
  }

  let editing = TextEditing()
  let canvas = TextCanvas()
  private let border = UIView()
  private let ground = UIImageView()
  private let placeholderLabel = UILabel()
  private let clearButton = UIButton(type: .custom)
  private var scroll: CGFloat = 0
  private var styled: [NSAttributedString.Key: Any] = [:]

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

  private func prepareField() {
    editing.host = self
    border.isUserInteractionEnabled = false
    placeholderLabel.textColor = .placeholderText
    for view in [ground, border, placeholderLabel, canvas] as [UIView] { addSubview(view) }
    clearButton.setImage(
      UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)
      ),
      for: .normal
    )
    clearButton.tintColor = .tertiaryLabel
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clear() },
      for: .touchUpInside
    )
    addSubview(clearButton)
    addInteraction(TextClickMenu.make(for: self))
    showBorder()
    showText()
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

  /// Gives parts of a text that do not say how they look the field's looks.
  private func complete(_ text: NSMutableAttributedString) -> NSAttributedString {
    let whole = NSRange(location: 0, length: text.length)
    for (key, value) in base {
      text.enumerateAttribute(key, in: whole) { own, range, _ in
        if own == nil { text.addAttribute(key, value: value, range: range) }
      }
    }
    return text
  }

  private var base: [NSAttributedString.Key: Any] {
    styled.merging([.font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label]) {
      own,
      _ in own
    }
  }

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let text = editing.editor.text
    if let scaled = font?.scaled(under: traitCollection) { font = scaled }
    // A new font gives all of the text the field's looks; parts that have their own keep them.
    editing.editor.restyle(text.scaled(under: traitCollection) ?? text)
    showText()
    invalidateIntrinsicContentSize()
  }

  private func restyle() {
    let text = NSAttributedString(string: editing.editor.string, attributes: base)
    editing.editor.restyle(text)
    showText()
    invalidateIntrinsicContentSize()
  }

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
      guard let newValue else {
        placeholder = nil
        return
      }
      let text = NSMutableAttributedString(attributedString: newValue)
      let whole = NSRange(location: 0, length: text.length)
      for (key, value) in [
        .font: font ?? Self.standardFont, .foregroundColor: UIColor.placeholderText,
      ]
        as [NSAttributedString.Key: Any]
      {
        text.enumerateAttribute(key, in: whole) { own, range, _ in
          if own == nil { text.addAttribute(key, value: value, range: range) }
        }
      }
      placeholderLabel.attributedText = text
      setNeedsLayout()
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

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func showBorder() {
    let image = !isEnabled ? disabledBackground ?? background : background
    ground.image = borderStyle == .roundedRect ? nil : image
    border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    border.isHidden = borderStyle == .none || ground.image != nil
    border.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
    let scale = max(traitCollection.displayScale, 1)
    border.layer.borderWidth = borderStyle == .roundedRect ? 1 / scale : 1
    let color = borderStyle == .roundedRect ? UIColor.systemGray4 : UIColor.label
    border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

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

  // MARK: Showing text

  private var shownText: NSAttributedString {
    let text = editing.editor.text
    guard isSecureTextEntry || !isEnabled else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    if isSecureTextEntry {
      shown.replaceCharacters(in: whole, with: String(repeating: "•", count: text.length))
    }
    return shown
  }

  func showText() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byClipping
    let defaults = TextSource.Defaults(
      font: font ?? Self.standardFont,
      color: textColor ?? .label,
      paragraph: paragraph,
      naturalAlignment: nil,
      fontScale: fittingScale
    )
    var room = LayoutConstraints(width: .infinity, maximumLines: 1)
    room.includesFinalEmptyLine = true
    canvas.room = room
    canvas.source = TextSource(shownText, defaults)
    showSelection()
    let isEmpty = editing.editor.length == 0
    placeholderLabel.isHidden = !isEmpty
    setNeedsLayout()
  }

  private var fittingScale: CGFloat {
    guard adjustsFontSizeToFitWidth, !isFirstResponder, let font else { return 1 }
    let width = textRect(forBounds: bounds).width
    let wanted = editing.editor.text.size().width
    guard width > 0, wanted > width else { return 1 }
    let least = minimumFontSize > 0 ? minimumFontSize / font.pointSize : 0.5
    return max(min(1, least), width / wanted)
  }

  private func showSelection() {
    canvas.marked = editing.editor.marked
    canvas.selection = editing.editor.selection
    canvas.isEditing = isFirstResponder && !clearsOnInsertion
    keepCaretVisible()
  }

  /// Moves the text so that the caret shows.
  private func keepCaretVisible() {
    let width = canvas.bounds.width
    guard width > 0, let layout = canvas.textLayout else { return }
    let textWidth = layout.size.width
    let caret = layout.caretRect(at: TextLayoutPosition(editing.editor.head)).minX
    if isFirstResponder {
      if caret - scroll > width - 2 { scroll = caret - width + 2 }
      if caret - scroll < 0 { scroll = caret }
    } else {
      scroll = 0
    }
    scroll = max(0, min(scroll, max(0, textWidth + 2 - width)))
    let free = width - textWidth
    var x = -scroll
    if free > 0 {
      switch textAlignment {
      case .center: x = free / 2
      case .right: x = free - 1
      case .natural where isRightToLeft: x = free - 1
      default: x = 0
      }
    }
    let height = layout.size.height
    let y = ((canvas.bounds.height - height) / 2).rounded()
    canvas.origin = CGPoint(x: x, y: y)
    reportCaret()
  }

  private func reportCaret() {
    guard isFirstResponder, window != nil else { return }
    let rect = canvas.caretRect(at: editing.editor.head)
    TextServices.current.showCaret(canvas.convert(rect, to: nil as UIView?))
  }

  // MARK: Layout

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    }
  }

  private var showsClear: Bool { shows(clearButtonMode) && editing.editor.length > 0 && isEnabled }

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var start: CGFloat = borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2
    var end = start
    if leftView != nil, shows(leftViewMode) {
      start = max(start, leftViewRect(forBounds: bounds).width + (borderStyle == .none ? 0 : 7))
    }
    if rightView != nil, shows(rightViewMode) {
      end = max(end, rightViewRect(forBounds: bounds).width + (borderStyle == .none ? 0 : 7))
    } else if showsClear {
      end = max(end, 29)
    }
    let rect = CGRect(
      x: bounds.minX + start,
      y: bounds.minY,
      width: max(0, bounds.width - start - end),
      height: bounds.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

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
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: leftView)
    let rect = CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  /// Where the view after the text is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: rightView)
    let rect = CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  /// Draws the placeholder; UIKit shows it in a label, and this does nothing.
  open func drawPlaceholder(in rect: CGRect) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    border.frame = borderRect(forBounds: bounds)
    ground.frame = border.frame
    let rect = isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    canvas.frame = rect
    let label = placeholderRect(forBounds: bounds)
    placeholderLabel.frame = label
    placeholderLabel.textAlignment =
      textAlignment == .natural && isRightToLeft ? .right : textAlignment
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clearButton.isHidden = !showsClear
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
    keepCaretVisible()
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
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, editing.editor.length > 0 { clear() }
    editing.editor.move(to: editing.editor.length)
    setNeedsLayout()
    showSelection()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
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

  private func editingDidEnd() {
    UIFocusSystem.current.lastEdited = self
    editing.editor.unmark()
    canvas.isEditing = false
    TextServices.current.showCaret(nil)
    showText()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder {
      window?.firstResponder = nil
      editingDidEnd()
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let whole = NSRange(location: 0, length: editing.editor.length)
    editing.editor.replace(whole, with: NSAttributedString(string: ""))
    textDidChange()
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

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isEnabled else { return false }
    let wasEditing = isFirstResponder
    guard wasEditing || becomeFirstResponder() else { return false }
    layoutIfNeeded()
    editing.press(at: touch.location(in: canvas), taps: touch.tapCount)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    editing.drag(to: touch.location(in: canvas), selects: touch.isFromPointer)
    return true
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === canvas || hit === placeholderLabel ? self : hit
  }

  // MARK: Notices

  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when the text changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// The key of the reason in the notice of the end.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"

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

extension UITextField: TextEditingHost {
  var textEditing: TextEditing { editing }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func textDidChange() {
    showText()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    invalidateIntrinsicContentSize()
    delegate?.textFieldDidChangeSelection(self)
  }

  func selectionDidChange() {
    canvas.marked = editing.editor.marked
    canvas.selection = editing.editor.selection
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  var attributesForTyping: [NSAttributedString.Key: Any] {
    typingAttributes ?? defaultTextAttributes
  }

  func enter() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
    return true
  }

  func leave() { resignFirstResponder() }

  var isMultiline: Bool { false }
  var hidesText: Bool { isSecureTextEntry }
  var isReadOnly: Bool { !isEnabled }
}
