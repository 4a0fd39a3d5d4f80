import CoreGraphics

/// What of a table view matters to one of its cells.
struct CellSurroundings: Equatable {
  /// Which lines a cell has.
  enum Line: Equatable {
    case none
    /// As wide as the cell.
    case whole
    /// From where the text starts.
    case inset
  }

  /// What editing makes of a cell.
  struct Editing: Equatable {
    var isEditing = false
    var style = UITableViewCell.EditingStyle.none
    var indents = true
    /// Whether the cell has a mark to select it.
    var isMultiple = false
    var canMove = false
  }

  var style = UITableView.Style.plain
  var corners = CellCorners.none
  var top = Line.none
  var bottom = Line.none
  var color: UIColor?
  /// What lines do to what lies behind them.
  var effect: UIVisualEffect?
  /// The separator inset that somebody set for all cells.
  var inset: UIEdgeInsets?
  /// Whether a separator inset counts from where the line begins by itself.
  var isFromAutomatic = false
  /// The margins at the sides.
  var side = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  /// What at the sides is covered by bars, the device's corners or an index.
  var insets = UIEdgeInsets.zero
  var editing = Editing()
}

/// Which corners of a card a cell has.
enum CellCorners: Equatable {
  case none, top, bottom, all
}
