import SwiftUI
import UIKit

/// A collection view's list whose cells have two texts: by hand, or by a hosting configuration.
@MainActor
final class HandScreen: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewListCell {
    let title = UILabel()
    let detail = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.font = .preferredFont(forTextStyle: .headline)
      detail.font = .preferredFont(forTextStyle: .subheadline)
      detail.textColor = .secondaryLabel
      for label in [title, detail] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let count: Int
  private let isHosted: Bool
  private let stage: BenchStage<UICollectionView>

  init(_ count: Int, isHosted: Bool) {
    self.count = count
    self.isHosted = isHosted
    stage = BenchStage {
      UICollectionView(
        frame: UIScreen.main.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
      )
    }
    super.init()
    stage.perform {
      stage.view.register(Cell.self, forCellWithReuseIdentifier: "hand")
      stage.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "hosted")
      stage.view.dataSource = self
    }
    stage.show()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isHosted ? "hosted" : "hand",
      for: indexPath
    )
    if let cell = cell as? Cell {
      cell.title.text = RowView.title(indexPath.item)
      cell.detail.text = RowView.detail(indexPath.item)
    } else {
      cell.contentConfiguration = UIHostingConfiguration { RowView(number: indexPath.item) }
    }
    return cell
  }

  func scroll(by distance: CGFloat) {
    stage.show { stage.view.contentOffset.y = max(0, stage.view.contentOffset.y + distance) }
  }

  /// How many views a visible cell is made of.
  var viewsOfCell: Int {
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    return stage.view.visibleCells.first.map { count($0) } ?? 0
  }

  func close() { stage.close() }
}

/// The row of a list, as a value.
struct RowView: View {
  let number: Int

  static func title(_ number: Int) -> String { "Row \(number)" }
  static func detail(_ number: Int) -> String { "The detail of row \(number), on a line" }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: Self.title(number)).font(.headline)
      Text(verbatim: Self.detail(number)).font(.subheadline).foregroundStyle(.secondary)
    }
  }
}
