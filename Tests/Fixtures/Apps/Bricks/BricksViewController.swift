import UIKit

/// A wall of bricks: rows of one height, every other row shifted by half a brick.
class BrickLayout: UICollectionViewLayout {
  static let brick = CGSize(width: 100, height: 40)
  private var columns: Int {
    max(1, Int((collectionView?.bounds.width ?? 0) / Self.brick.width))
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    let rows = (count + columns - 1) / columns
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows) * 40)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { item in
      let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      return attributes.flatMap { $0.frame.intersects(rect) ? $0 : nil }
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let row = indexPath.item / columns
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item % columns) * 100 + (row % 2 == 0 ? 0 : 50),
      y: CGFloat(row) * 40,
      width: 100,
      height: 40
    )
    return attributes
  }
}

class BrickCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.backgroundColor = .systemOrange
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class BricksViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: BrickLayout()
    )
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(BrickCell.self, forCellWithReuseIdentifier: "Brick")
    collectionView.dataSource = self
    collectionView.accessibilityIdentifier = "wall"
    view.addSubview(collectionView)
  }
}

extension BricksViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 400 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Brick", for: indexPath)
    (cell as? BrickCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}
