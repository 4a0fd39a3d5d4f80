import Foundation

extension UITableViewCell {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// A text, with an image before it.
    case `default` = 0
    /// A text, and another at the other end.
    case value1 = 1
    /// A short text in the tint colour, and another beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// What lies between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// Like any other.
    case none = 0
    /// Grey, as all but none are since iOS 7.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// What an edited row has at its leading edge.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that lets one delete the row.
    case delete = 1
    /// A sign that inserts a row.
    case insert = 2
  }

  /// What a cell has at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: there is more behind the row.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What a cell shows beside its content while it is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The sign to insert or delete at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, Sendable {
    /// By a ring around it.
    case `default` = 0
    /// By what it does itself.
    case custom = 1
  }

  /// What a drag does with the cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Its preview is lifted.
    case lifting = 1
    /// Its preview is dragged.
    case dragging = 2
  }
}
