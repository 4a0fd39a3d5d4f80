import CollectionLayout
import Diagnostics
import Foundation

typealias CellPool = ReusePool<String, UITableViewCell, Void>
/// Headers and footers.
typealias EndPool = ReusePool<String, UITableViewHeaderFooterView, Void>

extension UITableViewCell: ReusableElement {}
extension UITableViewHeaderFooterView: ReusableElement {}

extension UITableView {
  // MARK: Registration

  func registerCells(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return cellPool.register(nil, for: identifier) }
    guard let type = type as? UITableViewCell.Type else {
      return reportClass(type, identifier, "UITableViewCell")
    }
    let source = CellPool.Source(type: type) {
      DynamicInstantiation.make(type, style: .default, reuseIdentifier: identifier)
    }
    cellPool.register(source, for: identifier)
  }

  func registerCells(_ nib: UINib?, _ identifier: String) {
    let source = nib.map { nib in CellPool.Source.maker { NibCells.row(nib, identifier) } }
    cellPool.register(source, for: identifier)
  }

  func registerEnds(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return endPool.register(nil, for: identifier) }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      return reportClass(type, identifier, "UITableViewHeaderFooterView")
    }
    let source = EndPool.Source(type: type) {
      DynamicInstantiation.make(type, reuseIdentifier: identifier)
    }
    endPool.register(source, for: identifier)
  }

  func registerEnds(_ nib: UINib?, _ identifier: String) {
    let source = nib.map { nib in EndPool.Source.maker { NibCells.header(nib, identifier) } }
    endPool.register(source, for: identifier)
  }

  // MARK: Use

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.dequeue(identifier) {
      ListWatch.tell(.taken(cell))
      return cell
    }
    guard let cell = cellPool.make(identifier, at: ()) else { return nil }
    ListWatch.tell(.made(cell))
    cell.wasPooled = true
    return cell
  }

  func reusableEnd(_ identifier: String) -> UITableViewHeaderFooterView? {
    endPool.dequeue(identifier) ?? endPool.make(identifier, at: ())
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UITableViewCell {
    if let cell = visible.refilled(identifier) { return cell }
    let cell: UITableViewCell
    if let found = reusableCell(identifier) {
      cell = found
    } else {
      // A nib that gave no cell has been reported.
      if !cellPool.isRegistered(identifier) { reportNotRegistered(identifier) }
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if geometry.isReady, geometry.hasRow(at: indexPath) {
      // So that it has its width before it is filled.
      let rect = rectForRow(at: indexPath)
      if cell.bounds.size != rect.size { cell.frame = rect }
    }
    return cell
  }

  func takeBack(_ cell: UITableViewCell) { cellPool.takeBack(cell) { $0 } }

  func takeBack(_ end: UITableViewHeaderFooterView) { endPool.takeBack(end) { $0 } }

  /// The header or footer of a section that has only a title; nil where it has none.
  func titleView(for element: TableElement) -> UITableViewHeaderFooterView? {
    let title: String?
    switch element {
    case .header(let section):
      title = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      title = dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: title = nil
    }
    guard let title else { return nil }
    let identifier = "tsumiki.section.title"
    let view =
      endPool.dequeue(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    // Titles of headers in grouped tables are in capitals.
    let isRaised = if case .header = element { style != .plain } else { false }
    view.textLabel?.text = isRaised ? title.uppercased() : title
    return view
  }

  // MARK: Mistakes

  private func reportClass(_ type: AnyClass, _ identifier: String, _ wanted: String) {
    UIKitDiagnostics.report(
      .unfitClass(
        type,
        identifier,
        wanted: wanted,
        place: "\(Swift.type(of: self))",
        applePhrase: "must pass a class of kind \(wanted)"
      )
    )
  }

  private func reportNotRegistered(_ identifier: String) {
    UIKitDiagnostics.report(
      .notRegistered(
        "cell",
        identifier,
        known: cellPool.registered.sorted(),
        place: "\(type(of: self)), data source \(dataSource.map { "\(type(of: $0))" } ?? "nil")",
        remedy: "Call register(_:forCellReuseIdentifier:) before the first layout; an empty cell is"
          + " used.",
        applePhrase: "unable to dequeue a cell with identifier \(identifier) - must register a nib"
          + " or a class for the identifier or connect a prototype cell in a storyboard"
      )
    )
  }
}
