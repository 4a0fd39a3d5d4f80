import UIKit

/// Mountains by height: a region or a search shows some of them, the button shuffles them, and a
/// touch gives one a star.
public final class MountainsViewController: UIViewController {
  private enum Row: Hashable { case regions }

  /// What is looked for; part of a name.
  ///
  /// Defaults to nothing, which finds all.
  public var search = "" { didSet { if search != oldValue { update() } } }

  private let head = MountainsHeadView()
  private let regions = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let grid = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private var order = Mountain.all.map(\.id)
  private var favourites: Set<Mountain.ID> = ["Yari", "Tateyama"]
  private var region: Mountain.Region?
  private var shuffles = 0
  private var images: [Mountain.ID: UIImage] = [:]
  private lazy var regionSource = makeRegionSource()
  private lazy var source = makeSource()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for view in [head, regions, grid] {
      view.backgroundColor = .systemGroupedBackground
      self.view.addSubview(view)
    }
    (regions.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    regions.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    regions.delegate = self
    grid.delegate = self
    grid.accessibilityIdentifier = "mountains"
    head.shuffles = { [weak self] in self?.shuffle() }
    showRegions()
    shuffle()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let width = view.bounds.width
    head.frame = CGRect(x: 0, y: top, width: width, height: MountainsHeadView.height)
    regions.frame = CGRect(
      x: 0,
      y: head.frame.maxY,
      width: width,
      height: RegionCell.height + 8
    )
    grid.frame = CGRect(
      x: 0,
      y: regions.frame.maxY,
      width: width,
      height: view.bounds.height - regions.frame.maxY
    )
  }

  private func makeRegionSource() -> UICollectionViewDiffableDataSource<Row, String> {
    let cell = UICollectionView.CellRegistration<RegionCell, String> { cell, _, region in
      cell.show(region)
    }
    return UICollectionViewDiffableDataSource(collectionView: regions) { view, path, region in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: region)
    }
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Mountain.Height, Mountain.ID> {
    let cell = UICollectionView.CellRegistration<MountainCell, Mountain.ID> {
      [weak self] cell, _, id in
      guard let self, let mountain = Mountain.named[id] else { return }
      cell.show(mountain, image(of: mountain), isFavourite: favourites.contains(id))
    }
    let header = UICollectionView.SupplementaryRegistration<MountainHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      header.show(self?.source.sectionIdentifier(for: path.section)?.rawValue ?? "")
    }
    let source = UICollectionViewDiffableDataSource<Mountain.Height, Mountain.ID>(
      collectionView: grid
    ) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }

  private func image(of mountain: Mountain) -> UIImage {
    if let image = images[mountain.id] { return image }
    let image = MountainPicture(mountain: mountain).image(CGSize(width: 240, height: 150))
    images[mountain.id] = image
    return image
  }

  private func showRegions() {
    var snapshot = NSDiffableDataSourceSnapshot<Row, String>()
    snapshot.appendSections([.regions])
    snapshot.appendItems(["All"] + Mountain.Region.allCases.map(\.rawValue))
    regionSource.apply(snapshot, animatingDifferences: false)
    regions.selectItem(at: [0, 0], animated: false, scrollPosition: [])
  }

  private func shuffle() {
    var random = Dice(state: UInt64(shuffles))
    shuffles += 1
    order.shuffle(using: &random)
    update()
  }

  /// Shows what the region and the search leave, in the order there is.
  private func update() {
    head.show(search)
    let found = order.compactMap { Mountain.named[$0] }.filter { mountain in
      (region == nil || mountain.region == region)
        && (search.isEmpty || mountain.name.lowercased().contains(search.lowercased()))
    }
    var snapshot = NSDiffableDataSourceSnapshot<Mountain.Height, Mountain.ID>()
    for height in Mountain.Height.allCases {
      let mountains = found.filter { $0.height == height }
      guard !mountains.isEmpty else { continue }
      snapshot.appendSections([height])
      snapshot.appendItems(mountains.map(\.id))
    }
    source.apply(snapshot)
  }

  /// The same numbers every time, so that pictures of the screen are.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}

extension MountainsViewController: UICollectionViewDelegateFlowLayout {
  /// A region shows its mountains; a mountain gets a star or loses it.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    if collectionView === regions {
      region = regionSource.itemIdentifier(for: indexPath).flatMap(Mountain.Region.init)
      return update()
    }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    favourites.formSymmetricDifference([id])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([id])
    source.apply(snapshot)
  }

  /// Words are as wide as they are; mountains fill the width, two or more beside each other.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if collectionView === regions {
      return RegionCell.size(regionSource.itemIdentifier(for: indexPath) ?? "")
    }
    let room = collectionView.bounds.width - 32
    let columns = max(2, (room / 180).rounded(.down))
    let width = ((room - (columns - 1) * 12) / columns).rounded(.down)
    return CGSize(width: width, height: (width * 0.62).rounded() + MountainCell.textHeight)
  }

  /// Mountains stand clear of the edges.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionView === regions
      ? .zero : UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16)
  }

  /// As far apart in both directions.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionView === regions ? 8 : 12 }

  /// Room for the words above a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: collectionView === regions ? 0 : MountainHeader.height)
  }
}
