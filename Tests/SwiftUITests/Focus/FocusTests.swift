import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct `Which view keys go to` {
  @Test func `the tab key brings the focus, and a state and the views inside know`() {
    let handle = Handle<Int?>()
    showing(Focusing(handle: handle)) { shown in
      #expect(handle.seen.last == .some(nil))
      shown.screen.key(.tab)
      shown.update()
      #expect(handle.seen.last == 1)
      #expect(shown.frames[.a]?.width == 30)
      shown.screen.key(.tab)
      shown.update()
      #expect(handle.seen.last == 2)
      #expect(shown.frames[.a]?.width == 20)
    }
  }

  @Test func `a state brings the focus, moves it and takes it away`() {
    let handle = Handle<Int?>()
    showing(Focusing(handle: handle)) { shown in
      handle.set(2)
      shown.update()
      #expect(shown.focused == [false, true])
      handle.set(1)
      shown.update()
      #expect(shown.focused == [true, false])
      #expect(handle.seen.last == 1)
      handle.set(nil)
      shown.update()
      #expect(shown.focused == [false, false])
    }
  }

  @Test func `focus that a state brings ends the editing of a text`() {
    let handle = Handle<Int?>()
    showing(Focusing(handle: handle)) { shown in
      let field = shown.screen.window.first(UITextField.self)
      field?.becomeFirstResponder()
      handle.set(1)
      shown.update()
      #expect(field?.isFirstResponder == false)
      #expect(shown.focused == [true, false])
    }
  }

  @Test func `where nothing is said the focus is at first where the default says`() {
    let handle = Handle<Int?>()
    showing(Focusing(handle: handle, first: 2)) { shown in
      shown.update()
      #expect(shown.focused == [false, true])
      #expect(handle.seen.last == 2)
    }
  }

  @Test func `a tap brings the focus where keys edit, and not where they only activate`() {
    let edited = Part.a.block(40, 40).focusable(interactions: .edit)
    showing(edited) { shown in
      shown.screen.tap(50, 50)
      shown.update()
      #expect(shown.focused == [true])
    }
    let activated = Part.a.block(40, 40).focusable(interactions: .activate)
    showing(activated) { shown in
      shown.screen.tap(50, 50)
      shown.update()
      #expect(shown.focused == [false])
      shown.screen.key(.tab)
      #expect(shown.focused == [true])
    }
  }

  @Test func `disabled views and those that say so have no focus`() {
    let view = VStack {
      Part.a.block(20, 20).focusable(false)
      Part.b.block(20, 20).focusable().disabled(true)
    }
    showing(view) { shown in
      shown.screen.key(.tab)
      shown.update()
      #expect(shown.focused == [false, false])
    }
  }

  @Test func `a view that goes takes the focus with it`() {
    let handle = Handle<Int?>()
    let isThere = Handle<Bool>()
    showing(Focusing(handle: handle, isThere: isThere)) { shown in
      handle.set(2)
      shown.update()
      isThere.set(false)
      shown.update()
      #expect(handle.seen.last == .some(nil))
    }
  }

  @Test func `a state that asks a view which cannot have the focus says so, once`() {
    struct Asking: View {
      let handle: Handle<Bool>
      @FocusState private var isFocused: Bool
      var body: some View {
        let binding = $isFocused
        let _ = handle.note(
          Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
        )
        Part.a.block(20, 20).focusable(false).focused($isFocused)
      }
    }
    let handle = Handle<Bool>()
    showing(Asking(handle: handle)) { shown in
      handle.set(true)
      for _ in 0..<4 { shown.update() }
      #expect(shown.focused == [false])
      #expect(handle.seen == [false, true, false])
    }
  }

  @Test func `a state of several views brings one of them to use, and goes when none is`() {
    struct Sharing: View {
      let handle: Handle<Bool>
      @FocusState private var isFocused: Bool
      var body: some View {
        let binding = $isFocused
        let _ = handle.note(
          Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
        )
        VStack {
          Part.a.block(20, 20).focusable()
          Part.b.block(20, 20).focusable()
        }
        .focused($isFocused)
      }
    }
    let handle = Handle<Bool>()
    showing(Sharing(handle: handle)) { shown in
      handle.set(true)
      for _ in 0..<4 { shown.update() }
      #expect(shown.focused == [true, false])
      shown.screen.key(.tab)
      for _ in 0..<4 { shown.update() }
      #expect(shown.focused == [false, true])
      #expect(handle.value == true)
      handle.set(false)
      for _ in 0..<4 { shown.update() }
      #expect(shown.focused == [false, false])
    }
  }
}

extension ShownView {
  /// Whether the views that can have the focus have it, in their order.
  fileprivate var focused: [Bool] {
    var found: [Bool] = []
    func search(_ view: UIView) {
      if let focusable = view as? FocusableView { found.append(focusable.isFocused) }
      for subview in view.subviews { search(subview) }
    }
    search(screen.window)
    return found
  }
}

private struct Focusing: View {
  let handle: Handle<Int?>
  var isThere = Handle<Bool>()
  var first: Int?
  @State private var shows = true
  @FocusState private var place: Int?

  var body: some View {
    let binding = $place
    let _ = handle.note(
      Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    )
    let _ = isThere.note($shows)
    VStack {
      Widening().focusable().focused($place, equals: 1)
      if shows { Part.b.block(20, 20).focusable().focused($place, equals: 2) }
      TextField("Name", text: .constant(""))
    }
    .defaultFocus($place, first)
  }
}

private struct Widening: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Part.a.block(isFocused ? 30 : 20, 20) }
}
