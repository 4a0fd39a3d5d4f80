import CoreGraphics

/// How an entry of a menu shows.
enum MenuRowStyle {
  /// The whole width, with a title.
  case row
  /// A picture over a short title, beside others.
  case medium
  /// A picture beside others.
  case small

  init(_ size: UIMenu.ElementSize) {
    switch size {
    case .small: self = .small
    case .medium: self = .medium
    case .large, .automatic: self = .row
    }
  }

  /// How many lie side by side.
  var mostInLine: Int {
    switch self {
    case .row: 1
    case .medium: 3
    case .small: 4
    }
  }
}
