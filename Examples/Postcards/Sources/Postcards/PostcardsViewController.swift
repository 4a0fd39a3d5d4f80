import UIKit

/// Who wants to know what becomes of postcards.
@MainActor @objc public protocol PostcardsDelegate: AnyObject {
  @objc optional func postcards(_ controller: PostcardsViewController, didStamp place: String)
}

/// Postcards two abreast; a button on each puts a stamp on it.
public final class PostcardsViewController: UICollectionViewController {
  /// Is told of stamps.
  public weak var delegate: PostcardsDelegate?

  /// The places, in the order they are shown.
  public var places: [String] = [] {
    didSet { collectionView.reloadData() }
  }

  /// The places whose cards have a stamp.
  @objc public private(set) dynamic var stamped: Set<String> = []

  /// Where the cards' nib and texts are.
  static let resources = Bundle.module

  /// Makes a screen without postcards.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    super.init(collectionViewLayout: layout)
    title = NSLocalizedString("Postcards", bundle: Self.resources, comment: "The screen's title")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash,
      target: self,
      action: #selector(removeStamps)
    )
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      UINib(nibName: "PostcardCell", bundle: Self.resources),
      forCellWithReuseIdentifier: "postcard"
    )
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = ((view.bounds.width - 40) / 2).rounded(.down)
    layout.itemSize = CGSize(width: width, height: 96)
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { places.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "postcard", for: indexPath)
    guard let card = cell as? PostcardCell else { return cell }
    let place = places[indexPath.item]
    card.show(place, isStamped: stamped.contains(place))
    card.onStamp = { [weak self] in self?.stamp(place) }
    return card
  }

  private func stamp(_ place: String) {
    stamped.insert(place)
    delegate?.postcards?(self, didStamp: place)
    collectionView.reloadData()
  }

  @objc private func removeStamps() {
    stamped = []
    collectionView.reloadData()
  }
}
