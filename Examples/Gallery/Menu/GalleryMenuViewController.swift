import UIKit

/// The list of the gallery's screens, and the screen that was chosen.
public final class GalleryMenuViewController: UIViewController {
  private let screens = GalleryScreen.all
  private var collectionView: UICollectionView?
  private var shown: UIViewController?
  private lazy var bar = GalleryBar { [weak self] in self?.showList() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: GalleryMenuLayout()
    )
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(
      GalleryMenuCell.self,
      forCellWithReuseIdentifier: GalleryMenuCell.reuseIdentifier
    )
    collectionView.register(
      GalleryMenuHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: GalleryMenuHeader.reuseIdentifier
    )
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    self.collectionView = collectionView
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutShown()
  }

  private func layOutShown() {
    guard let shown else { return }
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + GalleryBar.height)
    shown.view.frame = CGRect(
      x: 0,
      y: bar.frame.maxY,
      width: view.bounds.width,
      height: view.bounds.height - bar.frame.maxY
    )
  }

  private func show(_ screen: GalleryScreen) {
    let controller = screen.makeController()
    addChild(controller)
    view.addSubview(controller.view)
    bar.title = screen.title
    view.addSubview(bar)
    shown = controller
    layOutShown()
    controller.didMove(toParent: self)
  }

  private func showList() {
    guard let controller = shown else { return }
    shown = nil
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    bar.removeFromSuperview()
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView?.deselectItem(at: path, animated: false)
    }
  }
}

extension GalleryMenuViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  /// One row a screen.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { screens.count }

  /// The row of a screen.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: GalleryMenuCell.reuseIdentifier,
      for: indexPath
    )
    let last = screens.count - 1
    (cell as? GalleryMenuCell)?.show(
      screens[indexPath.item],
      isFirst: indexPath.item == 0,
      isLast: indexPath.item == last
    )
    return cell
  }

  /// The title.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: GalleryMenuHeader.reuseIdentifier,
      for: indexPath
    )
  }

  /// Shows the screen.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { show(screens[indexPath.item]) }
}
