import UIKit

/// A list of settings under a large title that one can search, with controls in its rows.
final class PreferencesViewController: UITableViewController, UISearchResultsUpdating {
  private var groups = PreferenceGroup.all
  private var shown = PreferenceGroup.all
  private let search = UISearchController(searchResultsController: nil)

  /// The list in a navigation controller.
  static func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(
      rootViewController: PreferencesViewController(style: .insetGrouped)
    )
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset",
      primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.askForReset() }
    )
  }

  private func askForReset() {
    let alert = UIAlertController(
      title: "Reset all settings?",
      message: "Everything goes back to how it was at first.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
        self?.groups = PreferenceGroup.all
        self?.updateShown()
      }
    )
    present(alert, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) { updateShown() }

  private func updateShown() {
    let words = search.searchBar.text?.lowercased() ?? ""
    shown = groups.compactMap { group in
      guard !words.isEmpty else { return group }
      let rows = group.rows.filter { $0.title.lowercased().contains(words) }
      return rows.isEmpty ? nil : PreferenceGroup(rows: rows)
    }
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = shown[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = UIImage(systemName: row.symbol)
    cell.imageView?.tintColor = row.color
    switch row.kind {
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .amount(let value):
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
      slider.value = value
      cell.accessoryView = slider
      cell.selectionStyle = .none
    case .count(let value):
      let stepper = UIStepper()
      stepper.value = value
      cell.accessoryView = stepper
      cell.selectionStyle = .none
    case .page(let value):
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = shown[indexPath.section].rows[indexPath.row]
    guard case .page(let value) = row.kind else { return }
    navigationController?.pushViewController(
      PreferencePageViewController(row.title, value),
      animated: true
    )
  }
}

/// A page of choices, of which one is ticked.
final class PreferencePageViewController: UITableViewController {
  private let choices: [String]
  private var chosen: String

  init(_ title: String, _ value: String) {
    choices = [value, "Off", "On this device", "Everywhere"]
    chosen = value
    super.init(style: .insetGrouped)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = choices[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.accessoryType = choices[indexPath.row] == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = choices[indexPath.row]
    tableView.reloadData()
  }
}
