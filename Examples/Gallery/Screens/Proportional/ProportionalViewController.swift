import UIKit

/// A grid whose cells get their width from the columns and their height from constraints.
final class ProportionalViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private let prototype = TileCell(frame: .zero)
  private let columns: CGFloat = 2
  private var known: CGSize?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    super.init(collectionViewLayout: layout)
    title = "Proportional cells"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    known = nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 24 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let hue = CGFloat(indexPath.item) / 24
    (cell as? TileCell)?.show(
      UIColor(hue: hue, saturation: 0.45, brightness: 0.9, alpha: 1),
      "Tile \(indexPath.item + 1), with a title that wants a second line"
    )
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let known { return known }
    let spaces = 20 + 10 * (columns - 1)
    let size = prototype.size(forWidth: (collectionView.bounds.width - spaces) / columns)
    known = size
    return size
  }
}
