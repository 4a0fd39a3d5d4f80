import UIKit

/// The documents one looked at last, side by side.
final class DocumentShelf: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  static let height: CGFloat = 108

  var documents: [Document] = [] { didSet { shelf.reloadData() } }
  var makeMenu: (Document) -> UIMenu? = { _ in nil }
  var open: (Document) -> Void = { _ in }
  private let shelf: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 132, height: 108)
    layout.minimumLineSpacing = 12
    shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    shelf.backgroundColor = nil
    shelf.showsHorizontalScrollIndicator = false
    shelf.register(DocumentCardCell.self, forCellWithReuseIdentifier: "card")
    shelf.dataSource = self
    shelf.delegate = self
    shelf.accessibilityIdentifier = "shelf"
    addSubview(shelf)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shelf.frame = bounds
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { documents.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? DocumentCardCell)?.show(documents[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    open(documents[indexPath.item])
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item else { return nil }
    let document = documents[item]
    return UIContextMenuConfiguration(
      identifier: "\(document.id)" as NSString,
      previewProvider: { DocumentPreviewController(document) },
      actionProvider: { [makeMenu] _ in makeMenu(document) }
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let document = documents.first { "\($0.id)" == "\(configuration.identifier)" }
    animator.addCompletion { [open] in document.map(open) }
  }
}
