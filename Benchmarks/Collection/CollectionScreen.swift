import Foundation
import UIKit

/// A screen with a grid of rounded cells, each with a label, in a flow layout.
@MainActor
final class CollectionScreen: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemBackground
      contentView.layer.cornerRadius = 8
      label.font = .systemFont(ofSize: 14)
      label.textAlignment = .center
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  let count: Int
  let layout = UICollectionViewFlowLayout()
  var view: UICollectionView { stage.view }
  private let stage: BenchStage<UICollectionView>

  init(_ count: Int) {
    self.count = count
    layout.itemSize = CGSize(width: 115, height: 48)
    let layout = layout
    stage = BenchStage {
      UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    }
    super.init()
    perform {
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
    }
    show()
  }

  /// Works on what the screen shows.
  func perform<Result>(_ body: () -> Result) -> Result { stage.perform(body) }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = "Item \(indexPath.item)"
    return cell
  }

  func show() { stage.show() }

  func prepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Back and forth around the middle, so that every frame brings cells.
  func scroll(by distance: CGFloat) { stage.show { view.contentOffset.y += distance } }

  func jump(to share: CGFloat) {
    stage.show {
      view.contentOffset.y = ((view.contentSize.height - 844) * share).rounded()
    }
  }

  /// Whether a place in sight has no cell although an item is there.
  var hasGap: Bool {
    perform {
      let paths = (layout.layoutAttributesForElements(in: view.bounds) ?? []).map(\.indexPath)
      return paths.isEmpty || paths.contains { view.cellForItem(at: $0) == nil }
    }
  }

  func close() { stage.close() }
}
