import CoreGraphics
import Foundation

extension UITableView {
  /// How sections stand out from each other.
  public enum Style: Int, Sendable {
    /// One row below the other; headers and footers stay visible as long as their section does.
    case plain = 0
    /// Sections stand apart from each other.
    case grouped = 1
    /// Sections are cards with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it shows with the least movement.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide to or from the right.
    case right = 1
    /// They slide to or from the left.
    case left = 2
    /// They slide to or from the top.
    case top = 3
    /// They slide to or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// They are uncovered in their middle.
    case middle = 6
    /// The table view decides.
    case automatic = 100
  }

  /// From where separator insets count.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where the separators would begin and end by themselves.
    case fromAutomaticInsets = 1
  }

  /// Which changes make visible rows report their height again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing.
    case disabled = 0
    /// That a cell invalidates its intrinsic content size.
    case enabled = 1
    /// That as well, and changed constraints in its content view.
    case enabledIncludingConstraints = 2
  }

  /// A height that the table view finds by itself: -1.
  public static let automaticDimension: CGFloat = -1

  /// The title of the magnifying glass in a section index.
  public static let indexSearch = "{search}"

  /// Posted after the selection changed through a finger.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

/// Elements of a table whose width follows the content, not the table.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The section headers.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
