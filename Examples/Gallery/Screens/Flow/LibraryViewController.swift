import UIKit

/// Pictures by day: squares that fill the width, under headers that stay in sight.
public final class LibraryViewController: UICollectionViewController {
  private static let gap: CGFloat = 2
  private let days = LibraryDay.all
  private var images: [Int: UIImage] = [:]

  private let pictures = UICollectionView.CellRegistration<LibraryCell, UIImage> { cell, _, image in
    cell.show(image)
  }
  private let headers = UICollectionView.SupplementaryRegistration<LibraryHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in
    let day = LibraryDay.all[path.section]
    header.show(day.title, day.place)
  }
  private let footers = UICollectionView.SupplementaryRegistration<LibraryFooter>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { footer, _, _ in footer.show(LibraryDay.all.map(\.pictures.count).reduce(0, +)) }

  /// Makes the library.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.accessibilityIdentifier = "library"
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { days[section].pictures.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: pictures,
      for: indexPath,
      item: image(days[indexPath.section].pictures[indexPath.item])
    )
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kind == UICollectionView.elementKindSectionHeader
      ? collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      : collectionView.dequeueConfiguredReusableSupplementary(using: footers, for: indexPath)
  }

  private func image(_ number: Int) -> UIImage {
    if let image = images[number] { return image }
    let image = Landscape(number: number).image(CGSize(width: 128, height: 128))
    images[number] = image
    return image
  }
}

extension LibraryViewController: UICollectionViewDelegateFlowLayout {
  /// As many squares as fit at about a hundred points, from edge to edge.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns = max(3, (collectionView.bounds.width / 100).rounded())
    let side = (collectionView.bounds.width - (columns - 1) * Self.gap) / columns
    let scale = max(traitCollection.displayScale, 1)
    let whole = (side * scale).rounded(.down) / scale
    return CGSize(width: whole, height: whole)
  }

  /// Room for the day and the place.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: LibraryHeader.height) }

  /// The last section ends with how many pictures there are.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == days.count - 1 ? 60 : 0) }
}
