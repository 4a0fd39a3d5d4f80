import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Finds out how high rows, headers and footers are: by the table's properties, by the delegate, or
/// by what is in them.
@MainActor
final class RowHeights {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  /// Whether the delegate makes views for headers and footers, as far as that is known.
  private var providesHeaders: Bool?
  private var providesFooters: Bool?
  /// Views that were made to find that out, until they are shown.
  private var firstHeaders: [Int: UIView] = [:]
  private var firstFooters: [Int: UIView] = [:]

  init(view: UITableView) { self.view = view }

  private var delegate: (any UITableViewDelegate)? { view.tableDelegate }

  /// Where the first section starts.
  var top: CGFloat { view.tableHeaderView?.frame.height ?? 0 }

  // MARK: Expectations

  /// What is expected of everything.
  func extents(_ counts: [Int]) -> TableExtents {
    (providesHeaders, providesFooters) = (nil, nil)
    (firstHeaders, firstFooters) = ([:], [:])
    return TableExtents(top: top, counts.enumerated().map { section($0.offset, $0.element) })
  }

  func section(_ section: Int, _ count: Int) -> SectionExtents {
    let header = header(section)
    return SectionExtents(
      padding: padding(above: header, section),
      header: header,
      rows: rows(section, count),
      footer: footer(section)
    )
  }

  private func rows(_ section: Int, _ count: Int) -> RowExtents {
    guard count > 0 else { return RowExtents() }
    let first = IndexPath(row: 0, section: section)
    if let delegate, estimate(of: first, delegate) != nil {
      return RowExtents((0..<count).map { expected(IndexPath(row: $0, section: section)) })
    }
    let isDecided = delegate.map { height(of: first, $0, asks: needsToKnow) != nil } ?? false
    if view.estimatedRowHeight == 0, isDecided {
      return RowExtents((0..<count).map { exact(IndexPath(row: $0, section: section)) })
    }
    return RowExtents(count: count, each: isDecided ? standardEstimate : standard)
  }

  /// Whether it makes a difference before rows are in sight that the delegate decides on them.
  private var needsToKnow: Bool { view.rowHeight > 0 || view.estimatedRowHeight == 0 }

  /// What a row is expected to be that nobody says anything of.
  private var standard: RowExtent {
    if view.rowHeight >= 0 { return RowExtent(view.rowHeight) }
    if view.estimatedRowHeight == 0 { return RowExtent(TableMetrics.row) }
    return standardEstimate
  }

  private var standardEstimate: RowExtent {
    let height =
      view.estimatedRowHeight > 0
      ? view.estimatedRowHeight : view.rowHeight > 0 ? view.rowHeight : TableMetrics.row
    return RowExtent(height, isEstimate: true)
  }

  private func estimate(of path: IndexPath, _ delegate: any UITableViewDelegate) -> CGFloat? {
    view.answers.ask { delegate.tableView(view, estimatedHeightForRowAt: path) }
  }

  private func height(
    of path: IndexPath,
    _ delegate: any UITableViewDelegate,
    asks: Bool = true
  ) -> CGFloat? {
    guard asks else { return nil }
    return view.answers.ask { delegate.tableView(view, heightForRowAt: path) }
  }

  /// What is expected of a row that comes.
  func expected(_ path: IndexPath) -> RowExtent {
    guard let delegate else { return standard }
    if let estimate = estimate(of: path, delegate) {
      if estimate > 0 {
        return RowExtent(sound(estimate, "estimatedHeightForRowAt", path), isEstimate: true)
      }
      return estimate == 0 ? exact(path) : standardEstimate
    }
    if view.estimatedRowHeight == 0 { return exact(path) }
    if needsToKnow, height(of: path, delegate) == nil { return standard }
    return standardEstimate
  }

  /// The height that somebody says a row has, without looking into it.
  private func exact(_ path: IndexPath) -> RowExtent {
    if let delegate, let height = height(of: path, delegate), height >= 0 {
      return RowExtent(sound(height, "heightForRowAt", path))
    }
    return RowExtent(view.rowHeight >= 0 ? view.rowHeight : TableMetrics.row)
  }

  /// The height of a row whose cell is there.
  func measure(_ cell: UITableViewCell, _ path: IndexPath, _ expected: RowExtent) -> RowExtent {
    if let delegate, let height = height(of: path, delegate),
      height != UITableView.automaticDimension
    {
      return RowExtent(sound(height, "heightForRowAt", path))
    }
    if view.rowHeight >= 0 { return RowExtent(view.rowHeight) }
    // Without estimates nothing finds its own size.
    if view.estimatedRowHeight == 0, delegate.flatMap({ estimate(of: path, $0) }) == nil {
      return RowExtent(TableMetrics.row)
    }
    let fitting = cell.fittingHeight(width: cell.bounds.width, otherwise: expected.height)
    return RowExtent(sound(fitting, "\(type(of: cell)).systemLayoutSizeFitting", path))
  }

  // MARK: Headers and footers

  /// The room above a header that belongs to its section.
  func padding(above header: RowExtent, _ section: Int) -> CGFloat {
    guard header.height > 0 else { return 0 }
    if view.sectionHeaderTopPadding >= 0 { return view.sectionHeaderTopPadding }
    return view.style == .plain ? TableMetrics.plainPadding : 0
  }

  func header(_ section: Int) -> RowExtent {
    let said = view.answers.ask {
      delegate?.tableView(view, heightForHeaderInSection: section) ?? view.sectionHeaderHeight
    }
    let height = said ?? view.sectionHeaderHeight
    // Grouped tables take nothing for the standard height.
    if said != nil, delegate != nil, height > 0 || (height == 0 && view.style == .plain) {
      return RowExtent(sound(height, "heightForHeaderInSection", IndexPath(index: section)))
    }
    let title = view.dataSource?.tableView(view, titleForHeaderInSection: section)
    guard title != nil || providesHeader(section) else { return RowExtent(gap(above: section)) }
    if height > 0 { return RowExtent(height) }
    return RowExtent(expectedHeader(section), isEstimate: true)
  }

  private func expectedHeader(_ section: Int) -> CGFloat {
    if let delegate,
      let estimate = view.answers.ask({
        delegate.tableView(view, estimatedHeightForHeaderInSection: section)
      }), estimate > 0
    {
      return estimate
    }
    if view.estimatedSectionHeaderHeight > 0 { return view.estimatedSectionHeaderHeight }
    if view.style == .plain { return TableMetrics.plainHeader }
    return 38 + (isFirst(section) ? TableMetrics.firstTitleExtra(view.style) : 0)
  }

  func footer(_ section: Int) -> RowExtent {
    let said = view.answers.ask {
      delegate?.tableView(view, heightForFooterInSection: section) ?? view.sectionFooterHeight
    }
    let height = said ?? view.sectionFooterHeight
    if said != nil, delegate != nil, height > 0 || (height == 0 && view.style == .plain) {
      return RowExtent(sound(height, "heightForFooterInSection", IndexPath(index: section)))
    }
    let title = view.dataSource?.tableView(view, titleForFooterInSection: section)
    guard title != nil || providesFooter(section) else { return RowExtent(gapBelow) }
    if height > 0 { return RowExtent(height) }
    return RowExtent(expectedFooter(section), isEstimate: true)
  }

  private func expectedFooter(_ section: Int) -> CGFloat {
    if let delegate,
      let estimate = view.answers.ask({
        delegate.tableView(view, estimatedHeightForFooterInSection: section)
      }), estimate > 0
    {
      return estimate
    }
    if view.estimatedSectionFooterHeight > 0 { return view.estimatedSectionFooterHeight }
    return view.style == .plain ? TableMetrics.plainHeader : 34
  }

  private func isFirst(_ section: Int) -> Bool { section == 0 && view.tableHeaderView == nil }

  private func gap(above section: Int) -> CGFloat {
    if view.style == .plain { return 0 }
    if view.sectionHeaderHeight > 0 { return view.sectionHeaderHeight }
    return isFirst(section) ? TableMetrics.firstGap : TableMetrics.gap
  }

  private var gapBelow: CGFloat {
    if view.style == .plain { return 0 }
    return view.sectionFooterHeight > 0 ? view.sectionFooterHeight : TableMetrics.gap
  }

  /// Whether a section may have a header of the delegate's, which is asked once.
  private func providesHeader(_ section: Int) -> Bool {
    if let providesHeaders { return providesHeaders }
    guard let delegate else { return false }
    let answer = view.answers.ask { delegate.tableView(view, viewForHeaderInSection: section) }
    providesHeaders = answer != nil
    if let made = answer ?? nil { firstHeaders[section] = made }
    return answer != nil
  }

  private func providesFooter(_ section: Int) -> Bool {
    if let providesFooters { return providesFooters }
    guard let delegate else { return false }
    let answer = view.answers.ask { delegate.tableView(view, viewForFooterInSection: section) }
    providesFooters = answer != nil
    if let made = answer ?? nil { firstFooters[section] = made }
    return answer != nil
  }

  /// The delegate's view for a header.
  func headerView(_ section: Int) -> UIView? {
    if let made = firstHeaders.removeValue(forKey: section) { return made }
    return delegate?.tableView(view, viewForHeaderInSection: section)
  }

  /// The delegate's view for a footer.
  func footerView(_ section: Int) -> UIView? {
    if let made = firstFooters.removeValue(forKey: section) { return made }
    return delegate?.tableView(view, viewForFooterInSection: section)
  }

  /// The height of a header or footer whose view is there; nil where it has none.
  func measure(_ shown: UIView?, _ element: TableElement, _ expected: RowExtent) -> RowExtent {
    let isHeader = if case .header = element { true } else { false }
    let section = element.section
    let said =
      isHeader
      ? view.answers.ask {
        delegate?.tableView(view, heightForHeaderInSection: section) ?? view.sectionHeaderHeight
      }
      : view.answers.ask {
        delegate?.tableView(view, heightForFooterInSection: section) ?? view.sectionFooterHeight
      }
    let property = isHeader ? view.sectionHeaderHeight : view.sectionFooterHeight
    let height = (delegate == nil ? nil : said) ?? property
    if height > 0 { return RowExtent(height) }
    guard let shown else { return RowExtent(isHeader ? gap(above: section) : gapBelow) }
    if let own = shown as? UITableViewHeaderFooterView {
      own.isFirstInTable = isHeader && isFirst(section)
      let fitting = own.fittingHeight(width: view.bounds.width, otherwise: expected.height)
      return RowExtent(sound(fitting, "\(type(of: own))", IndexPath(index: section)))
    }
    let fitting = CellMeasurement(shown).height(atWidth: view.bounds.width)
    return RowExtent(fitting ?? (shown.bounds.height > 0 ? shown.bounds.height : expected.height))
  }

  // MARK: Mistakes

  private func sound(_ height: CGFloat, _ method: String, _ path: IndexPath) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "A height is not a number of points.",
        place: "\(type(of: view)), \(method) for \(path.short)",
        saw: "\(height)",
        remedy: "Look for a division by zero or a size that is not there yet; the standard height"
          + " is used.",
        applePhrase: "Invalid row height provided by table delegate"
      )
    )
    return TableMetrics.row
  }
}
