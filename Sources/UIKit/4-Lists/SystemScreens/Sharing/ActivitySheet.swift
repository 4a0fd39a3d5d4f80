import CoreGraphics
import Foundation

/// What a sheet of activities shows: a head, icons of where items can go, and rows of what can be done.
@MainActor
final class ActivitySheet: UIView {
  private enum Part: Int, Hashable {
    case icons
    case rows
  }

  private let head: ActivityHead
  private let list: UICollectionView
  private let activities: [UIActivity]
  private let choose: (UIActivity) -> Void
  private lazy var source = makeSource()

  init(
    heading: ActivityHeading,
    activities: [UIActivity],
    choose: @escaping (UIActivity) -> Void,
    cancel: @escaping () -> Void
  ) {
    head = ActivityHead(heading, close: cancel)
    self.activities = activities
    self.choose = choose
    list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 420))
    backgroundColor = .systemGroupedBackground
    list.backgroundColor = .clear
    list.delegate = self
    addSubview(list)
    addSubview(head)
    fill()
    list.setCollectionViewLayout(makeLayout(), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    head.frame = CGRect(x: 0, y: top, width: bounds.width, height: ActivityHead.height)
    list.frame = CGRect(
      x: 0,
      y: head.frame.maxY,
      width: bounds.width,
      height: max(0, bounds.height - head.frame.maxY)
    )
  }

  // MARK: Content

  private func fill() {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    let icons = activities.indices.filter { type(of: activities[$0]).activityCategory == .share }
    if !icons.isEmpty {
      snapshot.appendSections([.icons])
      snapshot.appendItems(Array(icons))
    }
    let rows = activities.indices.filter { !icons.contains($0) }
    if !rows.isEmpty {
      snapshot.appendSections([.rows])
      snapshot.appendItems(Array(rows))
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Part, Int> {
    let icons = UICollectionView.CellRegistration<ActivityIconCell, UIActivity> {
      $0.show($2.activityTitle, $2.activityImage)
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, UIActivity> {
      cell,
      _,
      activity in
      var content = cell.defaultContentConfiguration()
      content.text = activity.activityTitle
      cell.contentConfiguration = content
      let picture = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
      picture.tintColor = .label
      picture.contentMode = .scaleAspectFit
      picture.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: picture,
            placement: .trailing(),
            reservedLayoutWidth: .custom(24)
          )
        )
      ]
    }
    return UICollectionViewDiffableDataSource(collectionView: list) {
      [activities] view, path, index in
      let activity = activities[index]
      return type(of: activity).activityCategory == .share
        ? view.dequeueConfiguredReusableCell(using: icons, for: path, item: activity)
        : view.dequeueConfiguredReusableCell(using: rows, for: path, item: activity)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      if self?.source.sectionIdentifier(for: index) == .icons { return Self.iconSection() }
      return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
  }

  private static func iconSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(ActivityIconCell.width),
      heightDimension: .absolute(ActivityIconCell.height)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 8)
    return section
  }
}

extension ActivitySheet: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let index = source.itemIdentifier(for: indexPath) else { return }
    choose(activities[index])
  }
}

/// An activity as an icon with its name below.
@MainActor
final class ActivityIconCell: UICollectionViewCell {
  static let width: CGFloat = 80
  static let height: CGFloat = 100
  private static let side: CGFloat = 60

  private let icon = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .scaleAspectFill
    icon.clipsToBounds = true
    icon.layer.cornerRadius = 13.5
    icon.layer.cornerCurve = .continuous
    icon.backgroundColor = .secondarySystemGroupedBackground
    name.font = .systemFont(ofSize: 11)
    name.textAlignment = .center
    name.numberOfLines = 2
    contentView.addSubview(icon)
    contentView.addSubview(name)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ image: UIImage?) {
    icon.image = image
    if let image, image.size.width < Self.side { icon.contentMode = .center }
    name.text = title
    accessibilityLabel = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    icon.frame = CGRect(
      x: (bounds.width - Self.side) / 2,
      y: 0,
      width: Self.side,
      height: Self.side
    )
    let height = name.sizeThatFits(CGSize(width: bounds.width - 4, height: .infinity)).height
    name.frame = CGRect(x: 2, y: Self.side + 6, width: bounds.width - 4, height: height)
  }
}
