import UIKit

/// People in the order of their names, with an index at the side.
///
/// Rows can be swiped, deleted and, within the first section, put in another order.
public final class ContactsViewController: UITableViewController {
  private var groups = ContactGroup.all

  /// Makes the screen.
  public init() { super.init(style: .plain) }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "contacts"
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { groups[section].people.count }

  public override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    groups.map { $0.letter }
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ContactCell.identifier,
      for: indexPath
    )
    (cell as? ContactCell)?.show(groups[indexPath.section].people[indexPath.row])
    return cell
  }

  // MARK: Editing

  public override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { if editingStyle == .delete { delete(indexPath) } }

  private func delete(_ path: IndexPath) {
    groups[path.section].people.remove(at: path.row)
    if groups[path.section].people.isEmpty {
      groups.remove(at: path.section)
      tableView.deleteSections([path.section], with: .automatic)
    } else {
      tableView.deleteRows(at: [path], with: .automatic)
    }
    tableView.reloadSectionIndexTitles()
  }

  public override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.delete(indexPath)
        completion(true)
      },
      UIContextualAction(style: .normal, title: "Share") { _, _, completion in completion(true) },
    ])
  }

  public override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Call") { _, _, completion in
      completion(true)
    }
    action.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [action])
  }

  public override func tableView(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 0 }

  public override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.section == 0
      ? proposedDestinationIndexPath
      : IndexPath(row: groups[0].people.count - 1, section: 0)
  }

  public override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let person = groups[sourceIndexPath.section].people.remove(at: sourceIndexPath.row)
    groups[destinationIndexPath.section].people.insert(person, at: destinationIndexPath.row)
  }
}
