import UIKit

/// The styles that are set for kinds of controls.
struct StyleTable {
  private var styles: [ObjectIdentifier: Any] = [:]

  /// The style of a kind; `Kind` stands for the kind.
  func style<Kind, Style>(_ kind: Kind.Type, as type: Style.Type) -> Style? {
    styles[ObjectIdentifier(kind)] as? Style
  }

  mutating func set<Kind>(_ style: Any, for kind: Kind.Type) {
    styles[ObjectIdentifier(kind)] = style
  }

  /// Leaves a kind in the style of the system.
  mutating func remove<Kind>(_ kind: Kind.Type) { styles[ObjectIdentifier(kind)] = nil }
}

/// How text is typed.
struct KeyboardTraits: Equatable {
  var type: UIKeyboardType = .default
  var returnKey: UIReturnKeyType = .default
  var capitalization: UITextAutocapitalizationType = .sentences
  var isCorrected: UITextAutocorrectionType = .default
  var contentType: UITextContentType?
}

/// Whether rows can be edited.
public enum EditMode: Hashable, Sendable {
  /// They cannot.
  case inactive
  /// They can for a moment.
  case transient
  /// They can.
  case active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}
