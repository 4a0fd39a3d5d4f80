import CoreGraphics
import Foundation

/// A table that may have titles beside it, and how its data source is asked.
@MainActor
protocol IndexedTable: AnyObject {
  /// Whether the table may have an index, apart from how many rows there are.
  var mayShowIndex: Bool { get }
  var sectionIndexMinimumDisplayRowCount: Int { get }
  /// The number of rows of each section.
  var rowCounts: [Int] { get }
  /// Where the index lies, at the edge of what one sees.
  var indexFrame: CGRect { get }
  var indexColors: SectionIndex.Colors { get }

  func askForIndexTitles() -> [String]
  /// The titles are not those they were.
  func indexDidReload()
  /// Puts the index in front of the rows, unless it is there.
  func addIndex(_ strip: UIView)
  /// Shows the section that a title stands for.
  func showSection(of title: String, _ number: Int)
}

/// The titles beside a table that lead to its sections.
@MainActor
final class SectionIndex {
  /// The colours of the titles and of what is behind them, also under a finger; nil is the standard.
  struct Colors {
    var title: UIColor?
    var ground: UIColor?
    var trackedGround: UIColor?
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let table: any IndexedTable
  private var titles: [String]?
  private var strip: SectionIndexView?

  init(table: any IndexedTable) { self.table = table }

  private var known: [String] {
    if let titles { return titles }
    let found = table.askForIndexTitles()
    titles = found
    return found
  }

  /// Whether the index shows.
  var isShown: Bool {
    guard table.mayShowIndex, !known.isEmpty else { return false }
    let minimum = table.sectionIndexMinimumDisplayRowCount
    return minimum <= 0 || table.rowCounts.reduce(0, +) >= minimum
  }

  /// The titles are asked for anew.
  func reload() {
    titles = nil
    strip?.removeFromSuperview()
    strip = nil
    table.indexDidReload()
  }

  var colors: Colors { table.indexColors }

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
    table.addIndex(strip)
    let frame = table.indexFrame
    if strip.frame != frame { strip.frame = frame }
  }

  /// Shows the section a title stands for.
  func choose(_ number: Int) {
    if known.indices.contains(number) { table.showSection(of: known[number], number) }
  }
}
