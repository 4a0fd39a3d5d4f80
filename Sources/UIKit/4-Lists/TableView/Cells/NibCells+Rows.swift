extension NibCells {
  /// The cell of a nib.
  static func row(_ nib: UINib, _ identifier: String) -> UITableViewCell? {
    guard let cell: UITableViewCell = only(nib, identifier) else { return nil }
    check(cell.identifier, identifier, nib)
    cell.identifier = identifier
    return cell
  }

  /// The header or footer of a nib.
  static func header(_ nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view: UITableViewHeaderFooterView = only(nib, identifier) else { return nil }
    check(view.identifier, identifier, nib)
    view.identifier = identifier
    return view
  }
}
