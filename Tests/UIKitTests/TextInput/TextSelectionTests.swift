import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

/// Selecting by fingers and by a pointer.
@MainActor @Suite(.serialized) struct `selecting by hand` {
  @MainActor
  private struct Room {
    let screen: TestScreen
    let view: UITextView
    let field: UITextField

    /// Where a place of the text view is on the screen.
    func point(_ place: Int) -> (x: Double, y: Double) {
      let rect = view.convert(view.canvas.caretRect(at: place), from: view.canvas)
      let point = view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil as UIView?)
      return (Double(point.x) + 1, Double(point.y))
    }

    func tap(_ place: Int, times: Int = 1) {
      for _ in 0..<times { screen.tap(point(place).x, point(place).y) }
      screen.settle()
    }

    /// Lets time pass in which a tap is no part of a double tap.
    func rest() { screen.step(40) }

    func views<View: UIView>(_ type: View.Type) -> [View] {
      func all(_ view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap(all)
      }
      return all(screen.window)
    }

    var menu: [String] { views(EditBarButton.self).compactMap(\.accessibilityLabel) }

    func choose(_ title: String) throws {
      let button = try #require(
        views(EditBarButton.self).first { $0.accessibilityLabel == title }
      )
      let place = button.convert(CGPoint(x: button.bounds.midX, y: 10), to: nil as UIView?)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
    }
  }

  private static let text = "Rice and miso soup.\nGreen tea, don't forget."

  private func show(width: CGFloat = 320, _ body: (Room) throws -> Void) rethrows {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: width, height: 140))
    view.font = .systemFont(ofSize: 17)
    view.text = Self.text
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    field.text = "Rice and miso"
    for text in [view, field] as [UIView] { controller.view.addSubview(text) }
    try TestScreen.showing(controller, width: width) { screen in
      screen.settle()
      try body(Room(screen: screen, view: view, field: field))
    }
  }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func `a tap puts the caret at the edge of a word`() {
    show { room in
      room.tap(10)
      #expect(room.view.isFirstResponder && room.view.selectedRange == range(9, 0))
      #expect(room.menu.isEmpty)
      room.rest()
      room.tap(12)
      #expect(room.view.selectedRange == range(13, 0))
    }
  }

  @Test func `a tap where the caret is shows the menu and another takes it away`() {
    show { room in
      UIPasteboard.general.string = "soup"
      room.tap(4)
      room.rest()
      room.tap(4)
      #expect(room.menu == ["Paste", "Select", "Select All"])
      room.rest()
      room.tap(4)
      #expect(room.menu.isEmpty)
    }
  }

  @Test func `two taps select a word, three the paragraph`() {
    show { room in
      UIPasteboard.general.string = "soup"
      room.tap(10, times: 2)
      #expect(room.view.selectedRange == range(9, 4))
      #expect(room.menu.starts(with: ["Cut", "Copy", "Paste"]))
      #expect(room.views(TextHandle.self).count == 2)
      room.rest()
      // In the word with an apostrophe.
      room.tap(35, times: 2)
      #expect(room.view.selectedRange == range(31, 5))
      room.rest()
      room.tap(2, times: 3)
      #expect(room.view.selectedRange.location == 0 && room.view.selectedRange.length >= 19)
      #expect(room.view.selectedRange.length <= 20)
    }
  }

  @Test func `the menu acts, and shows what can be done with what it selected`() throws {
    try show(width: 600) { room in
      room.tap(10, times: 2)
      try room.choose("Copy")
      #expect(UIPasteboard.general.string == "miso" && room.menu.isEmpty)
      #expect(room.view.selectedRange == range(9, 4), "what is copied stays selected")
      room.tap(11)
      #expect(room.menu.contains("Cut"), "a tap on what is selected brings the menu back")
      try room.choose("Select All")
      #expect(room.view.selectedRange == range(0, Self.text.utf16.count))
      #expect(room.menu.contains("Cut") && room.views(TextHandle.self).count == 2)
      try room.choose("Cut")
      #expect(room.view.text == "" && room.views(TextHandle.self).isEmpty)
    }
  }

  @Test func `typing takes handles and menu away`() {
    show { room in
      room.tap(10, times: 2)
      room.view.insertText("x")
      room.screen.settle()
      #expect(room.view.text.hasPrefix("Rice and x soup"))
      #expect(room.views(TextHandle.self).isEmpty && room.menu.isEmpty)
    }
  }

  @Test func `a finger that rests moves the caret under a loupe`() throws {
    try show { room in
      room.tap(0)
      room.rest()
      let (start, end) = (room.point(6), room.point(11))
      room.screen.finger(.began, start.x, start.y)
      room.screen.step(40)
      #expect(room.view.selectedRange == range(6, 0))
      room.screen.finger(.moved, end.x, end.y)
      #expect(room.view.selectedRange == range(11, 0), "to the character, not to the word")
      let pictures = room.screen.window.subviews.flatMap(\.subviews).filter {
        $0.layer.contents != nil && $0.bounds.size == CGSize(width: 116, height: 50)
      }
      let glass = try #require(pictures.first?.superview)
      #expect(glass.frame.maxY < end.y, "it shows above the finger")
      #expect(room.menu.isEmpty)
      room.screen.finger(.ended, end.x, end.y)
      room.screen.settle()
      #expect(glass.superview == nil && room.menu.contains("Select"))
    }
  }

  @Test func `a second tap that rests and moves selects word by word`() {
    show { room in
      room.tap(0)
      room.rest()
      let (start, end) = (room.point(6), room.point(10))
      room.screen.tap(start.x, start.y)
      room.screen.finger(.began, start.x, start.y)
      room.screen.step(40)
      #expect(room.view.selectedRange == range(5, 3))
      room.screen.finger(.moved, end.x, end.y)
      #expect(room.view.selectedRange == range(5, 8))
      room.screen.finger(.moved, room.point(1).x, room.point(1).y)
      #expect(room.view.selectedRange == range(0, 8))
      room.screen.finger(.ended, room.point(1).x, room.point(1).y)
      room.screen.settle()
      #expect(room.view.selectedRange == range(0, 8))
    }
  }

  @Test func `handles move the ends, past each other too, and never leave nothing selected`() {
    show { room in
      room.tap(10, times: 2)
      room.rest()
      let grip = room.point(13)
      room.screen.drag(from: grip, to: (room.point(18).x, grip.y))
      #expect(room.view.selectedRange == range(9, 9))
      room.screen.settle()
      let start = room.point(9)
      room.screen.drag(from: start, to: (room.point(18).x, start.y), lifts: false)
      #expect(room.view.selectedRange.length == 1)
      room.screen.finger(.moved, room.point(19).x + 4, start.y)
      #expect(room.view.selectedRange == range(18, 1))
      room.screen.finger(.ended, room.point(19).x, start.y)
      room.screen.settle()
      #expect(room.menu.contains("Cut"))
    }
  }

  @Test func `a tap on a handle is a tap on what lies there`() {
    show { room in
      room.tap(10, times: 2)
      room.rest()
      let end = room.point(13)
      for _ in 0..<2 { room.screen.tap(end.x + 8, end.y) }
      room.screen.settle()
      #expect(room.view.selectedRange == range(14, 4))
    }
  }

  @Test func `a text that is only read has no caret, and words of it are selected`() throws {
    try show { room in
      room.view.isEditable = false
      room.tap(10)
      #expect(room.menu.isEmpty)
      let start = room.point(10)
      room.screen.finger(.began, start.x, start.y)
      room.screen.step(40)
      room.screen.finger(.ended, start.x, start.y)
      room.screen.settle()
      #expect(room.view.selectedRange == range(9, 4))
      #expect(room.menu.first == "Copy" && !room.menu.contains("Cut"))
      try room.choose("Copy")
      #expect(UIPasteboard.general.string == "miso")
    }
  }

  @Test func `what cannot be selected is not`() {
    show { room in
      room.view.isEditable = false
      room.view.isSelectable = false
      room.view.selectedRange = range(0, 0)
      room.tap(10, times: 2)
      #expect(room.view.selectedRange == range(0, 0) && !room.view.isFirstResponder)
    }
  }

  @Test func `a field is edited when the finger lifts, not when it comes down`() {
    show { room in
      room.screen.finger(.began, 60, 317)
      #expect(!room.field.isFirstResponder)
      room.screen.finger(.moved, 60, 250)
      room.screen.finger(.ended, 60, 250)
      #expect(!room.field.isFirstResponder, "a finger that went on meant something else")
      room.screen.tap(60, 317)
      #expect(room.field.isFirstResponder)
      room.rest()
      room.screen.tap(25, 317)
      room.screen.tap(25, 317)
      room.screen.settle()
      #expect(room.field.editing.editor.selection == range(0, 4))
      #expect(room.views(TextHandle.self).count == 2)
    }
  }

  @Test func `all of a secret is one word, which cannot be copied`() {
    show { room in
      room.field.isSecureTextEntry = true
      room.screen.tap(25, 317)
      room.screen.tap(25, 317)
      room.screen.settle()
      #expect(room.field.editing.editor.selection == range(0, 13))
      #expect(!room.menu.contains("Copy") && !room.menu.contains("Cut"))
    }
  }

  @Test func `a pointer selects from where it is pressed`() {
    show { room in
      @MainActor func pointer(_ phase: HostPointer.Phase, _ place: Int) {
        let point = room.point(place)
        room.screen.send(
          .pointer(
            HostPointer(
              id: 0,
              phase: phase,
              kind: .mouse,
              x: point.x,
              y: point.y,
              time: room.screen.time
            )
          )
        )
      }
      pointer(.began, 6)
      #expect(room.view.selectedRange == range(6, 0), "to the character")
      pointer(.moved, 11)
      #expect(room.view.selectedRange == range(6, 5))
      pointer(.moved, 2)
      #expect(room.view.selectedRange == range(2, 4))
      pointer(.ended, 2)
      #expect(room.menu.isEmpty && room.views(TextHandle.self).isEmpty)
      room.rest()
      for phase in [HostPointer.Phase.began, .ended, .began, .ended] { pointer(phase, 10) }
      #expect(room.view.selectedRange == range(9, 4))
    }
  }

  @Test func `entries without room go on other pages`() throws {
    try show(width: 200) { room in
      UIPasteboard.general.string = "soup"
      room.tap(10, times: 2)
      let first = room.menu
      #expect(first.last == "Next" && !first.contains("Previous"))
      for button in room.views(EditBarButton.self) {
        let frame = button.convert(button.bounds, to: nil as UIView?)
        #expect(frame.minX >= 8 && frame.maxX <= 192)
      }
      try room.choose("Next")
      #expect(room.menu.first == "Previous" && Set(first).intersection(room.menu).count <= 1)
    }
  }

  @MainActor
  private final class Editor: NSObject, UITextViewDelegate {
    var notes: [String] = []

    func textView(
      _ textView: UITextView,
      editMenuForTextIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let bold = UIAction(title: "Bold") { [weak self] _ in self?.notes.append("bold") }
      return UIMenu(children: [bold] + suggestedActions)
    }

    func textView(
      _ textView: UITextView,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { notes.append("shows") }

    func textView(
      _ textView: UITextView,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { notes.append("goes") }
  }

  @Test func `the delegate decides what the menu holds and hears of it`() throws {
    try show { room in
      let editor = Editor()
      room.view.delegate = editor
      room.tap(10, times: 2)
      #expect(room.menu.first == "Bold")
      try room.choose("Bold")
      #expect(editor.notes == ["shows", "goes", "bold"])
    }
  }
}
