import UIKit

/// A wall of picture cards, in as many columns as the screen has room for.
public final class MasonryViewController: UIViewController {
  private let count: Int
  private let layout = MasonryLayout()
  private var images: [Postcard: UIImage] = [:]
  private var collectionView: UICollectionView?
  private var textHeight: CGFloat = 0

  /// Makes a wall of so many cards.
  public init(count: Int = 240) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    layout.delegate = self
    measureText()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.accessibilityIdentifier = "wall"
    collectionView.dataSource = self
    collectionView.register(
      MasonryCell.self,
      forCellWithReuseIdentifier: MasonryCell.reuseIdentifier
    )
    collectionView.register(
      MasonryHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: MasonryHeader.reuseIdentifier
    )
    view.addSubview(collectionView)
    self.collectionView = collectionView
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    measureText()
    collectionView?.reloadData()
  }

  /// Every card has one line of title and one of note unless letters are very large, so all are measured at once.
  private func measureText() {
    layout.headerHeight = MasonryHeader.height
    textHeight = MasonryCell.textHeight
  }

  /// Pictures are few, so each is drawn once for its shape.
  private func image(of postcard: Postcard, width: CGFloat) -> UIImage {
    if let image = images[postcard] { return image }
    let size = CGSize(width: width, height: (width * postcard.aspect).rounded())
    let image = Landscape(number: postcard.number).image(size)
    if images.count >= 64 { images.removeAll() }
    images[postcard] = image
    return image
  }
}

extension MasonryViewController: UICollectionViewDataSource {
  /// All cards.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  /// The card of an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: MasonryCell.reuseIdentifier,
      for: indexPath
    )
    let postcard = Postcard(number: indexPath.item)
    (cell as? MasonryCell)?.show(postcard, image(of: postcard, width: cell.bounds.width))
    return cell
  }

  /// The title.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: MasonryHeader.reuseIdentifier,
      for: indexPath
    )
    (view as? MasonryHeader)?.show(count)
    return view
  }
}

extension MasonryViewController: MasonryLayoutDelegate {
  func masonryLayout(
    _ layout: MasonryLayout,
    heightOfItem item: Int,
    width: CGFloat
  ) -> CGFloat {
    let picture = (width * Postcard.aspect(of: item)).rounded()
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return picture + textHeight
    }
    return picture + MasonryCell.textHeight(of: Postcard(number: item), width: width)
  }
}
