import UIKit

/// A list that can be searched, pulled, added to and deleted from.
final class ShelfViewController: UITableViewController, UISearchResultsUpdating {
  private var items = (1...30).map { "Jar \($0)" }
  private var words = ""

  private var shown: [String] {
    words.isEmpty ? items : items.filter { $0.localizedCaseInsensitiveContains(words) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "shelf"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "jar")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(add)
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear",
      style: .plain,
      target: self,
      action: #selector(clear)
    )
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  func updateSearchResults(for searchController: UISearchController) {
    words = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }

  @objc private func add() {
    let alert = UIAlertController(
      title: "New jar",
      message: "What is in it?",
      preferredStyle: .alert
    )
    alert.addTextField { $0.placeholder = "Contents" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        self?.items.insert(alert?.textFields?.first?.text ?? "", at: 0)
        self?.tableView.reloadData()
      }
    )
    present(alert, animated: true)
  }

  @objc private func clear() {
    let sheet = UIAlertController(title: "Clear all?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
        self?.items = []
        self?.tableView.reloadData()
      }
    )
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet, animated: true)
  }

  @objc private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
      items.insert("Fresh jar", at: 0)
      tableView.reloadData()
      refreshControl?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "jar", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let jar = JarViewController(shown[indexPath.row])
    navigationController?.pushViewController(jar, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// What is in a jar.
final class JarViewController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
    label.text = "Contents of \(name)"
    label.accessibilityIdentifier = "contents"
    view.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Break", for: .normal)
    button.frame = CGRect(x: 20, y: 300, width: 120, height: 44)
    button.addTarget(self, action: #selector(breakIt), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func breakIt() {
    let shards: [Int] = []
    title = "\(shards[name.count])"
  }
}
