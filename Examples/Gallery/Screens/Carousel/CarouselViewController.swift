import UIKit

/// Seasons to leaf through, one card after the other.
public final class CarouselViewController: UICollectionViewController {
  private static let cards = [
    ("Plum", "February", 3), ("Cherry", "April", 5), ("Wisteria", "May", 2),
    ("Hydrangea", "June", 7), ("Fireflies", "July", 8), ("Harvest", "September", 0),
    ("Maple", "November", 6), ("First Snow", "December", 4),
  ]

  private let cards = UICollectionView.CellRegistration<SeasonCell, (String, String, Int)> {
    cell,
    _,
    card in
    cell.show(card.0, card.1, Landscape(number: card.2))
  }

  /// Makes the screen.
  public init() { super.init(collectionViewLayout: CarouselLayout()) }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.decelerationRate = .fast
    collectionView.accessibilityIdentifier = "seasons"
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Self.cards.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cards,
      for: indexPath,
      item: Self.cards[indexPath.item]
    )
  }
}

/// A card with a picture above its name.
final class SeasonCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 24
    contentView.layer.masksToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.font = .systemFont(ofSize: 28, weight: .bold)
    detail.font = .systemFont(ofSize: 17)
    detail.textColor = .secondaryLabel
    for view in [picture, title, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ month: String, _ landscape: Landscape) {
    title.text = name
    detail.text = month
    picture.image = landscape.image(CGSize(width: 300, height: 380))
    accessibilityLabel = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 96)
    title.frame = CGRect(x: 20, y: size.height - 80, width: size.width - 40, height: 34)
    detail.frame = CGRect(x: 20, y: size.height - 46, width: size.width - 40, height: 22)
  }
}
