import UIKit

/// A collection view below a large title, with commands at the bottom where there are any.
///
/// Subclasses say what sections look like and fill them by snapshots.
class TitledViewController: UIViewController, UICollectionViewDelegate {
  private let summary: String
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: makeLayout()
  )
  private lazy var bar = CommandBar(commands)
  private let titles = UICollectionView.SupplementaryRegistration<SampleTitle>(
    elementKind: SampleTitle.kind
  ) { _, _, _ in }
  private let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }
  private let feet = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { _, _, _ in }

  init(_ title: String, _ summary: String) {
    self.summary = summary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  // MARK: For subclasses

  /// How a section is laid out.
  func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }

  /// What stands above a section of a list.
  func header(of section: Int) -> String? { nil }

  /// What stands below a section of a list.
  func footer(of section: Int) -> String? { nil }

  /// What can be done, at the bottom of the screen.
  var commands: [CommandControl] { [] }

  /// The colour behind it all.
  var ground: UIColor { .systemGroupedBackground }

  // MARK: Layout

  func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)),
        elementKind: SampleTitle.kind,
        alignment: .top
      )
    ]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        self?.makeSection(index, environment)
      },
      configuration: configuration
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    collectionView.backgroundColor = ground
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    guard !commands.isEmpty else {
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      return
    }
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -CommandBar.height),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: Data

  /// A data source that shows the title, headers and footers besides the cells of a provider.
  func makeSource<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ provider: @escaping UICollectionViewDiffableDataSource<Section, Item>.CellProvider
  ) -> UICollectionViewDiffableDataSource<Section, Item> {
    let source = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView,
      cellProvider: provider
    )
    source.supplementaryViewProvider = { [weak self] _, kind, path in
      self?.supplementary(kind, path)
    }
    return source
  }

  /// A view beside the cells; nil where the screen has none of the kind.
  func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    switch kind {
    case SampleTitle.kind:
      let view = collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: path)
      view.show(title ?? "", summary)
      return view
    case UICollectionView.elementKindSectionHeader:
      return text(header(of: path.section), heads, path)
    case UICollectionView.elementKindSectionFooter:
      return text(footer(of: path.section), feet, path)
    default: return nil
    }
  }

  private func text(
    _ text: String?,
    _ registration: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>,
    _ path: IndexPath
  ) -> UICollectionReusableView {
    let cell = collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if !collectionView.isEditing { collectionView.deselectItem(at: indexPath, animated: true) }
  }
}
