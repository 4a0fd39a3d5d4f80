import Diagnostics
import Foundation

/// The cells, headers and footers of a table view that wait to be used again, and how new ones are
/// made.
@MainActor
final class TablePool {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// How many cells were made of registered classes.
  private(set) var madeCells = 0

  // MARK: Registration

  func registerCell(_ type: AnyClass?, _ identifier: String, in view: UITableView) {
    for cell in cells.removeValue(forKey: identifier) ?? [] { cell.removeFromSuperview() }
    guard let type else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = type as? UITableViewCell.Type else {
      return reportClass(type, identifier, "UITableViewCell", view)
    }
    cellClasses[identifier] = type
  }

  func registerHeader(_ type: AnyClass?, _ identifier: String, in view: UITableView) {
    for header in headers.removeValue(forKey: identifier) ?? [] { header.removeFromSuperview() }
    guard let type else {
      headerClasses[identifier] = nil
      return
    }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      return reportClass(type, identifier, "UITableViewHeaderFooterView", view)
    }
    headerClasses[identifier] = type
  }

  private func reportClass(
    _ type: AnyClass,
    _ identifier: String,
    _ wanted: String,
    _ view: UITableView
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-REGISTER-CLASS",
        .fatal,
        what: "A class was registered that cannot be used for it.",
        place: "\(Swift.type(of: view)), identifier \"\(identifier)\"",
        saw: "\(type)",
        remedy: "Register a subclass of \(wanted); nothing was registered.",
        applePhrase: "must pass a class of kind \(wanted)"
      )
    )
  }

  // MARK: Use

  func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellClasses[identifier] else { return nil }
    madeCells += 1
    let cell = DynamicInstantiation.make(type, style: .default, reuseIdentifier: identifier)
    cell.wasPooled = true
    return cell
  }

  func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let header = headers[identifier]?.popLast() {
      header.prepareForReuse()
      return header
    }
    guard let type = headerClasses[identifier] else { return nil }
    return DynamicInstantiation.make(type, reuseIdentifier: identifier)
  }

  func take(back cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, isCurrent(cell, cellClasses[identifier]) else {
      return cell.removeFromSuperview()
    }
    cell.isHidden = true
    cells[identifier, default: []].append(cell)
  }

  func take(back header: UITableViewHeaderFooterView) {
    guard let identifier = header.reuseIdentifier, isCurrent(header, headerClasses[identifier])
    else { return header.removeFromSuperview() }
    header.isHidden = true
    headers[identifier, default: []].append(header)
  }

  /// Whether a new view would be of the same class.
  private func isCurrent(_ view: UIView, _ registered: UIView.Type?) -> Bool {
    registered == nil || type(of: view) == registered
  }

  /// Says what is registered, for someone who asked for something that is not.
  func reportUnregistered(_ identifier: String, in view: UITableView) {
    let known = cellClasses.keys.sorted()
    let guess = ReusePool.nearest(to: identifier, in: known)
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-NOT-REGISTERED",
        .fatal,
        what: "No cell is registered for \"\(identifier)\".",
        place:
          "\(type(of: view)), data source \(view.dataSource.map { "\(type(of: $0))" } ?? "nil")",
        saw: known.isEmpty
          ? "nothing registered"
          : "registered: " + known.map { "\"\($0)\"" }.joined(separator: ", "),
        remedy: (guess.map { "Did you mean \"\($0)\"? " } ?? "")
          + "Call register(_:forCellReuseIdentifier:) before the first layout; an empty cell is"
          + " used.",
        applePhrase: "unable to dequeue a cell with identifier \(identifier) - must register a nib"
          + " or a class for the identifier or connect a prototype cell in a storyboard"
      )
    )
  }
}
