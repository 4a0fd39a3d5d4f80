import UIKit

/// Shows a compositional layout with numbered tiles.
public final class SampleViewController: UICollectionViewController {
  private let sample: CompositionalSample

  private let tiles = UICollectionView.CellRegistration<SampleTile, Int> { cell, path, number in
    cell.show("\(number)", section: path.section)
  }
  private let badges = UICollectionView.SupplementaryRegistration<SampleBadge>(
    elementKind: SampleBadge.kind
  ) { badge, _, path in
    badge.show(path.item * 7 % 19 + 1)
  }
  private lazy var headers = UICollectionView.SupplementaryRegistration<SampleHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [sample] header, _, path in
    header.show(sample.sections[path.section].title, isPinned: sample.title == "Headers")
  }
  private let footers = UICollectionView.SupplementaryRegistration<SampleNote>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { footer, _, path in
    footer.show("Footer \(path.section + 1) stands below the items of its section.")
  }
  private lazy var titles = UICollectionView.SupplementaryRegistration<SampleTitle>(
    elementKind: SampleTitle.kind
  ) { [sample] title, _, _ in title.show(sample.title, sample.summary) }

  init(_ sample: CompositionalSample) {
    self.sample = sample
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)),
        elementKind: SampleTitle.kind,
        alignment: .top
      )
    ]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: sample.makeSection,
      configuration: configuration
    )
    layout.register(SampleCard.self, forDecorationViewOfKind: SampleCard.kind)
    super.init(collectionViewLayout: layout)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    // Made before the first layout asks for it.
    (_, _) = (headers, titles)
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    sample.sections.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sample.sections[section].tiles }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: tiles,
      for: indexPath,
      item: indexPath.item + 1
    )
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case SampleTitle.kind:
      collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    case SampleBadge.kind:
      collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
    case UICollectionView.elementKindSectionFooter:
      collectionView.dequeueConfiguredReusableSupplementary(using: footers, for: indexPath)
    default:
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }
}
