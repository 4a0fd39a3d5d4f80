import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Where the parts of a text field are, and when they show.
@MainActor @Suite struct TextFieldLayoutTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  private func square(_ side: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  private func showing(_ body: (TestScreen) throws -> Void) rethrows {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      controller.view.addSubview(field)
      screen.step()
      try body(screen)
    }
  }

  private func placeholderLabel() throws -> UILabel {
    try #require(field.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test func `a new field has the defaults of the system`() {
    #expect(field.text == "" && field.placeholder == nil && field.attributedPlaceholder == nil)
    #expect(field.borderStyle == .none && field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(field.textAlignment == .natural && field.font?.pointSize == 17)
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion && !field.isEditing)
    #expect(field.autocapitalizationType == .sentences && !field.isSecureTextEntry)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func `side views take room from the text where they show`() {
    let bare = field.textRect(forBounds: bounds)
    field.leftView = square(24)
    #expect(field.textRect(forBounds: bounds) == bare)
    field.leftViewMode = .always
    let withLeft = field.textRect(forBounds: bounds)
    #expect(withLeft.minX == 24 && withLeft.maxX == bare.maxX)
    field.rightView = square(30)
    field.rightViewMode = .always
    let withBoth = field.textRect(forBounds: bounds)
    #expect(withBoth.minX == 24 && withBoth.maxX == bare.maxX - 30)
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 5, width: 24, height: 24))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 170, y: 2, width: 30, height: 30))
  }

  @Test func `from right to left all parts are mirrored`() {
    (field.leftView, field.rightView) = (square(24), square(30))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    field.borderStyle = .roundedRect
    func rects() -> [CGRect] {
      [
        field.textRect(forBounds: bounds), field.leftViewRect(forBounds: bounds),
        field.rightViewRect(forBounds: bounds), field.clearButtonRect(forBounds: bounds),
      ]
    }
    let upright = rects()
    field.semanticContentAttribute = .forceRightToLeft
    for (mirrored, rect) in zip(rects(), upright) {
      #expect(abs(mirrored.minX - (200 - rect.maxX)) < 1e-9 && mirrored.size == rect.size)
    }
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.always, true, true),
    (.whileEditing, false, true), (.unlessEditing, true, false),
  ])
  func `side views show by their modes`(
    mode: UITextField.ViewMode,
    idle: Bool,
    editing: Bool
  ) throws {
    let side = square(20)
    field.leftView = side
    field.leftViewMode = mode
    showing { screen in
      #expect(side.isHidden == !idle)
      field.becomeFirstResponder()
      screen.step()
      #expect(side.isHidden == !editing)
      field.resignFirstResponder()
      screen.step()
      #expect(side.isHidden == !idle)
    }
  }

  @Test func `a side view gives way to the next one`() {
    let (first, second) = (square(20), square(22))
    field.leftView = first
    #expect(first.superview === field)
    field.leftView = second
    #expect(first.superview == nil && second.superview === field)
    field.leftView = nil
    #expect(second.superview == nil)
  }

  @Test func `the clear button shows where there is something to clear, and clears it`() throws {
    field.clearButtonMode = .always
    var log: [String] = []
    field.addAction(UIAction { _ in log.append("changed") }, for: .editingChanged)
    try showing { screen in
      let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.isHidden)
      field.text = "some"
      screen.step()
      #expect(!button.isHidden)
      let rect = field.clearButtonRect(forBounds: field.bounds)
      #expect(button.frame == rect)
      #expect(field.textRect(forBounds: field.bounds).maxX <= rect.minX)
      screen.tap(20 + Double(rect.midX), 40 + Double(rect.midY))
      #expect(field.text == "" && log == ["changed"])
      screen.step()
      #expect(button.isHidden)
    }
  }

  @Test func `a delegate may keep the text from being cleared`() throws {
    @MainActor final class Keeper: NSObject, UITextFieldDelegate {
      var asked = 0
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        asked += 1
        return false
      }
    }
    let keeper = Keeper()
    field.delegate = keeper
    field.clearButtonMode = .always
    field.text = "some"
    showing { screen in
      let rect = field.clearButtonRect(forBounds: field.bounds)
      screen.tap(20 + Double(rect.midX), 40 + Double(rect.midY))
      #expect(field.text == "some" && keeper.asked == 1)
      field.clearsOnBeginEditing = true
      field.resignFirstResponder()
      field.becomeFirstResponder()
      #expect(field.text == "some" && keeper.asked == 2)
      field.delegate = nil
      field.resignFirstResponder()
      field.becomeFirstResponder()
      #expect(field.text == "")
    }
  }

  @Test func `the placeholder shows while there is no text`() throws {
    field.placeholder = "Name"
    let label = try placeholderLabel()
    #expect(!label.isHidden && label.text == "Name" && label.textColor == .placeholderText)
    field.text = "A"
    #expect(label.isHidden)
    showing { screen in
      field.text = ""
      field.becomeFirstResponder()
      screen.send(.text("x", time: screen.time))
      #expect(label.isHidden)
      field.deleteBackward()
      #expect(!label.isHidden)
    }
  }

  @Test func `the placeholder is written in the field's font, whichever is set first`() throws {
    field.placeholder = "Name"
    field.font = .systemFont(ofSize: 30)
    #expect(try placeholderLabel().font.pointSize == 30)
    field.placeholder = "Other"
    #expect(try placeholderLabel().font.pointSize == 30)
    field.font = .systemFont(ofSize: 12)
    #expect(try placeholderLabel().font.pointSize == 12)
  }

  @Test func `attributes of a placeholder go before what the field gives`() throws {
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.foregroundColor: UIColor.red]
    )
    field.font = .systemFont(ofSize: 25)
    let shown = try #require(field.attributedPlaceholder)
    let looks = shown.attributes(at: 0, effectiveRange: nil)
    #expect(looks[.foregroundColor] as? UIColor == .red)
    #expect((looks[.font] as? UIFont)?.pointSize == 25)
    #expect(field.placeholder == "Name")
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.font: UIFont.systemFont(ofSize: 9)]
    )
    field.font = .systemFont(ofSize: 40)
    let own = try #require(field.attributedPlaceholder).attributes(at: 0, effectiveRange: nil)
    #expect((own[.font] as? UIFont)?.pointSize == 9)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  @Test func `a field is as wide as its text or its placeholder, whichever shows`() {
    field.placeholder = "A rather long placeholder"
    let wide = field.intrinsicContentSize.width
    field.text = "A"
    #expect(field.intrinsicContentSize.width < wide)
    field.text = ""
    #expect(field.intrinsicContentSize.width == wide)
    field.attributedPlaceholder = NSAttributedString(string: "B")
    #expect(field.intrinsicContentSize.width < wide)
  }

  @Test func `subclasses say where text, placeholder and border are`() throws {
    @MainActor final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 30, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 50, dy: 0)
      }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 40, dy: 2)
      }
    }
    let padded = Padded(frame: field.frame)
    padded.placeholder = "Name"
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      controller.view.addSubview(padded)
      screen.step()
      let label = try #require(padded.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.frame == CGRect(x: 40, y: 2, width: 120, height: 30))
      #expect(padded.subviews.contains { $0.frame == CGRect(x: 30, y: 0, width: 140, height: 34) })
      padded.becomeFirstResponder()
      screen.step()
      #expect(padded.subviews.contains { $0.frame == CGRect(x: 50, y: 0, width: 100, height: 34) })
    }
  }

  @Test func `the caret stands where the alignment puts it`() {
    showing { screen in
      field.becomeFirstResponder()
      @MainActor func caret() -> CGFloat { field.caretRect(for: field.endOfDocument).midX }
      let places = [NSTextAlignment.left, .center, .right].map { alignment in
        field.textAlignment = alignment
        screen.step()
        return caret()
      }
      #expect(places[0] < 5 && abs(places[1] - 100) < 3 && places[2] > 195)
      field.textAlignment = .natural
      field.semanticContentAttribute = .forceRightToLeft
      field.setNeedsLayout()
      screen.step()
      #expect(caret() > 195)
    }
  }

  @Test func `a text that is too wide gets smaller where it may`() {
    field.text = String(repeating: "wide ", count: 12)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 6
    showing { screen in
      screen.step()
      let fitted = Pixels(of: field, scale: 2).ink
      field.adjustsFontSizeToFitWidth = false
      screen.step()
      let cut = Pixels(of: field, scale: 2).ink
      #expect((fitted?.height ?? 0) < (cut?.height ?? 0))
    }
  }

  @Test func `a disabled field takes no fingers and no code`() {
    field.isEnabled = false
    showing { screen in
      screen.tap(60, 57)
      #expect(!field.isEditing && !field.becomeFirstResponder())
      field.insertText("x")
      #expect(field.text == "")
      field.isEnabled = true
      screen.tap(60, 57)
      #expect(field.isEditing)
    }
  }

  @Test func `pictures behind the field follow whether it can be used`() {
    let (plain, faint) = (UIImage.square(.red, side: 4), UIImage.square(.gray, side: 4))
    field.background = plain
    func shown() -> UIImage? { field.subviews.compactMap { $0 as? UIImageView }.first?.image }
    #expect(shown() === plain)
    field.isEnabled = false
    #expect(shown() === plain)
    field.disabledBackground = faint
    #expect(shown() === faint)
    field.isEnabled = true
    #expect(shown() === plain)
    field.borderStyle = .roundedRect
    #expect(shown() == nil)
  }
}
