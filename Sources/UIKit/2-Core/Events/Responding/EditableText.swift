import Foundation

/// A view whose text is edited.
@MainActor
protocol EditableText: AnyObject {
  /// Whether the text is only read and selected.
  var isReadOnly: Bool { get }

  /// Whether the return key begins a line.
  var isMultiline: Bool { get }

  /// What shows while there is no text; nil where nothing does.
  var placeholderText: String? { get }

  /// Takes back the last change of the text, or does it again; returns whether there was one.
  func changeBack(isUndo: Bool) -> Bool
}

extension EditableText {
  var placeholderText: String? { nil }
}
