import UIKit

/// Words to choose from; those that are chosen go up, the others come down.
public final class TagsViewController: UICollectionViewController {
  private var groups = [
    ["Woodblock Prints", "Tea", "Gardens", "Night Trains"],
    [
      "Hot Springs", "Ramen", "Calligraphy", "Lighthouses", "Old Books", "Ferries", "Cedar Forests",
      "Jazz Cafés", "Ceramics", "Indigo", "Festivals", "Star Gazing", "Coffee", "Paper Making",
      "Snow", "Islands", "Sake", "Architecture", "Whale Watching", "Kites", "Moss", "Street Food",
      "Baseball", "Bonsai", "Castles", "Cycling", "Sumo", "Terraced Fields", "Vinyl",
      "Waterfalls", "Koi", "Lanterns", "Markets", "Origami", "Temples", "Tide Pools",
    ],
  ]

  private let headers = UICollectionView.SupplementaryRegistration<TagHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in header.show(path.section == 0 ? "Your Interests" : "Suggestions") }

  private let tags = UICollectionView.CellRegistration<TagCell, String> { cell, path, text in
    cell.show(text, isChosen: path.section == 0)
  }

  /// Makes the screen.
  public init() {
    let layout = LeadingFlowLayout()
    layout.estimatedItemSize = CGSize(width: 120, height: 34)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 12, right: 16)
    super.init(collectionViewLayout: layout)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.accessibilityIdentifier = "tags"
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let layout = collectionViewLayout as? LeadingFlowLayout
    if layout?.headerReferenceSize.height != TagHeader.height {
      layout?.headerReferenceSize.height = TagHeader.height
    }
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    groups.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { groups[section].count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: tags,
      for: indexPath,
      item: groups[indexPath.section][indexPath.item]
    )
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let group = 1 - indexPath.section
    // The chosen line up behind each other, the others come back to the front.
    let place = group == 0 ? groups[0].count : 0
    let target = IndexPath(item: place, section: group)
    collectionView.performBatchUpdates {
      self.groups[group].insert(
        self.groups[indexPath.section].remove(at: indexPath.item),
        at: place
      )
      collectionView.moveItem(at: indexPath, to: target)
    }
    collectionView.reconfigureItems(at: [target])
  }
}
