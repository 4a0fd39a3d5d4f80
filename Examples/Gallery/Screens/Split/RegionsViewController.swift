import UIKit

/// The regions of a country; a chosen one shows its mountains in the next column.
final class RegionsViewController: UITableViewController {
  /// Regions, their mountains, and one mountain, in three columns.
  static func inSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    let regions = RegionsViewController(style: .insetGrouped)
    let list = RangeViewController(.chubu)
    split.setViewController(regions, for: .primary)
    split.setViewController(list, for: .supplementary)
    split.setViewController(SummitViewController(Mountain.all.first), for: .secondary)
    split.preferredPrimaryColumnWidth = 240
    return split
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Regions"
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mountain.Region.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let region = Mountain.Region.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = region.rawValue
    content.image = UIImage(systemName: "map")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let list = RangeViewController(Mountain.Region.allCases[indexPath.row])
    splitViewController?.setViewController(list, for: .supplementary)
    splitViewController?.show(.supplementary)
  }
}

/// The mountains of a region.
final class RangeViewController: UITableViewController {
  private let region: Mountain.Region
  private let mountains: [Mountain]

  init(_ region: Mountain.Region) {
    self.region = region
    mountains = Mountain.all.filter { $0.region == region }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = region.rawValue
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mountains.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.subtitleCell()
    content.text = mountains[indexPath.row].name
    content.secondaryText = "\(mountains[indexPath.row].metres) m"
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showDetailViewController(SummitViewController(mountains[indexPath.row]), sender: self)
  }
}

/// One mountain.
final class SummitViewController: UIViewController {
  private let mountain: Mountain?
  private let picture = UIImageView()
  private let words = UILabel()

  init(_ mountain: Mountain?) {
    self.mountain = mountain
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard let mountain else { return }
    title = mountain.name
    picture.image = MountainPicture(mountain: mountain).image(CGSize(width: 640, height: 400))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    picture.layer.cornerCurve = .continuous
    words.text = "\(mountain.metres) metres above the sea, in \(mountain.region.rawValue)."
    words.font = .preferredFont(forTextStyle: .title3)
    words.adjustsFontForContentSizeCategory = true
    words.numberOfLines = 0
    for part in [picture, words] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.6),
      words.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
      words.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
