import CoreGraphics

/// The caret and the selection of a text that an app shows itself.
@MainActor
final class TextMarks {
  private weak var interaction: UITextInteraction?
  private let caret = UIView()
  private var boxes: [UIView] = []
  private var blink: FrameTimer?
  private lazy var relay = TextChangeRelay { [weak self] in self?.interaction?.contentDidChange() }

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    caret.layer.cornerRadius = 1
    caret.isUserInteractionEnabled = false
  }

  /// Waits for changes, of which the text tells its input delegate.
  func begin() {
    guard let input = interaction?.textInput, input.inputDelegate == nil else { return }
    input.inputDelegate = relay
  }

  /// Shows the marks of a text that is edited, and none of another.
  func place() {
    hide()
    guard let interaction, let input = interaction.textInput, input.isFirstResponder,
      let range = input.selectedTextRange
    else { return }
    let view = input.textInputView
    if range.isEmpty {
      guard interaction.mode() == .editable else { return }
      caret.frame = input.caretRect(for: range.start)
      caret.backgroundColor = view.tintColor
      caret.alpha = 1
      view.addSubview(caret)
      waitForBlink()
    } else {
      boxes = input.selectionRects(for: range).map { rect in
        let box = UIView(frame: rect.rect)
        box.isUserInteractionEnabled = false
        box.backgroundColor = view.tintColor.withAlphaComponent(0.2)
        view.insertSubview(box, at: 0)
        return box
      }
    }
  }

  func hide() {
    caret.removeFromSuperview()
    for box in boxes { box.removeFromSuperview() }
    boxes = []
    blink = nil
  }

  private func waitForBlink() {
    blink = FrameTimer(after: 0.5) { [weak self] in
      guard let self, caret.window != nil else { return }
      if interaction?.textInput?.isFirstResponder != true { return hide() }
      caret.alpha = caret.alpha > 0.5 ? 0 : 1
      waitForBlink()
    }
  }
}

/// Passes on that a text changed.
@MainActor
private final class TextChangeRelay: NSObject, UITextInputDelegate {
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { changed() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { changed() }
}
