import UIKit

/// A grid of tiles.
final class TilesViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    60
  }

  override func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.label.text = "\(indexPath.item)"
    cell.accessibilityIdentifier = "tile-\(indexPath.item)"
    return cell
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    title = "Tile \(indexPath.item)"
  }
}

/// A tile with a number.
final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.textAlignment = .center
    contentView.backgroundColor = .systemTeal
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
