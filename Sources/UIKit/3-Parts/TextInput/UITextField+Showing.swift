import CoreGraphics
import Foundation
import TextShaping

extension UITextField {
  /// Gives parts of a text that do not say how they look the field's looks.
  func complete(_ text: NSMutableAttributedString) -> NSAttributedString {
    let whole = NSRange(location: 0, length: text.length)
    for (key, value) in base {
      text.enumerateAttribute(key, in: whole) { own, range, _ in
        if own == nil { text.addAttribute(key, value: value, range: range) }
      }
    }
    return text
  }

  var base: [NSAttributedString.Key: Any] {
    styled.merging([.font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label]) {
      own,
      _ in own
    }
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let text = editing.editor.text
    if let scaled = font?.scaled(under: traitCollection) { font = scaled }
    // A new font gives all of the text the field's looks; parts that have their own keep them.
    editing.editor.restyle(text.scaled(under: traitCollection) ?? text)
    showText()
    invalidateIntrinsicContentSize()
  }

  func restyle() {
    let text = NSAttributedString(string: editing.editor.string, attributes: base)
    editing.editor.restyle(text)
    placeholderLabel.font = font ?? Self.standardFont
    if let givenPlaceholder { showPlaceholder(givenPlaceholder) }
    showText()
    invalidateIntrinsicContentSize()
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func showPlaceholder(_ new: NSAttributedString?) {
    guard let new else {
      placeholder = nil
      return
    }
    let text = NSMutableAttributedString(attributedString: new)
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

  func showBorder() {
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

  var shownText: NSAttributedString {
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

  var fittingScale: CGFloat {
    guard adjustsFontSizeToFitWidth, !isFirstResponder, let font else { return 1 }
    let width = textRect(forBounds: bounds).width
    let wanted = editing.editor.text.size().width
    guard width > 0, wanted > width else { return 1 }
    let least = minimumFontSize > 0 ? minimumFontSize / font.pointSize : 0.5
    return max(min(1, least), width / wanted)
  }

  func showSelection() {
    canvas.marked = editing.editor.marked
    canvas.selection = editing.editor.selection
    canvas.isEditing = isFirstResponder && !clearsOnInsertion
    keepCaretVisible()
  }

  /// Moves the text so that the caret shows.
  func keepCaretVisible() {
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
    interaction.contentDidChange()
  }

  func reportCaret() {
    guard isFirstResponder, window != nil else { return }
    let rect = canvas.caretRect(at: editing.editor.head)
    TextServices.current.showCaret(canvas.convert(rect, to: nil as UIView?))
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    }
  }

  var showsClear: Bool { shows(clearButtonMode) && editing.editor.length > 0 && isEnabled }

  func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  func editingDidEnd() {
    UIFocusSystem.current.lastEdited = self
    editing.editor.unmark()
    canvas.isEditing = false
    interaction.touches.hide()
    TextServices.current.showCaret(nil)
    showText()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let whole = NSRange(location: 0, length: editing.editor.length)
    editing.editor.replace(whole, with: NSAttributedString(string: ""))
    textDidChange()
  }

  private func prepareInteraction() {
    interaction.textInput = self
    interaction.mode = { [weak self] in self?.isEnabled == true ? .editable : nil }
    // A field is a control, which hears of touches whatever they select.
    for recognizer in interaction.gesturesForFailureRequirements {
      recognizer.cancelsTouchesInView = false
    }
    let menu = interaction.menu
    menu.ownMenu = { [weak self] suggested in
      guard let self else { return nil }
      let range = editing.editor.selection
      return delegate?.textField(
        self,
        editMenuForCharactersIn: range,
        suggestedActions: suggested
      ) ?? editMenu(for: TextSpan(range), suggestedActions: suggested)
    }
    menu.ownNotices = (
      { [weak self] animator in
        guard let self else { return }
        delegate?.textField(self, willPresentEditMenuWith: animator)
      },
      { [weak self] animator in
        guard let self else { return }
        delegate?.textField(self, willDismissEditMenuWith: animator)
      }
    )
    addInteraction(interaction)
  }

  func prepareField() {
    editing.host = self
    canvas.owner = self
    border.isUserInteractionEnabled = false
    placeholderLabel.textColor = .placeholderText
    for view in [ground, border, placeholderLabel, canvas] as [UIView] { addSubview(view) }
    clearButton.setImage(
      UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)
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
    prepareInteraction()
    showBorder()
    showText()
  }
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
  var placeholderText: String? { placeholder }
  var hidesText: Bool { isSecureTextEntry }
  var isReadOnly: Bool { !isEnabled }
}
