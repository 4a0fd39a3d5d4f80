import SwiftUI
import Testing

@testable import UIKit

@MainActor
@Suite struct `Which view an assistive program is at` {
  @Test func `a state says where a program is`() {
    let handle = Handle<Int?>()
    showing(Followed(handle: handle)) { shown in
      AccessibilityFocus.current.move(to: shown.view(named: "b"))
      shown.update()
      #expect(handle.seen.last == 2)
      AccessibilityFocus.current.move(to: shown.view(named: "a"))
      shown.update()
      #expect(handle.seen.last == 1)
      AccessibilityFocus.current.move(to: nil)
      shown.update()
      #expect(handle.seen.last == .some(nil))
    }
  }

  @Test func `setting a state sends a program there`() {
    let handle = Handle<Int?>()
    showing(Followed(handle: handle)) { shown in
      let reader = Reader()
      AccessibilityEvents.current.listener = reader
      handle.set(2)
      shown.update()
      #expect(reader.element === shown.view(named: "b"))
      #expect(AccessibilityFocus.current.element === shown.view(named: "b"))
      #expect(handle.seen.last == 2)
    }
  }
}

@MainActor
private final class Reader: AccessibilityListener {
  var isScreenReaderRunning: Bool { true }
  var element: AccessibilityObject?

  func announce(_ text: String) {}
  func screenChanged(_ element: AccessibilityObject?) { self.element = element }
}

private struct Followed: View {
  let handle: Handle<Int?>
  @AccessibilityFocusState private var place: Int?

  var body: some View {
    let binding = $place
    let _ = handle.note(
      Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    )
    VStack {
      Text("A").accessibilityIdentifier("a").accessibilityFocused($place, equals: 1)
      Text("B").accessibilityIdentifier("b").accessibilityFocused($place, equals: 2)
    }
  }
}
