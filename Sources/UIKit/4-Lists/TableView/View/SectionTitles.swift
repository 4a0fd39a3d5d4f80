import CollectionLayout
import Foundation

/// Makes the headers and footers of sections that have only titles, and uses them again.
@MainActor
final class SectionTitles {
  private static let identifier = "tsumiki.section.title"
  private var waiting: [UITableViewHeaderFooterView] = []

  /// A view with the data source's title; nil where it has none.
  func view(for element: TableElement, in table: UITableView) -> UIView? {
    let title: String?
    switch element {
    case .header(let section):
      title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    case .footer(let section):
      title = table.dataSource?.tableView(table, titleForFooterInSection: section)
    case .row: title = nil
    }
    guard let title else { return nil }
    let view: UITableViewHeaderFooterView
    if let used = waiting.popLast() {
      used.prepareForReuse()
      view = used
    } else {
      view = UITableViewHeaderFooterView(reuseIdentifier: Self.identifier)
    }
    // Titles of headers in grouped tables are in capitals.
    let isRaised = if case .header = element { table.style != .plain } else { false }
    view.textLabel?.text = isRaised ? title.uppercased() : title
    return view
  }

  func owns(_ view: UITableViewHeaderFooterView) -> Bool {
    view.reuseIdentifier == Self.identifier
  }

  func take(back view: UITableViewHeaderFooterView) {
    view.isHidden = true
    waiting.append(view)
  }
}
