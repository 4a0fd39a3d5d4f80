import UIKit

/// Settings as a phone shows them: cards of rows in every style that cells have by themselves.
public final class SettingsViewController: UITableViewController {
  private var sections = SettingsSection.all

  /// Makes the screen.
  public init() { super.init(style: .insetGrouped) }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "tables"
    tableView.tableHeaderView = SettingsHeadView(
      frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: SettingsHeadView.height)
    )
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { sections[section].rows.count }

  public override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  public override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { sections[section].note }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: row.style.identifier)
      ?? UITableViewCell(style: row.style.cellStyle, reuseIdentifier: row.style.identifier)
    cell.textLabel?.text = row.title
    if row.style != .tinted {
      cell.textLabel?.textColor = row.isDestructive ? .systemRed : row.isLink ? .tintColor : .label
    }
    if row.style == .centred { cell.textLabel?.textAlignment = .center }
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = row.accessory
    if let icon = row.icon { cell.imageView?.image = icon.image }
    return cell
  }

  public override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard sections[indexPath.section].isChoice else { return }
    for row in sections[indexPath.section].rows.indices {
      sections[indexPath.section].rows[row].accessory = row == indexPath.row ? .checkmark : .none
    }
    tableView.reconfigureRows(
      at: sections[indexPath.section].rows.indices.map {
        IndexPath(row: $0, section: indexPath.section)
      }
    )
  }

  public override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tableView.selectRow(at: indexPath, animated: true, scrollPosition: .none) }
}
