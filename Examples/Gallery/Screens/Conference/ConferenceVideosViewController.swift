import UIKit

/// Shelves of recorded talks, each of which scrolls by talks.
final class ConferenceVideosViewController: TitledViewController {
  private let cells = UICollectionView.CellRegistration<TalkCell, Talk> { $0.show($2) }
  private lazy var source: UICollectionViewDiffableDataSource<String, Talk> = makeSource {
    [cells] view, path, talk in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: talk)
  }
  private let headers = UICollectionView.SupplementaryRegistration<PlacesHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  init() { super.init("Talks", "Watch what you missed") }

  required init?(coder: NSCoder) { nil }

  override var ground: UIColor { .systemBackground }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let isWide = environment.container.effectiveContentSize.width > 600
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(isWide ? 0.31 : 0.78),
        heightDimension: .estimated(236)
      ),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(236)
          )
        )
      ]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [CompositionalSample.header(isPinned: false)]
    return section
  }

  override func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    guard kind == UICollectionView.elementKindSectionHeader else {
      return super.supplementary(kind, path)
    }
    let header = collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    header.show(source.sectionIdentifier(for: path.section) ?? "")
    return header
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<String, Talk>()
    for shelf in Talk.shelves {
      snapshot.appendSections([shelf.title])
      snapshot.appendItems(shelf.talks)
    }
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// A recorded talk.
struct Talk: Hashable, Sendable {
  let number: Int
  let title: String
  let topic: String

  static let shelves: [(title: String, talks: [Talk])] = [
    (
      "New this week",
      [
        Talk(number: 1, title: "Blocks that stack", topic: "Layout"),
        Talk(number: 2, title: "Lists without end", topic: "Performance"),
        Talk(number: 3, title: "What a pixel knows of its neighbours", topic: "Drawing"),
        Talk(number: 4, title: "Springs, and how to stop them", topic: "Motion"),
      ]
    ),
    (
      "Layout",
      [
        Talk(number: 5, title: "Groups inside groups", topic: "Layout"),
        Talk(number: 6, title: "One constraint too many", topic: "Auto Layout"),
        Talk(number: 7, title: "From right to left", topic: "Languages"),
      ]
    ),
    (
      "Data",
      [
        Talk(number: 8, title: "The shortest way from here to there", topic: "Differences"),
        Talk(number: 9, title: "Names for things that change", topic: "Identity"),
        Talk(number: 10, title: "Trees that fold", topic: "Outlines"),
      ]
    ),
  ]
}

/// A talk with its picture above what it is called.
final class TalkCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let topic = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    picture.layer.cornerCurve = .continuous
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.numberOfLines = 2
    topic.font = .preferredFont(forTextStyle: .caption1)
    topic.textColor = .secondaryLabel
    for view in [picture, title, topic] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      topic.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      topic.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      topic.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      topic.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ talk: Talk) {
    picture.image = Landscape(number: talk.number + 3).image(CGSize(width: 320, height: 180))
    title.text = talk.title
    topic.text = talk.topic
  }
}
