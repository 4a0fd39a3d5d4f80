import UIKit

/// A button that lets rows be edited, and ends that.
nonisolated public struct EditButton: View {
  /// Makes a button.
  public init() {}

  /// The button.
  @MainActor
  public var body: some View { EditButtonBody() }
}

private struct EditButtonBody: View {
  @Environment(\.editMode) private var mode

  var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
