import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// A table that says how high its elements are, and how its delegate and data source are asked.
///
/// What the delegate does not say is nil.
@MainActor
protocol HeightAnswers: AnyObject {
  var heightSettings: HeightSettings { get }
  var hasHeightDelegate: Bool { get }

  func saidHeight(ofRow path: IndexPath) -> CGFloat?
  func saidEstimate(ofRow path: IndexPath) -> CGFloat?
  /// The height of a header or footer.
  func saidHeight(of end: TableElement) -> CGFloat?
  func saidEstimate(of end: TableElement) -> CGFloat?
  func hasTitle(_ end: TableElement) -> Bool
  /// The delegate's view for a header or footer; nil within is none.
  func madeView(for end: TableElement) -> UIView??
}

/// Finds out how high rows, headers and footers are: by the table's properties, by the delegate, or
/// by what is in them.
@MainActor
final class RowHeights {
  /// What is known of the views that the delegate makes for headers, or for footers.
  private struct Ends {
    /// Whether it makes any, as far as that is known.
    var areProvided: Bool?
    /// Views that were made to find that out, until they are shown.
    var first: [Int: UIView] = [:]
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let table: any HeightAnswers
  private var headers = Ends()
  private var footers = Ends()

  init(table: any HeightAnswers) { self.table = table }

  /// Where the first section starts.
  var top: CGFloat { table.heightSettings.top ?? 0 }

  var style: UITableView.Style { table.heightSettings.style }

  // MARK: Expectations

  /// What is expected of everything.
  func extents(_ counts: [Int]) -> TableExtents {
    (headers, footers) = (Ends(), Ends())
    return TableExtents(top: top, counts.enumerated().map { section($0.offset, $0.element) })
  }

  func section(_ section: Int, _ count: Int) -> SectionExtents {
    let header = end(.header(section))
    return SectionExtents(
      padding: padding(above: header),
      header: header,
      rows: rows(section, count),
      footer: end(.footer(section))
    )
  }

  private func rows(_ section: Int, _ count: Int) -> RowExtents {
    guard count > 0 else { return RowExtents() }
    let settings = table.heightSettings
    let first = IndexPath(row: 0, section: section)
    if table.saidEstimate(ofRow: first) != nil {
      return RowExtents(
        (0..<count).map { expected(IndexPath(row: $0, section: section), settings) }
      )
    }
    let isDecided = settings.needsToKnow && table.saidHeight(ofRow: first) != nil
    if settings.estimatedRowHeight == 0, isDecided {
      return RowExtents((0..<count).map { exact(IndexPath(row: $0, section: section), settings) })
    }
    return RowExtents(
      count: count,
      each: isDecided ? settings.standardEstimate : settings.standard
    )
  }

  /// What is expected of a row that comes.
  func expected(_ path: IndexPath) -> RowExtent { expected(path, table.heightSettings) }

  private func expected(_ path: IndexPath, _ settings: HeightSettings) -> RowExtent {
    guard table.hasHeightDelegate else { return settings.standard }
    if let estimate = table.saidEstimate(ofRow: path) {
      if estimate > 0 {
        return RowExtent(sound(estimate, "estimatedHeightForRowAt", path), isEstimate: true)
      }
      return estimate == 0 ? exact(path, settings) : settings.standardEstimate
    }
    if settings.estimatedRowHeight == 0 { return exact(path, settings) }
    if settings.needsToKnow, table.saidHeight(ofRow: path) == nil { return settings.standard }
    return settings.standardEstimate
  }

  /// The height that somebody says a row has, without looking into it.
  private func exact(_ path: IndexPath, _ settings: HeightSettings) -> RowExtent {
    if let height = table.saidHeight(ofRow: path), height >= 0 {
      return RowExtent(sound(height, "heightForRowAt", path))
    }
    return RowExtent(settings.rowHeight >= 0 ? settings.rowHeight : TableMetrics.row)
  }

  /// The height of a row whose cell is there; `fitting` measures that.
  func measure(
    _ path: IndexPath,
    _ expected: RowExtent,
    _ fitting: (_ otherwise: CGFloat) -> (height: CGFloat, method: String)
  ) -> RowExtent {
    if let height = table.saidHeight(ofRow: path), height != UITableView.automaticDimension {
      return RowExtent(sound(height, "heightForRowAt", path))
    }
    let settings = table.heightSettings
    if settings.rowHeight >= 0 { return RowExtent(settings.rowHeight) }
    // Without estimates nothing finds its own size.
    if settings.estimatedRowHeight == 0, table.saidEstimate(ofRow: path) == nil {
      return RowExtent(TableMetrics.row)
    }
    let (height, method) = fitting(expected.height)
    return RowExtent(sound(height, method, path))
  }

  func measure(_ cell: UITableViewCell, _ path: IndexPath, _ expected: RowExtent) -> RowExtent {
    measure(path, expected) { height in
      let fitting = cell.fittingHeight(width: cell.bounds.width, otherwise: height)
      ListWatch.tell(
        .measured(
          cell,
          expected: CGSize(width: cell.bounds.width, height: height),
          answer: CGSize(width: cell.bounds.width, height: fitting)
        )
      )
      return (fitting, "\(type(of: cell)).systemLayoutSizeFitting")
    }
  }

  // MARK: Headers and footers

  /// The room above a header that belongs to its section.
  func padding(above header: RowExtent) -> CGFloat { table.heightSettings.padding(above: header) }

  /// What is expected of a header or footer.
  func end(_ element: TableElement) -> RowExtent {
    let settings = table.heightSettings
    let said = table.saidHeight(of: element)
    // Grouped tables take nothing for the standard height.
    if let said, said > 0 || (said == 0 && settings.style == .plain) {
      let method = element.isHeader ? "heightForHeaderInSection" : "heightForFooterInSection"
      return RowExtent(sound(said, method, IndexPath(index: element.section)))
    }
    guard table.hasTitle(element) || isProvided(element) else {
      return RowExtent(settings.gap(element))
    }
    let height = said ?? settings.end(element).height
    if height > 0 { return RowExtent(height) }
    if let estimate = table.saidEstimate(of: element), estimate > 0 {
      return RowExtent(estimate, isEstimate: true)
    }
    return RowExtent(settings.expected(element), isEstimate: true)
  }

  /// Whether there may be a view of the delegate's, which is asked once.
  private func isProvided(_ element: TableElement) -> Bool {
    let known = element.isHeader ? headers : footers
    if let areProvided = known.areProvided { return areProvided }
    guard table.hasHeightDelegate else { return false }
    let answer = table.madeView(for: element)
    change(element) { ends in
      ends.areProvided = answer != nil
      if let made = answer ?? nil { ends.first[element.section] = made }
    }
    return answer != nil
  }

  private func change(_ element: TableElement, _ body: (inout Ends) -> Void) {
    if element.isHeader { body(&headers) } else { body(&footers) }
  }

  /// The delegate's view for a header or footer.
  func view(for element: TableElement) -> UIView? {
    let made = (element.isHeader ? headers : footers).first[element.section]
    guard let made else { return table.madeView(for: element) ?? nil }
    change(element) { $0.first[element.section] = nil }
    return made
  }

  /// The height of a header or footer whose view is there; nil where it has none.
  func measure(_ shown: UIView?, _ element: TableElement, _ expected: RowExtent) -> RowExtent {
    let settings = table.heightSettings
    let height = table.saidHeight(of: element) ?? settings.end(element).height
    if height > 0 { return RowExtent(height) }
    guard let shown else { return RowExtent(settings.gap(element)) }
    if let own = shown as? UITableViewHeaderFooterView {
      own.isFirstInTable = settings.isFirst(element)
      let fitting = own.fittingHeight(width: settings.width, otherwise: expected.height)
      return RowExtent(sound(fitting, "\(type(of: own))", IndexPath(index: element.section)))
    }
    let fitting = CellMeasurement(shown).height(atWidth: settings.width)
    return RowExtent(fitting ?? (shown.bounds.height > 0 ? shown.bounds.height : expected.height))
  }

  // MARK: Mistakes

  private func sound(_ height: CGFloat, _ method: String, _ path: IndexPath) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "A height is not a number of points.",
        place: "\(type(of: table)), \(method) for \(path.short)",
        saw: "\(height)",
        remedy: "Look for a division by zero or a size that is not there yet; the standard height"
          + " is used.",
        applePhrase: "Invalid row height provided by table delegate"
      )
    )
    return TableMetrics.row
  }
}
