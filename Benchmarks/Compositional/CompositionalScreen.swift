import Foundation
import UIKit

/// A screen with a compositional layout, for the promises about it.
@MainActor
final class CompositionalScreen: NSObject, UICollectionViewDataSource {
  /// A row with a text of one line or more, which says how high it is.
  final class Row: UICollectionViewCell {
    static let inset: CGFloat = 16

    let label = UILabel()
    var measured: () -> Void = {}

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .systemFont(ofSize: 15)
      label.numberOfLines = 0
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      measured()
      return CGSize(width: size.width, height: Self.height(label, size.width))
    }

    static func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
      let room = CGSize(width: width - 2 * inset, height: .greatestFiniteMagnitude)
      return label.sizeThatFits(room).height + 2 * inset
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.insetBy(dx: Self.inset, dy: Self.inset)
    }
  }

  let counts: [Int]
  let layout: UICollectionViewCompositionalLayout
  var view: UICollectionView { stage.view }
  /// How often a row was asked for its height.
  private(set) var measurements = 0
  /// The rows that were filled since this was set to nothing.
  var filled: [Int] = []
  private let stage: BenchStage<UICollectionView>

  init(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout) {
    self.counts = counts
    self.layout = layout
    stage = BenchStage {
      UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    }
    super.init()
    perform {
      view.register(CollectionScreen.Cell.self, forCellWithReuseIdentifier: "tile")
      view.register(Row.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
    }
    show()
  }

  /// Works on what the screen shows.
  func perform<Result>(_ body: () -> Result) -> Result { stage.perform(body) }

  /// Sections of tiles, three in a row.
  static func tiles(_ items: Int) -> CompositionalScreen {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(56)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return CompositionalScreen(
      Array(repeating: items, count: 10),
      UICollectionViewCompositionalLayout(section: section)
    )
  }

  /// Rows of a height, or of a guess at one.
  static func rows(_ count: Int, _ height: NSCollectionLayoutDimension) -> CompositionalScreen {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    return CompositionalScreen([count], UICollectionViewCompositionalLayout(section: section))
  }

  static func text(_ row: Int) -> String {
    "Row \(row)" + String(repeating: " with some more to say", count: row * 7 % 5)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if counts.count > 1 {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? CollectionScreen.Cell)?.label.text = "Item \(indexPath.item)"
      return cell
    }
    filled.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let row = cell as? Row {
      row.label.text = Self.text(indexPath.item)
      row.measured = { [weak self] in self?.measurements += 1 }
    }
    return cell
  }

  func show() { stage.show() }

  func prepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  func scroll(by distance: CGFloat) { stage.show { view.contentOffset.y += distance } }

  func jump(to share: CGFloat) {
    stage.show {
      view.contentOffset.y = ((view.contentSize.height - 844) * share).rounded()
    }
  }

  func close() { stage.close() }
}
