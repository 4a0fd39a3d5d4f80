import Foundation
import Testing

@testable import UIKit

/// A keyboard on the screen, as apps make room for one.
@MainActor @Suite struct KeyboardTests {
  /// Writes down the notices of keyboards.
  @MainActor
  private final class Notices {
    var lines: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
              self.lines.append(word)
              if let frame { self.frames.append(frame) }
            }
          }
        )
      }
    }

    func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  private func onPhone(
    isOn: Bool = true,
    _ body: (TestScreen, UIViewController, Notices) throws -> Void
  ) throws {
    let controller = UIViewController()
    let notices = Notices()
    defer { notices.end() }
    try TestScreen.showing(
      controller,
      width: 390,
      height: 844,
      configure: {
        $0.showsKeyboard = isOn
        $0.safeArea = [47, 0, 34, 0]
      },
      { screen in
        try body(screen, controller, notices)
        controller.view.endEditing(true)
        screen.settle()
      }
    )
  }

  @Test func `it comes with a text, tells its frame, and goes`() throws {
    try onPhone { screen, controller, notices in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      _ = field.becomeFirstResponder()
      screen.settle()
      #expect(notices.lines == ["will change", "will show", "did change", "did show"])
      #expect(notices.frames.last == CGRect(x: 0, y: 508, width: 390, height: 336))
      notices.lines = []
      _ = field.resignFirstResponder()
      screen.settle()
      #expect(notices.lines == ["will change", "will hide", "did change", "did hide"])
      #expect(notices.frames.last == CGRect(x: 0, y: 844, width: 390, height: 336))
    }
  }

  @Test func `without one on the screen nothing comes`() throws {
    try onPhone(isOn: false) { screen, controller, notices in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      _ = field.becomeFirstResponder()
      screen.settle()
      #expect(notices.lines.isEmpty)
      #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 810)
    }
  }

  @Test func `it stays while one text gives way to another`() throws {
    try onPhone { screen, controller, notices in
      let fields = (0..<2).map {
        UITextField(frame: CGRect(x: 0, y: 100 + $0 * 50, width: 200, height: 40))
      }
      fields.forEach(controller.view.addSubview)
      _ = fields[0].becomeFirstResponder()
      screen.settle()
      notices.lines = []
      _ = fields[1].becomeFirstResponder()
      screen.settle()
      #expect(notices.lines.isEmpty && fields[1].isFirstResponder)
    }
  }

  @Test func `what stands on its guide moves with it`() throws {
    try onPhone { screen, controller, notices in
      let (bar, field) = (UIView(), UITextField())
      for view in [bar, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
      }
      let guide = controller.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        field.topAnchor.constraint(equalTo: controller.view.topAnchor),
      ])
      screen.settle()
      #expect(bar.frame.maxY == 810)
      _ = field.becomeFirstResponder()
      #expect(bar.frame.maxY == 508)
      screen.step(4)
      let shown = try #require(bar.layer.presentation()).frame.maxY
      #expect(shown < 810 && shown > 508, "it moves as the keyboard does")
      screen.settle()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
      _ = field.resignFirstResponder()
      screen.settle()
      #expect(bar.frame.maxY == 810)
    }
  }

  @Test func `fields hear of editing first, text views of the keyboard`() throws {
    final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
      let notices: Notices
      init(_ notices: Notices) { self.notices = notices }
      func textFieldDidBeginEditing(_ textField: UITextField) { notices.lines.append("began") }
      func textViewDidBeginEditing(_ textView: UITextView) { notices.lines.append("began") }
    }
    try onPhone { screen, controller, notices in
      let log = Log(notices)
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      let view = UITextView(frame: CGRect(x: 0, y: 150, width: 200, height: 40))
      field.delegate = log
      view.delegate = log
      controller.view.addSubview(field)
      controller.view.addSubview(view)
      _ = field.becomeFirstResponder()
      #expect(notices.lines == ["began", "will change", "will show"])
      _ = field.resignFirstResponder()
      screen.settle()
      notices.lines = []
      _ = view.becomeFirstResponder()
      #expect(notices.lines == ["will change", "will show", "began"])
    }
  }

  @Test func `its keys type`() throws {
    try onPhone { screen, controller, notices in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      _ = field.becomeFirstResponder()
      screen.settle()
      // The first row: q at the left, p at the right; then the key that deletes.
      screen.tap(20, 580)
      screen.tap(370, 580)
      screen.tap(370, 580)
      #expect(field.text == "Qpp")
      screen.tap(370, 690)
      #expect(field.text == "Qp")
    }
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), false, 34.0, true, 336.0),
    (CGSize(width: 430, height: 932), false, 34, true, 346),
    (CGSize(width: 375, height: 667), false, 0, false, 216),
    (CGSize(width: 844, height: 390), false, 21, true, 209),
    (CGSize(width: 810, height: 1080), true, 0, true, 320),
  ])
  func `it is as high as those of phones and tablets`(
    _ window: CGSize,
    isPad: Bool,
    bottom: CGFloat,
    suggests: Bool,
    height: CGFloat
  ) {
    let size = KeyboardSize(window: window, isPad: isPad, bottom: bottom, suggests: suggests)
    #expect(size.height == height)
  }

  @Test func `no two keys lie on each other, and all in the keyboard`() {
    for kind in [KeyboardKeys.Kind.letters(isUppercase: false), .digits] {
      for width in [320.0, 390, 844, 1366] {
        let keys = KeyboardKeys(kind, width: width, top: 45, height: 216).keys
        let area = CGRect(x: 0, y: 45, width: width, height: 216)
        #expect(keys.allSatisfy { area.contains($0.frame) })
        for (number, key) in keys.enumerated() {
          for other in keys.dropFirst(number + 1) { #expect(!key.frame.intersects(other.frame)) }
        }
      }
    }
  }
}
