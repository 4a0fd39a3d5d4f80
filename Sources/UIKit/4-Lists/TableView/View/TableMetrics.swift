import CoreGraphics
import Foundation

/// The lengths of tables on iOS 15 to 18, in points.
@MainActor
enum TableMetrics {
  /// A row of one line.
  static let row: CGFloat = 44
  /// Above each header of a plain table.
  static let plainPadding: CGFloat = 22
  /// A header or footer of a plain table at the standard size of text.
  static let plainHeader: CGFloat = 28
  /// Above or below the rows of a section without title.
  static let gap: CGFloat = 18
  /// Above the rows of the first section without title.
  static let firstGap: CGFloat = 35
  /// Above and below the title of a grouped header.
  static let groupedHeader = (top: CGFloat(16), bottom: CGFloat(6))
  /// Above and below the title of a footer.
  static let footer = (top: CGFloat(6), bottom: CGFloat(12))
  /// Above and below the contents of a cell.
  static let contentMargin: CGFloat = 11
  /// How far the sign to insert or delete moves the contents.
  static let editingIndent: CGFloat = 38
  /// The width of what takes rows up to move them.
  static let reorderWidth: CGFloat = 44
  /// The strip of a section index.
  static let indexWidth: CGFloat = 15

  /// Above the first section's title, besides its header: the first rows of a grouped table begin 56
  /// below the bar, the first card 46 (picture metrics).
  static func firstTitleExtra(_ style: UITableView.Style) -> CGFloat {
    style == .insetGrouped ? 8 : 18
  }

  /// The margin at the sides of a table, and that of cards.
  static func side(_ width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
}
