import UIKit

/// Pictures in a grid or in rows: a tap changes from one to the other, and two fingers lead there.
public final class LayoutTransitionViewController: UICollectionViewController {
  private static let places = [
    ("Shirakawa", "Gifu"), ("Ine", "Kyoto"), ("Takachiho", "Miyazaki"), ("Biei", "Hokkaido"),
    ("Kurashiki", "Okayama"), ("Yakushima", "Kagoshima"), ("Tsuwano", "Shimane"),
    ("Oirase", "Aomori"), ("Kamikochi", "Nagano"), ("Ouchi-juku", "Fukushima"),
    ("Tomonoura", "Hiroshima"), ("Zamami", "Okinawa"), ("Kakunodate", "Akita"),
    ("Naruto", "Tokushima"), ("Hagi", "Yamaguchi"), ("Iya", "Tokushima"),
    ("Ginzan", "Yamagata"), ("Uchiko", "Ehime"), ("Kinosaki", "Hyogo"), ("Aso", "Kumamoto"),
    ("Arita", "Saga"), ("Gokayama", "Toyama"), ("Sado", "Niigata"), ("Koya", "Wakayama"),
  ]

  private let grid = UICollectionViewFlowLayout()
  private let rows = UICollectionViewFlowLayout()
  private var images: [Int: UIImage] = [:]
  private var transition: UICollectionViewTransitionLayout?

  private let cells = UICollectionView.CellRegistration<PlaceCell, (UIImage, String, String)> {
    cell,
    _,
    place in
    cell.show(place.0, place.1, place.2)
  }

  /// Makes the screen, with a grid.
  public init() {
    for layout in [grid, rows] {
      layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      layout.minimumInteritemSpacing = 8
    }
    grid.minimumLineSpacing = 8
    rows.minimumLineSpacing = 12
    super.init(collectionViewLayout: grid)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "places"
    collectionView.addGestureRecognizer(ActionPinch { [weak self] in self?.pinched($0) })
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 32
    let side = ((width - 16) / 3).rounded(.down)
    grid.itemSize = CGSize(width: side, height: side)
    rows.itemSize = CGSize(width: width, height: 84)
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Self.places.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let place = Self.places[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: (image(indexPath.item), place.0, place.1)
    )
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    collectionView.setCollectionViewLayout(
      collectionView.collectionViewLayout === grid ? rows : grid,
      animated: true
    )
  }

  // MARK: Fingers

  /// Spreading the fingers leads from the grid to rows, bringing them together leads back.
  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard transition == nil else { return }
      let next = collectionView.collectionViewLayout === grid ? rows : grid
      transition = collectionView.startInteractiveTransition(to: next) { [weak self] _, _ in
        self?.transition = nil
      }
    case .changed:
      transition?.transitionProgress = progress(pinch.scale)
    case .ended, .cancelled:
      guard let transition else { return }
      if pinch.state == .ended, transition.transitionProgress > 0.5 {
        collectionView.finishInteractiveTransition()
      } else {
        collectionView.cancelInteractiveTransition()
      }
    default: break
    }
  }

  /// Twice the distance is all the way.
  private func progress(_ scale: CGFloat) -> CGFloat {
    let spread = log2(max(0.01, scale))
    return max(0, min(1, transition?.nextLayout === rows ? spread : -spread))
  }

  private func image(_ number: Int) -> UIImage {
    if let image = images[number] { return image }
    let image = Landscape(number: number * 3 + 1).image(CGSize(width: 120, height: 120))
    images[number] = image
    return image
  }
}
