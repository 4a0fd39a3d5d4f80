import Foundation

/// The names of fonts, each in its own letters, with a field to look for one.
@MainActor
final class FontListViewController: UITableViewController, UISearchResultsUpdating {
  private struct Entry {
    let name: String
    let descriptor: UIFontDescriptor
  }

  private let configuration: UIFontPickerViewController.Configuration
  private let choose: (UIFontDescriptor) -> Void
  private let entries: [Entry]
  private var shown: [Entry]
  private var marked: String?

  init(
    _ configuration: UIFontPickerViewController.Configuration,
    choose: @escaping (UIFontDescriptor) -> Void
  ) {
    (self.configuration, self.choose) = (configuration, choose)
    entries = Self.entries(configuration)
    shown = entries
    super.init(style: .plain)
    title = "Choose Font"
  }

  required init?(coder: NSCoder) { nil }

  /// Families whose names begin with a point are the system's own.
  private static func entries(_ configuration: UIFontPickerViewController.Configuration) -> [Entry]
  {
    let families = UIFont.familyNames.filter { !$0.hasPrefix(".") }
    let names =
      configuration.includeFaces
      ? families.flatMap { UIFont.fontNames(forFamilyName: $0) } : families
    return names.compactMap { name in
      let descriptor = UIFontDescriptor(name: name, size: 17)
      let traits = configuration.filteredTraits
      guard traits.isEmpty || descriptor.symbolicTraits.isSuperset(of: traits) else { return nil }
      return Entry(name: name, descriptor: descriptor)
    }
  }

  func mark(_ descriptor: UIFontDescriptor?) {
    let font = descriptor.map { UIFont(descriptor: $0, size: 17) }
    marked = configuration.includeFaces ? font?.fontName : font?.familyName
    tableView.reloadData()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? entries : entries.filter { $0.name.localizedStandardContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let entry = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = entry.name
    if !configuration.displayUsingSystemFont {
      content.textProperties.font = UIFont(descriptor: entry.descriptor, size: 17)
    }
    cell.contentConfiguration = content
    cell.accessoryType = entry.name == marked ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(shown[indexPath.row].descriptor)
  }
}
