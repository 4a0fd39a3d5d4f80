import UIKit

/// A grid that a resting finger puts in order.
public final class ReorderViewController: UICollectionViewController {
  private var tiles = Tile.all

  /// Makes the screen.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 84)
    layout.minimumInteritemSpacing = 24
    layout.minimumLineSpacing = 24
    layout.sectionInset = UIEdgeInsets(top: 24, left: 28, bottom: 24, right: 28)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(SymbolTileCell.self, forCellWithReuseIdentifier: "tile")
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? SymbolTileCell)?.show(tiles[indexPath.item])
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tiles.insert(tiles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
