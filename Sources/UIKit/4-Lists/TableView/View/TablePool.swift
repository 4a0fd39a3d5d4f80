import Diagnostics
import Foundation

/// The cells, headers and footers of a table view that wait to be used again, and how new ones are
/// made.
@MainActor
final class TablePool {
  /// How a view is made when none waits.
  private enum Source<View: UIView> {
    case type(View.Type)
    case maker(@MainActor () -> View?)

    /// Whether a new view would be of the same class, as far as that can be told.
    @MainActor
    func wouldMake(_ view: UIView) -> Bool {
      if case .type(let type) = self { Swift.type(of: view) == type } else { true }
    }
  }

  private var cellSources: [String: Source<UITableViewCell>] = [:]
  private var headerSources: [String: Source<UITableViewHeaderFooterView>] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// How many cells were made of registered classes.
  private(set) var madeCells = 0

  // MARK: Registration

  func registerCell(_ type: AnyClass?, _ identifier: String, in view: UITableView) {
    for cell in cells.removeValue(forKey: identifier) ?? [] { cell.removeFromSuperview() }
    guard let type else {
      cellSources[identifier] = nil
      return
    }
    guard let type = type as? UITableViewCell.Type else {
      return reportClass(type, identifier, "UITableViewCell", view)
    }
    cellSources[identifier] = .type(type)
  }

  func registerCell(_ nib: UINib?, _ identifier: String, in view: UITableView) {
    guard let nib else { return registerCell(identifier, nil) }
    registerCell(identifier) { NibCells.row(nib, identifier) }
  }

  /// Lets a block make the cells of an identifier, or nothing.
  func registerCell(_ identifier: String, _ make: (@MainActor () -> UITableViewCell?)?) {
    for cell in cells.removeValue(forKey: identifier) ?? [] { cell.removeFromSuperview() }
    cellSources[identifier] = make.map { .maker($0) }
  }

  func registerHeader(_ type: AnyClass?, _ identifier: String, in view: UITableView) {
    for header in headers.removeValue(forKey: identifier) ?? [] { header.removeFromSuperview() }
    guard let type else {
      headerSources[identifier] = nil
      return
    }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      return reportClass(type, identifier, "UITableViewHeaderFooterView", view)
    }
    headerSources[identifier] = .type(type)
  }

  func registerHeader(_ nib: UINib?, _ identifier: String, in view: UITableView) {
    for header in headers.removeValue(forKey: identifier) ?? [] { header.removeFromSuperview() }
    headerSources[identifier] = nib.map { nib in .maker { NibCells.header(nib, identifier) } }
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

  func isRegistered(_ identifier: String) -> Bool { cellSources[identifier] != nil }

  // MARK: Use

  func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let source = cellSources[identifier] else { return nil }
    madeCells += 1
    let cell: UITableViewCell?
    switch source {
    case .type(let type):
      cell = DynamicInstantiation.make(type, style: .default, reuseIdentifier: identifier)
    case .maker(let make): cell = make()
    }
    cell?.wasPooled = true
    return cell
  }

  func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let header = headers[identifier]?.popLast() {
      header.prepareForReuse()
      return header
    }
    switch headerSources[identifier] {
    case .type(let type): return DynamicInstantiation.make(type, reuseIdentifier: identifier)
    case .maker(let make): return make()
    case nil: return nil
    }
  }

  func take(back cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier,
      cellSources[identifier]?.wouldMake(cell) ?? true
    else {
      return cell.removeFromSuperview()
    }
    cell.isHidden = true
    cells[identifier, default: []].append(cell)
  }

  func take(back header: UITableViewHeaderFooterView) {
    guard let identifier = header.reuseIdentifier,
      headerSources[identifier]?.wouldMake(header) ?? true
    else { return header.removeFromSuperview() }
    header.isHidden = true
    headers[identifier, default: []].append(header)
  }

  /// Says what is registered, for someone who asked for something that is not.
  func reportUnregistered(_ identifier: String, in view: UITableView) {
    let known = cellSources.keys.sorted()
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
