import CoreGraphics
import Diagnostics
import Foundation

extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { scrollDelegate as? any UITableViewDelegate }

  /// Forgets all that is shown; rows are asked for again with the next layout.
  func loadAnew() {
    MainThreadCheck.look("reloadData()", type(of: self))
    ListWatch.tell(.reloaded(self))
    animator.finish()
    swipes.reset()
    movement.reset()
    selection.reset()
    prefetcher.reset()
    target.reset()
    forgetGaps()
    visible.removeAll()
    geometry.invalidateCounts()
    index.reload()
    accessibilityStore?.listIndex = nil
    setNeedsLayout()
  }

  /// Brings rows and data into agreement, where that waits for the next layout.
  func bringUpToDate() {
    if geometry.isKnown, !geometry.isReady, window != nil, !updates.isRunning { pass.run() }
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  func replaceEnd(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    geometry.endsDidChange()
    setNeedsLayout()
  }

  // MARK: Mistakes

  func reportMissingRow(_ indexPath: IndexPath, _ method: String) {
    let counts = geometry.counts
    let rows =
      counts.indices.contains(indexPath.section)
      ? "section \(indexPath.section) has \(counts[indexPath.section]) rows"
      : "there are \(counts.count) sections"
    UIKitDiagnostics.report(
      Diagnosis(
        indexPath.isNotFound ? .indexNotFound : .scrollRange,
        what: "\(method) was asked for row \(indexPath.short), which does not exist.",
        place: "\(type(of: self))",
        saw: rows,
        applePhrase: "Attempted to scroll the table view to an out-of-bounds row"
      )
    )
  }

  func reportMissingSection(_ section: Int, _ count: Int) {
    UIKitDiagnostics.report(
      Diagnosis(
        .sectionRange,
        what: "The number of rows was asked for a section that does not exist.",
        place: "\(type(of: self)), section \(section == NSNotFound ? "NSNotFound" : "\(section)")",
        saw: "\(count) sections",
        applePhrase: "request for number of rows in section"
      )
    )
  }
}

extension UITableView: DumpExtending {
  /// How many cells were ever made.
  package var cellsMade: Int { cellPool.made { _ in true } + visible.foreignCells }

  /// How often rows and views were compared until they agreed, the last time they were.
  package var layoutRounds: Int { pass.rounds }

  var extraDumpFields: [(String, JSONText)] {
    [("cellsMade", .number(CGFloat(cellsMade)))]
  }
}

extension UITableViewCell: DumpExtending {
  var extraDumpFields: [(String, JSONText)] {
    guard let view = superview as? UITableView, let path = view.indexPath(for: self) else {
      return []
    }
    return [("indexPath", .numbers([CGFloat(path.section), CGFloat(path.row)]))]
  }
}
