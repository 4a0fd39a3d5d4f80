import UIKit

/// News one below the other, each as tall as its text.
final class NewsFeedViewController: TitledViewController {
  private let cells = UICollectionView.CellRegistration<NewsCell, NewsItem> { $0.show($2) }
  private lazy var source: UICollectionViewDiffableDataSource<Int, NewsItem> = makeSource {
    [cells] view, path, item in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
  }

  /// Long lines are hard to read.
  private static let widest: CGFloat = 700

  init() { super.init("News", "From the workshop, latest first") }

  required init?(coder: NSCoder) { nil }

  override var ground: UIColor { .systemBackground }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(120)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    let side = max(0, (environment.container.contentSize.width - Self.widest) / 2)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: side + 16,
      bottom: 16,
      trailing: side
    )
    section.interGroupSpacing = 14
    return section
  }

  override func supplementary(
    _ kind: String,
    _ path: IndexPath
  ) -> UICollectionReusableView? {
    let view = super.supplementary(kind, path)
    (view as? SampleTitle)?.widest = Self.widest
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, NewsItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(NewsItem.all)
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// One piece of news.
struct NewsItem: Hashable, Sendable {
  let date: String
  let title: String
  let text: String

  static let all = [
    NewsItem(
      date: "21 November",
      title: "A tower of eighty blocks",
      text: "The children of the second year built it on a rainy afternoon. It stood for"
        + " eleven minutes, long enough for a photograph, and fell towards the window."
    ),
    NewsItem(
      date: "18 November",
      title: "New woods in the shop",
      text: "Maple, cherry and hornbeam are here. Hornbeam is the heaviest."
    ),
    NewsItem(
      date: "12 November",
      title: "How to sand an edge so that nobody notices",
      text: "Begin with the coarse paper and go along the grain. When the edge feels like"
        + " something, change to the finer one; when it feels like nothing, stop. Most blocks are"
        + " spoiled by the minute after that one."
    ),
    NewsItem(
      date: "9 November",
      title: "Opening hours",
      text: "We are closed on Mondays."
    ),
    NewsItem(
      date: "2 November",
      title: "The oldest set we know",
      text:
        "Forty-two pieces in a box with a sliding lid, and a slip of paper that lists forty-three."
        + " If you have found a small blue arch, please write to us."
    ),
    NewsItem(
      date: "28 October",
      title: "Balance, explained with three blocks",
      text: "Put one on the table. Put the second on it so that a third of it hangs over. How far"
        + " can the third one go? Farther than most people say, and not as far as most people hope."
    ),
    NewsItem(
      date: "20 October",
      title: "Thank you",
      text: "To all who helped to move the saw."
    ),
  ]
}

/// A piece of news: its day, what happened, and more of it.
final class NewsCell: UICollectionViewCell {
  private let date = UILabel()
  private let title = UILabel()
  private let text = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    date.font = .preferredFont(forTextStyle: .caption1)
    date.textColor = .secondaryLabel
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for label in [date, title, text] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let stack = UIStackView(arrangedSubviews: [date, title, text])
    stack.axis = .vertical
    stack.spacing = 3
    for view in [stack, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      line.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 14),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: NewsItem) {
    date.text = item.date
    title.text = item.title
    text.text = item.text
  }
}
