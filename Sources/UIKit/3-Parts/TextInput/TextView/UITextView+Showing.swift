import CoreGraphics
import Foundation
import TextShaping

extension UITextView {
  func prepareText(_ given: NSTextContainer?) {
    editing.host = self
    canvas.owner = self
    let container = given ?? NSTextContainer(size: CGSize(width: bounds.width, height: 0))
    if given == nil { container.widthTracksTextView = true }
    if container.layoutManager !== manager { manager.addTextContainer(container) }
    if let text = manager.textStorage {
      storage = text
      editing.editor.set(text.snapshot)
    }
    manager.view = self
    backgroundColor = .systemBackground
    appearanceStore.forget(.backgroundColor)
    alwaysBounceVertical = false
    addSubview(canvas)
    prepareInteraction()
    showText()
  }

  var base: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [
      .font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    if let scaled = font?.scaled(under: traitCollection) { ownFont = scaled }
    if let scaled = editing.editor.text.scaled(under: traitCollection) {
      editing.editor.restyle(scaled)
    }
    showText()
  }

  func restyle(_ key: NSAttributedString.Key) {
    let text = NSMutableAttributedString(attributedString: editing.editor.text)
    let whole = NSRange(location: 0, length: text.length)
    if whole.length > 0, let value = base[key] {
      text.addAttribute(key, value: value, range: whole)
    }
    editing.editor.restyle(text)
    showText()
  }

  var containerWidth: CGFloat {
    guard textContainer.widthTracksTextView else { return textContainer.size.width }
    return max(0, bounds.width - textContainerInset.left - textContainerInset.right)
  }

  func room(_ containerWidth: CGFloat) -> LayoutConstraints {
    var room = textContainer.room(
      width: containerWidth,
      usesFontLeading: manager.usesFontLeading
    )
    room.includesFinalEmptyLine = true
    return room
  }

  var paragraph: NSParagraphStyle {
    guard textContainer.lineBreakMode != .byWordWrapping else { return .default }
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = textContainer.lineBreakMode
    return style
  }

  func showText() {
    bringTextToStorage()
    let defaults = TextSource.Defaults(
      font: font ?? Self.standardFont,
      color: textColor ?? .label,
      paragraph: paragraph,
      naturalAlignment: nil
    )
    canvas.source = TextSource(shownText, defaults)
    canvas.selection = editing.editor.selection
    canvas.marked = editing.editor.marked
    canvas.isEditing = isFirstResponder && !clearsOnInsertion
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The text with the container's way of breaking lines, where paragraphs leave it open.
  var shownText: NSAttributedString {
    let mode = textContainer.lineBreakMode
    let linked = withLinks(editing.editor.text)
    guard mode != .byWordWrapping else { return linked }
    let text = NSMutableAttributedString(attributedString: linked)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      guard style.lineBreakMode == .byWordWrapping else { return }
      style.lineBreakMode = mode
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return text
  }

  func textSize(thatFits size: CGSize) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right
    let defaults = TextSource.Defaults(
      font: font ?? Self.standardFont,
      color: .label,
      paragraph: paragraph,
      naturalAlignment: nil
    )
    let width = size.width > 0 && size.width.isFinite ? max(0, size.width - sides) : .infinity
    let measured = TextSource(shownText, defaults).layout(room(width)).size
    return CGSize(
      width: (measured.width + sides + 2 * textContainer.lineFragmentPadding).rounded(.up),
      height: (measured.height + insets.top + insets.bottom).rounded(.up)
    )
  }

  func reportCaret() {
    let rect = canvas.caretRect(at: editing.editor.head)
    TextServices.current.showCaret(canvas.convert(rect, to: nil as UIView?))
  }

  /// Scrolls until the caret shows.
  func reveal() {
    layoutIfNeeded()
    let rect = convert(canvas.caretRect(at: editing.editor.head), from: canvas)
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -4), animated: false)
    interaction.contentDidChange()
  }

  func editabilityDidChange() {
    if !isEditable { resignFirstResponder() }
    canvas.hasCaret = isEditable
  }

  func editingDidEnd() {
    UIFocusSystem.current.lastEdited = self
    editing.editor.unmark()
    canvas.isEditing = false
    canvas.marked = nil
    interaction.touches.hide()
    TextServices.current.showCaret(nil)
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  private func prepareInteraction() {
    interaction.textInput = self
    interaction.mode = { [weak self] in
      guard let self else { return nil }
      return isEditable ? .editable : isSelectable ? .nonEditable : nil
    }
    interaction.takesTap = { [weak self] point in
      guard let self, let item = item(at: point) else { return false }
      act(on: item)
      return true
    }
    interaction.hasItem = { [weak self] point in self?.item(at: point) != nil }
    let menu = interaction.menu
    menu.ownMenu = { [weak self] suggested in
      guard let self else { return nil }
      let range = TextSpan(selectedRange)
      return delegate?.textView(
        self,
        editMenuForTextIn: selectedRange,
        suggestedActions: suggested
      ) ?? editMenu(for: range, suggestedActions: suggested)
    }
    menu.ownNotices = (
      { [weak self] animator in
        guard let self else { return }
        delegate?.textView(self, willPresentEditMenuWith: animator)
      },
      { [weak self] animator in
        guard let self else { return }
        delegate?.textView(self, willDismissEditMenuWith: animator)
      }
    )
    addInteraction(interaction)
    menu.takesClick = { [weak self] point in self?.item(at: point) == nil }
    addInteraction(UIContextMenuInteraction(delegate: itemMenus))
  }
}
