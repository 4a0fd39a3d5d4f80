import CoreGraphics
import Foundation

/// The titles beside a table that lead to its sections.
@MainActor
final class SectionIndex {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private var titles: [String]?
  private var strip: SectionIndexView?

  init(view: UITableView) { self.view = view }

  private var known: [String] {
    if let titles { return titles }
    let found = view.dataSource?.sectionIndexTitles(for: view) ?? []
    titles = found
    return found
  }

  /// Whether the index shows.
  var isShown: Bool {
    guard view.indexDisplayMode != .alwaysHidden, view.dataSource != nil, !known.isEmpty else {
      return false
    }
    return view.sectionIndexMinimumDisplayRowCount <= 0
      || view.geometry.counts.reduce(0, +) >= view.sectionIndexMinimumDisplayRowCount
  }

  /// The titles are asked for anew.
  func reload() {
    titles = nil
    strip?.removeFromSuperview()
    strip = nil
    view.setNeedsLayout()
    view.dresser.refresh()
  }

  func lookDidChange() { strip?.lookDidChange() }

  /// Keeps the index at the edge of the view.
  func place() {
    guard isShown else {
      strip?.removeFromSuperview()
      strip = nil
      return
    }
    let strip = self.strip ?? SectionIndexView(titles: known, index: self)
    self.strip = strip
    if strip.superview !== view {
      strip.layer.zPosition = 2
      view.addSubview(strip)
    }
    let inset = view.adjustedContentInset
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    let width = TableMetrics.indexWidth
    let frame = CGRect(
      x: view.isRightToLeft ? bounds.minX + safe.left : bounds.maxX - width - safe.right,
      y: bounds.minY + inset.top,
      width: width,
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
    if strip.frame != frame { strip.frame = frame }
  }

  /// Shows the section a title stands for.
  func choose(_ number: Int) {
    guard let source = view.dataSource, known.indices.contains(number) else { return }
    let title = known[number]
    let section = source.tableView(view, sectionForSectionIndexTitle: title, at: number)
    guard section != NSNotFound, view.geometry.counts.indices.contains(section) else { return }
    view.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
