import Foundation

/// A view whose text is edited.
@MainActor
protocol EditableText: AnyObject {
  /// Whether the text is only read and selected.
  var isReadOnly: Bool { get }

  /// Whether the return key begins a line.
  var isMultiline: Bool { get }

  /// Takes back the last change of the text, or does it again; returns whether there was one.
  func changeBack(isUndo: Bool) -> Bool
}
