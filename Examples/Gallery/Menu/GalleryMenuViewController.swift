import UIKit

/// The list of the gallery's screens by chapters, which can be searched.
final class GalleryMenuViewController: UICollectionViewController {
  /// Called with the screen that was chosen.
  var chosen: (GalleryScreen) -> Void = { _ in }
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = makeSource()

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Tsumiki"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [weak self] _, environment in
      let isSidebar = self?.splitViewController?.isCollapsed == false
      var list = UICollectionLayoutListConfiguration(
        appearance: isSidebar ? .sidebar : .insetGrouped
      )
      list.headerMode = .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Screens"
    search.searchBar.autocapitalizationType = .none
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.backButtonTitle = "Gallery"
    show("", animated: false)
  }

  // MARK: Data

  private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, GalleryScreen> {
      [weak self] cell, _, screen in
      var content = cell.defaultContentConfiguration()
      content.text = screen.title
      content.secondaryText = screen.id
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = screen.id
      let isSidebar = self?.splitViewController?.isCollapsed == false
      cell.accessories = isSidebar ? [] : [.disclosureIndicator()]
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.source.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(
      collectionView: collectionView
    ) { [weak self] view, path, id in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: self?.screen(id))
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
    }
    return source
  }

  private func screen(_ id: String) -> GalleryScreen? {
    GalleryScreen.all.first { $0.id == id }
  }

  /// Shows the screens whose title, id or chapter has a text.
  private func show(_ text: String, animated: Bool) {
    let text = text.trimmingCharacters(in: .whitespaces)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for chapter in GalleryChapter.all {
      let found = chapter.screens.filter { screen in
        text.isEmpty
          || [screen.title, screen.id, chapter.title].contains {
            $0.localizedCaseInsensitiveContains(text)
          }
      }
      if found.isEmpty { continue }
      snapshot.appendSections([chapter.title])
      snapshot.appendItems(found.map(\.id))
    }
    source.apply(snapshot, animatingDifferences: animated)
    contentUnavailableConfiguration =
      snapshot.numberOfItems == 0 ? UIContentUnavailableConfiguration.search() : nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let screen = source.itemIdentifier(for: indexPath).flatMap(screen) else { return }
    chosen(screen)
  }
}

extension GalleryMenuViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    show(searchController.searchBar.text ?? "", animated: true)
  }
}
