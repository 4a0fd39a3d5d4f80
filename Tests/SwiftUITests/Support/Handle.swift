import SwiftUI

/// Gives a test the state of a view that it shows, and counts the view's bodies.
@MainActor
final class Handle<Value> {
  private(set) var binding: Binding<Value>?
  /// The values that bodies saw.
  private(set) var seen: [Value] = []

  /// Called by bodies.
  func note(_ binding: Binding<Value>) {
    self.binding = binding
    seen.append(binding.wrappedValue)
  }

  /// Called by bodies that have no state.
  func note(_ value: Value) { seen.append(value) }

  /// The value now.
  var value: Value? { binding?.wrappedValue }

  func set(_ value: Value) { binding?.wrappedValue = value }
}

/// A view that has a number, and shows it as its width.
struct Numbered: View {
  let handle: Handle<Int>
  var part = Part.a
  @State var number = 0

  var body: some View {
    let _ = handle.note($number)
    part.block(CGFloat(number), 10)
  }
}
