import CoreGraphics
import Foundation

/// A keyboard on the screen, for trying how an app makes room for one.
@MainActor
final class KeyboardView: UIView {
  private var size = KeyboardSize(window: .zero, isPad: false, bottom: 0, suggests: true)
  private var kind = KeyboardKeys.Kind.letters(isUppercase: false)
  /// The keys that are shown, in its coordinates.
  private(set) var keys = KeyboardKeys(.digits, width: 0, top: 0, height: 0)

  /// Takes the size and the keys for a text in a window.
  func prepare(for input: any UIKeyInput, in window: UIWindow) {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    let digits: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
    let isDigits = digits.contains(input.keyboardType) && !isPad
    kind = isDigits ? .digits : .letters(isUppercase: startsSentence(input))
    size = KeyboardSize(
      window: window.bounds.size,
      isPad: isPad,
      bottom: window.safeAreaInsets.bottom,
      suggests: !isDigits && !input.isSecureTextEntry && input.autocorrectionType != .no
    )
    frame.size = CGSize(width: window.bounds.width, height: size.height)
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = "keyboard"
    keys = KeyboardKeys(kind, width: bounds.width, top: size.suggestions, height: size.keys)
    setNeedsDisplay()
  }

  private func startsSentence(_ input: any UIKeyInput) -> Bool {
    input.autocapitalizationType == .allCharacters
      || input.autocapitalizationType != .none && !input.hasText
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let key = keys.key(at: touch.location(in: self)),
      let input = window?.firstResponder as? any UIKeyInput
    else { return }
    switch key.action {
    case .type(let text):
      if let composer = input as? any TextComposing {
        composer.typeText(text)
      } else {
        input.insertText(text)
      }
    case .delete: input.deleteBackward()
    case .enter:
      if (input as? any TextEditingHost)?.textEditing.perform(.enter) != true {
        input.insertText("\n")
      }
    case .none: return
    }
    if let window { prepare(for: input, in: window) }
  }

  // MARK: Looks

  private static let ground = UIColor {
    $0.userInterfaceStyle == .dark ? gray(43) : gray(209, 3, 8)
  }
  private static let letter = UIColor { $0.userInterfaceStyle == .dark ? gray(107) : gray(255) }
  private static let special = UIColor {
    $0.userInterfaceStyle == .dark ? gray(71) : gray(171, 5, 15)
  }
  private static let edge = UIColor { $0.userInterfaceStyle == .dark ? gray(29) : gray(137, 1, 4) }

  private nonisolated static func gray(
    _ red: CGFloat,
    _ green: CGFloat = 0,
    _ blue: CGFloat = 0
  ) -> UIColor {
    UIColor(red: red / 255, green: (red + green) / 255, blue: (red + blue) / 255, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    Self.ground.setFill()
    UIRectFill(bounds)
    for key in keys.keys {
      draw(key, key.isSpecial ? Self.special : Self.letter)
    }
  }

  private func draw(_ key: KeyboardKeys.Key, _ color: UIColor) {
    if kind == .digits, key.isSpecial {
      return draw(key.label, in: key.frame, size: 20)
    }
    Self.edge.setFill()
    UIBezierPath(roundedRect: key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
    color.setFill()
    UIBezierPath(roundedRect: key.frame, cornerRadius: 5).fill()
    draw(key.label, in: key.frame, size: key.label.count > 1 ? 16 : 23)
  }

  private func draw(_ label: String, in frame: CGRect, size: CGFloat) {
    let look: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
    ]
    let wanted = label.size(withAttributes: look)
    label.draw(
      at: CGPoint(x: frame.midX - wanted.width / 2, y: frame.midY - wanted.height / 2),
      withAttributes: look
    )
  }
}
