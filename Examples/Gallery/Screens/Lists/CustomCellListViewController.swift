import UIKit

/// A list whose cells show a list's content beside views of their own.
final class CustomCellListViewController: TitledViewController {
  private let cells = UICollectionView.CellRegistration<ParcelCell, Parcel> { cell, _, parcel in
    cell.parcel = parcel
    cell.accessories = [.disclosureIndicator()]
  }
  private lazy var source: UICollectionViewDiffableDataSource<Int, Parcel> = makeSource {
    [cells] view, path, parcel in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: parcel)
  }

  init() { super.init("Parcels", "A list's content, and two views more") }

  required init?(coder: NSCoder) { nil }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    .list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      layoutEnvironment: environment
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Parcel>()
    snapshot.appendSections([0])
    snapshot.appendItems(Parcel.all)
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// Something that is on its way.
struct Parcel: Hashable, Sendable {
  let contents: String
  let sender: String
  let place: String
  let isHere: Bool

  static let all = [
    Parcel(contents: "A box of arches", sender: "From Nagano", place: "Here", isHere: true),
    Parcel(contents: "Beeswax", sender: "From Tottori", place: "Kyoto", isHere: false),
    Parcel(
      contents: "Two planes and a whetstone for them",
      sender: "From Niigata",
      place: "Nagoya",
      isHere: false
    ),
    Parcel(contents: "Catalogue", sender: "From Osaka", place: "Here", isHere: true),
    Parcel(contents: "Sandpaper", sender: "From Sapporo", place: "Sendai", isHere: false),
  ]
}

extension UIConfigurationStateCustomKey {
  fileprivate static let parcel = UIConfigurationStateCustomKey("org.tsumiki.gallery.parcel")
}

extension UICellConfigurationState {
  fileprivate var parcel: Parcel? {
    get { self[.parcel] as? Parcel }
    set { self[.parcel] = newValue }
  }
}

/// Shows where a parcel is, behind what a list's cell shows of it.
final class ParcelCell: UICollectionViewListCell {
  private let words = UIListContentView(configuration: .subtitleCell())
  private let sign = UIImageView()
  private let place = UILabel()
  private var isPrepared = false

  var parcel: Parcel? {
    didSet { if parcel != oldValue { setNeedsUpdateConfiguration() } }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.parcel = parcel
    return state
  }

  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    for view in [words, sign, place] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    place.font = .preferredFont(forTextStyle: .subheadline)
    place.setContentHuggingPriority(.required, for: .horizontal)
    place.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: contentView.topAnchor),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      sign.leadingAnchor.constraint(greaterThanOrEqualTo: words.trailingAnchor, constant: 8),
      sign.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      place.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 6),
      place.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      place.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: words.leadingAnchor, constant: 20),
    ])
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    prepare()
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.parcel?.contents
    content.secondaryText = state.parcel?.sender
    content.secondaryTextProperties.color = .secondaryLabel
    words.configuration = content
    let isHere = state.parcel?.isHere == true
    sign.image = UIImage(systemName: isHere ? "checkmark.circle.fill" : "shippingbox")
    sign.tintColor = isHere ? .systemGreen : .secondaryLabel
    place.text = state.parcel?.place
    place.textColor = .secondaryLabel
    backgroundConfiguration = defaultBackgroundConfiguration().updated(for: state)
  }
}
