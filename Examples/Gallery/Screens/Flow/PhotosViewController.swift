import UIKit

/// A grid of photos, as close together as they go.
public final class PhotosViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private static let count = 2_000
  private static let gap: CGFloat = 2

  private let photos: UICollectionView.CellRegistration<PhotoCell, Int> = {
    let pictures = PhotoPictures()
    return UICollectionView.CellRegistration { cell, _, number in
      cell.show(pictures[number], isFavorite: number % 11 == 4)
    }
  }()

  /// Makes the screen.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    super.init(collectionViewLayout: layout)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityIdentifier = "photos"
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: photos,
      for: indexPath,
      item: indexPath.item
    )
  }

  /// As many squares of at least 120 points in a line as fit, three at the least.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let columns = max(3, (width / 120).rounded(.down))
    let scale = collectionView.traitCollection.displayScale
    let side = ((width - Self.gap * (columns - 1)) / columns * scale).rounded(.down) / scale
    return CGSize(width: side, height: side)
  }
}

/// The pictures that were drawn so far.
@MainActor
private final class PhotoPictures {
  private static let variants = 24
  private var drawn: [Int: UIImage] = [:]

  subscript(number: Int) -> UIImage {
    let variant = number * 7 % Self.variants
    if let picture = drawn[variant] { return picture }
    let picture = Landscape(number: variant).image(CGSize(width: 150, height: 150))
    drawn[variant] = picture
    return picture
  }
}

/// A photo that fills its square, with a heart where it is liked.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    heart.tintColor = .white
    heart.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(heart)
    NSLayoutConstraint.activate([
      heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      heart.widthAnchor.constraint(equalToConstant: 16),
      heart.heightAnchor.constraint(equalToConstant: 14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

  func show(_ image: UIImage?, isFavorite: Bool) {
    picture.image = image
    heart.isHidden = !isFavorite
  }
}
