import CollectionLayout
import CoreGraphics
import Foundation

/// What a table says of the heights of its elements, without asking its delegate.
@MainActor
struct HeightSettings {
  /// What it says of headers, or of footers.
  @MainActor
  struct End {
    var height = UITableView.automaticDimension
    var estimate = UITableView.automaticDimension
  }

  var style = UITableView.Style.plain
  var rowHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var header = End()
  var footer = End()
  var headerTopPadding = UITableView.automaticDimension
  /// The height of the view above all sections; nil where there is none.
  var top: CGFloat?
  /// How wide headers and footers are.
  var width: CGFloat = 0

  // MARK: Rows

  /// Whether it makes a difference before rows are in sight that the delegate decides on them.
  var needsToKnow: Bool { rowHeight > 0 || estimatedRowHeight == 0 }

  /// What a row is expected to be that nobody says anything of.
  var standard: RowExtent {
    if rowHeight >= 0 { return RowExtent(rowHeight) }
    if estimatedRowHeight == 0 { return RowExtent(TableMetrics.row) }
    return standardEstimate
  }

  var standardEstimate: RowExtent {
    let height =
      estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : TableMetrics.row
    return RowExtent(height, isEstimate: true)
  }

  // MARK: Headers and footers

  func end(_ element: TableElement) -> End { element.isHeader ? header : footer }

  func isFirst(_ element: TableElement) -> Bool {
    element.isHeader && element.section == 0 && top == nil
  }

  /// The room above a header that belongs to its section.
  func padding(above header: RowExtent) -> CGFloat {
    guard header.height > 0 else { return 0 }
    if headerTopPadding >= 0 { return headerTopPadding }
    return style == .plain ? TableMetrics.plainPadding : 0
  }

  /// What a header or footer is expected to be whose height nobody says.
  func expected(_ element: TableElement) -> CGFloat {
    let estimate = end(element).estimate
    if estimate > 0 { return estimate }
    if style == .plain { return TableMetrics.plainHeader }
    guard element.isHeader else { return 34 }
    return 38 + (isFirst(element) ? TableMetrics.firstTitleExtra(style) : 0)
  }

  /// The room in place of a header or footer that is not there.
  func gap(_ element: TableElement) -> CGFloat {
    if style == .plain { return 0 }
    let height = end(element).height
    if height > 0 { return height }
    return isFirst(element) ? TableMetrics.firstGap : TableMetrics.gap
  }
}

extension TableElement {
  init(_ path: IndexPath) { self = .row(section: path.section, row: path.row) }

  var isHeader: Bool { if case .header = self { true } else { false } }
}
