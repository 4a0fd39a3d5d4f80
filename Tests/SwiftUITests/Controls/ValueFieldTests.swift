import Foundation
import SwiftUI
import Testing
import UIKit
import WindowHost

@MainActor
@Suite struct `Fields of values` {
  /// A screen with one number, or none, in a field.
  private struct Asking<Value: Equatable & Sendable, Field: View>: View {
    let handle: Handle<Value>
    @State var value: Value
    let field: (Binding<Value>) -> Field

    var body: some View {
      let _ = handle.note($value)
      field($value)
    }
  }

  private func asking<Value: Equatable & Sendable, Field: View>(
    _ value: Value,
    _ field: @escaping (Binding<Value>) -> Field,
    _ look: (UITextField, Handle<Value>, TestScreen) -> Void
  ) {
    let handle = Handle<Value>()
    showing(Asking(handle: handle, value: value, field: field), width: 300) { shown in
      guard let field = shown.screen.window.first(UITextField.self) else {
        Issue.record("there is no field")
        return
      }
      look(field, handle, shown.screen)
    }
  }

  private func type(_ text: String, _ screen: TestScreen) {
    for character in text {
      screen.send(.text(String(character), time: screen.time))
      screen.step(2)
    }
  }

  private let plain = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))

  @Test func `what is typed stays, and each number is taken at once`() {
    asking(0.0) {
      TextField("Amount", value: $0, format: plain.precision(.fractionLength(2)))
    } _: {
      field,
      handle,
      screen in
      #expect(field.text == "0.00")
      field.becomeFirstResponder()
      field.selectAll(nil)
      type("12.5", screen)
      #expect(field.text == "12.5")
      #expect(handle.seen == [0, 1, 12, 12.5])
      field.resignFirstResponder()
      screen.step(2)
      #expect(field.text == "12.50")
    }
  }

  @Test func `a text that is no number leaves the value, and is gone when the field is left`() {
    asking(7) {
      TextField("Count", value: $0, formatter: NumberFormatter())
    } _: {
      field,
      handle,
      screen in
      field.becomeFirstResponder()
      field.selectAll(nil)
      type("x", screen)
      #expect(field.text == "x")
      field.resignFirstResponder()
      screen.step(2)
      #expect(field.text == "7")
      #expect(handle.seen == [7])
    }
  }

  @Test func `an empty field of a value that may be missing has none`() {
    asking(Optional(4.0)) {
      TextField(String("Weight"), value: $0, format: plain)
    } _: {
      field,
      handle,
      screen in
      #expect(field.text == "4" && field.placeholder == "Weight")
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.deleteBackward()
      screen.step(2)
      #expect(handle.seen == [4, nil])
      type("3", screen)
      #expect(handle.seen == [4, nil, 3])
    }
  }

  @Test func `a value that the app changes is shown while the field is edited`() {
    asking(1) {
      TextField("Count", value: $0, format: .number)
    } _: { field, handle, screen in
      field.becomeFirstResponder()
      type("2", screen)
      #expect(field.text == "12")
      handle.set(30)
      screen.step(2)
      #expect(field.text == "30")
    }
  }

  @Test func `a field of a text is not of a value`() {
    asking("a") {
      TextField("Name", text: $0)
    } _: { field, handle, screen in
      field.becomeFirstResponder()
      type("b", screen)
      #expect(handle.seen == ["a", "ab"])
      handle.set("c")
      screen.step(2)
      #expect(field.text == "c")
    }
  }

  @Test func `a title that is no key can be told of editing alone`() {
    var isEdited: [Bool] = []
    asking("") {
      TextField(String("Name"), text: $0, onEditingChanged: { isEdited.append($0) })
    } _: {
      field,
      _,
      _ in
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(isEdited == [true, false])
    }
  }
}
