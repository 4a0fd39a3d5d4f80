import CoreGraphics
import Foundation
import MessageBus
import Testing

@testable import UIKit

/// What assistive programs read of controls, and do to them.
@MainActor @Suite(.serialized) struct AccessibleControlTests {
  /// A screen with views below each other, 300 by 40 points each.
  private func showing(
    _ views: [UIView],
    _ body: (TestScreen, BusQuestions) throws -> Void
  ) throws {
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 10 + 50 * CGFloat(index), width: 300, height: 40)
      controller.view.addSubview(view)
    }
    try TestScreen.showing(controller) { screen in try body(screen, BusQuestions()) }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  // MARK: What they are

  @Test func `roles are those of AT-SPI`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let heading = label("Rivers")
    heading.accessibilityTraits = .header
    let link = label("More")
    link.accessibilityTraits = .link
    let password = UITextField()
    password.isSecureTextEntry = true
    let image = UIImageView()
    image.isAccessibilityElement = true
    let views: [(UIView, Int)] = [
      (label("Text"), 29), (heading, 83), (link, 88), (button, 43), (UISwitch(), 62),
      (UISlider(), 51), (UITextField(), 79), (password, 40), (UITextView(), 61), (image, 27),
    ]
    try showing(views.map(\.0)) { _, bus in
      for (view, role) in views { #expect(bus.role(view) == role, "\(type(of: view))") }
    }
    let others: [(UIView, Int)] = [(UIStepper(), 52), (UIProgressView(), 42), (UIView(), 39)]
    try showing(others.map(\.0)) { screen, bus in
      for (view, role) in others { #expect(bus.role(view) == role, "\(type(of: view))") }
      #expect(bus.role(screen.window) == 23)
      #expect(bus.ask(AccessibilityRegistry.root, "Accessible", "GetRole")?.number == 75)
    }
  }

  @Test func `names, hints and identifiers`() throws {
    let text = label("Rice")
    text.accessibilityHint = "Opens the recipe"
    text.accessibilityIdentifier = "dish"
    text.accessibilityLanguage = "ja"
    let field = UITextField()
    field.placeholder = "Your name"
    try showing([text, field]) { _, bus in
      let path = bus.path(text)
      #expect(bus.get(path, "Accessible", "Name")?.text == "Rice")
      #expect(bus.get(path, "Accessible", "HelpText")?.text == "Opens the recipe")
      #expect(bus.get(path, "Accessible", "AccessibleId")?.text == "dish")
      #expect(bus.get(path, "Accessible", "Locale")?.text == "ja")
      #expect(bus.get(path, "Accessible", "NoSuchThing") == nil)
      #expect(bus.get(path, "NoSuchInterface", "Name") == nil)
      // A field is called as what it asks for.
      #expect(bus.get(bus.path(field), "Accessible", "Name")?.text == "Your name")
    }
  }

  @Test func `what cannot be used is neither enabled nor sensitive`() throws {
    let (on, off) = (UIButton(type: .system), UIButton(type: .system))
    for button in [on, off] { button.setTitle("Go", for: .normal) }
    off.isEnabled = false
    try showing([on, off]) { _, bus in
      let (enabled, sensitive, showing, visible) = (8, 24, 25, 30)
      #expect(bus.states(bus.path(on)).isSuperset(of: [enabled, sensitive, showing, visible]))
      #expect(bus.states(bus.path(off)).isDisjoint(with: [enabled, sensitive]))
      #expect(bus.states(bus.path(off)).isSuperset(of: [showing, visible]))
    }
  }

  @Test func `what is beyond the screen is not showing`() throws {
    let text = label("Far")
    try showing([text]) { screen, bus in
      let path = bus.path(text)
      #expect(bus.states(path).contains(25))
      text.frame.origin.y = 2_000
      screen.step()
      #expect(!bus.states(path).contains(25))
    }
  }

  @Test func `texts that are typed in say so`() throws {
    let (field, view, fixed) = (UITextField(), UITextView(), UITextView())
    fixed.isEditable = false
    try showing([field, view, fixed]) { screen, bus in
      let (editable, multiLine, singleLine, focused) = (7, 17, 26, 12)
      #expect(bus.states(bus.path(field)).isSuperset(of: [editable, singleLine]))
      #expect(bus.states(bus.path(view)).isSuperset(of: [editable, multiLine]))
      #expect(!bus.states(bus.path(fixed)).contains(editable))
      #expect(!bus.states(bus.path(field)).contains(focused))
      field.becomeFirstResponder()
      screen.step()
      #expect(bus.states(bus.path(field)).contains(focused))
    }
  }

  // MARK: What can be done

  @Test func `a button is clicked`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    var clicks = 0
    button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    try showing([button]) { screen, bus in
      let path = bus.path(button)
      #expect(bus.actions(path) == ["click"])
      #expect(bus.get(path, "Action", "NActions")?.number == 1)
      #expect(bus.ask(path, "Action", "GetName", [.int(0)])?.text == "click")
      #expect(bus.act(path, "click"))
      screen.settle()
      #expect(clicks == 1)
      #expect(bus.ask(path, "Action", "DoAction", [.int(1)])?.flag == false)
      #expect(bus.ask(path, "Action", "DoAction", [.int(-1)])?.flag == false)
      #expect(bus.ask(path, "Action", "GetName", [.int(5)])?.text == "")
      #expect(clicks == 1)
    }
  }

  @Test func `a switch is toggled, and says so before and after`() throws {
    let toggle = UISwitch()
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try showing([toggle]) { screen, bus in
      let (checked, checkable) = (4, 41)
      let path = bus.path(toggle)
      #expect(bus.states(path).contains(checkable) && !bus.states(path).contains(checked))
      #expect(bus.act(path, "toggle"))
      screen.settle()
      #expect(toggle.isOn && changes == 1 && bus.states(path).contains(checked))
    }
  }

  @Test func `a slider is a number that goes up and down`() throws {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 30
    slider.value = 20
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try showing([slider]) { _, bus in
      let path = bus.path(slider)
      #expect(bus.get(path, "Value", "MinimumValue") == .variant(.double(10)))
      #expect(bus.get(path, "Value", "MaximumValue") == .variant(.double(30)))
      #expect(bus.get(path, "Value", "CurrentValue") == .variant(.double(20)))
      // A tenth of the way, as VoiceOver's flicks go.
      #expect(bus.get(path, "Value", "MinimumIncrement") == .variant(.double(2)))
      #expect(bus.get(path, "Value", "Text")?.text == "50%")
      #expect(bus.act(path, "increment") && slider.value == 22)
      #expect(bus.act(path, "decrement") && bus.act(path, "decrement") && slider.value == 18)
      #expect(changes == 3)
    }
  }

  @Test func `a number that is set stays within its range`() throws {
    let (slider, stepper) = (UISlider(), UIStepper())
    var changes = 0
    for control in [slider, stepper] as [UIControl] {
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    }
    try showing([slider, stepper]) { _, bus in
      bus.set(bus.path(slider), "Value", "CurrentValue", .double(0.25))
      #expect(slider.value == 0.25)
      bus.set(bus.path(slider), "Value", "CurrentValue", .double(9))
      #expect(slider.value == 1)
      bus.set(bus.path(stepper), "Value", "CurrentValue", .double(1_000))
      #expect(stepper.value == 100 && changes == 3)
      bus.set(bus.path(stepper), "Value", "CurrentValue", .double(.nan))
      #expect(stepper.value == 100 && changes == 3)
      slider.isEnabled = false
      bus.set(bus.path(slider), "Value", "CurrentValue", .double(0.5))
      #expect(slider.value == 1 && changes == 3)
    }
  }

  @Test func `progress is read and not set`() throws {
    let progress = UIProgressView()
    progress.progress = 0.25
    try showing([progress]) { _, bus in
      let path = bus.path(progress)
      #expect(bus.get(path, "Value", "CurrentValue") == .variant(.double(0.25)))
      bus.set(path, "Value", "CurrentValue", .double(0.75))
      #expect(progress.progress == 0.25)
    }
  }

  @Test func `actions of an app's own come after the usual ones`() throws {
    let text = label("Rice")
    text.accessibilityTraits = .button
    var done: [String] = []
    text.accessibilityCustomActions = ["Share", "Delete"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in
        done.append(name)
        return name == "Share"
      }
    }
    try showing([text]) { _, bus in
      let path = bus.path(text)
      #expect(bus.actions(path) == ["click", "Share", "Delete"])
      #expect(bus.act(path, "Share"))
      #expect(!bus.act(path, "Delete"))
      #expect(done == ["Share", "Delete"])
    }
  }

  // MARK: Where they are

  @Test func `places are in pixels of the screen`() throws {
    let text = label("Rice")
    try showing([text]) { _, bus in
      let path = bus.path(text)
      // At (10, 10), 300 by 40 points of two pixels.
      let extents = bus.ask(path, "Component", "GetExtents", [.uint(0)])?.parts.compactMap(\.number)
      #expect(extents == [20, 20, 600, 80])
      #expect(
        bus.answer(path, "Component", "GetPosition", [.uint(0)])?.compactMap(\.number) == [20, 20]
      )
      #expect(bus.answer(path, "Component", "GetSize")?.compactMap(\.number) == [600, 80])
      for (x, y, isIn) in [(20, 20, true), (619, 99, true), (620, 50, false), (30, 19, false)] {
        let point: [BusValue] = [.int(Int32(x)), .int(Int32(y)), .uint(0)]
        #expect(bus.ask(path, "Component", "Contains", point)?.flag == isIn)
      }
    }
  }

  @Test func `what lies at a point is the innermost thing there`() throws {
    let (one, two) = (label("One"), label("Two"))
    try showing([one, two]) { screen, bus in
      let window = bus.path(screen.window)
      @MainActor func found(_ x: Int32, _ y: Int32) -> String? {
        bus.ask(window, "Component", "GetAccessibleAtPoint", [.int(x), .int(y), .uint(0)])?
          .parts.last?.text
      }
      #expect(found(100, 60) == bus.path(one))
      #expect(found(100, 160) == bus.path(two))
      #expect(found(-5, -5) == AccessibilityRegistry.nowhere)
    }
  }

  // MARK: Texts

  @Test func `texts are read in pieces`() throws {
    let text = label("Hello big world")
    try showing([text]) { _, bus in
      let path = bus.path(text)
      #expect(bus.get(path, "Text", "CharacterCount")?.number == 15)
      @MainActor func read(_ from: Int32, _ to: Int32) -> String? {
        bus.ask(path, "Text", "GetText", [.int(from), .int(to)])?.text
      }
      #expect(read(0, -1) == "Hello big world" && read(6, 9) == "big")
      #expect(read(9, 6) == "" && read(-3, 2) == "He" && read(10, 999) == "world")
      // A word goes on to the beginning of the next one.
      let word = bus.answer(path, "Text", "GetStringAtOffset", [.int(7), .uint(1)])
      #expect(word == [.string("big "), .int(6), .int(10)])
      let letter = bus.answer(path, "Text", "GetStringAtOffset", [.int(1), .uint(0)])
      #expect(letter == [.string("e"), .int(1), .int(2)])
      #expect(bus.ask(path, "Text", "GetCharacterAtOffset", [.int(6)])?.number == 98)
      #expect(bus.ask(path, "Text", "GetCharacterAtOffset", [.int(99)])?.number == 0)
    }
  }

  @Test func `lines end where the text breaks them`() throws {
    let text = label("One two\nthree four\nfive")
    try showing([text]) { _, bus in
      let line = bus.answer(bus.path(text), "Text", "GetStringAtOffset", [.int(10), .uint(3)])
      #expect(line == [.string("three four\n"), .int(8), .int(19)])
    }
  }

  @Test func `the caret is counted in characters`() throws {
    let field = UITextField()
    field.text = "a😀b"
    try showing([field]) { screen, bus in
      field.becomeFirstResponder()
      screen.step()
      let path = bus.path(field)
      #expect(bus.get(path, "Text", "CharacterCount")?.number == 3)
      #expect(bus.ask(path, "Text", "SetCaretOffset", [.int(2)])?.flag == true)
      // The second character has two code units.
      let start = field.beginningOfDocument
      #expect(field.selectedTextRange.map { field.offset(from: start, to: $0.start) } == 3)
      #expect(bus.get(path, "Text", "CaretOffset")?.number == 2)
      #expect(bus.ask(path, "Text", "GetNSelections")?.number == 0)
      _ = bus.ask(path, "Text", "SetSelection", [.int(0), .int(0), .int(2)])
      #expect(bus.ask(path, "Text", "GetNSelections")?.number == 1)
      let range = bus.answer(path, "Text", "GetSelection", [.int(0)])?.compactMap(\.number)
      #expect(range == [0, 2])
    }
  }

  @Test func `passwords are not told`() throws {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "secret"
    try showing([field]) { _, bus in
      let path = bus.path(field)
      #expect(bus.ask(path, "Text", "GetText", [.int(0), .int(-1)])?.text == "")
      #expect(bus.get(path, "Text", "CharacterCount")?.number == 0)
      #expect(bus.get(path, "Accessible", "Name")?.text?.contains("secret") != true)
    }
  }
}
