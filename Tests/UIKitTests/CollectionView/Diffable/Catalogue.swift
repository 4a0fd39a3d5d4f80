import Foundation
import UIKit

/// A collection view of rows with a diffable data source that writes down what it is asked for.
@MainActor
final class Catalogue {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let view: UICollectionView
  let log = CallLog()
  let source: UICollectionViewDiffableDataSource<String, Int>

  init(height: CGFloat = 2_000) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: height),
      collectionViewLayout: RowLayout()
    )
    let log = log
    let cell = UICollectionView.CellRegistration<TaggedCell, Int> { cell, _, item in
      log.lines.append("fill \(item)")
      cell.item = item
      cell.fills += 1
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      log.lines.append("cell \(item)")
      return view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
  }

  static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  func show(_ sections: KeyValuePairs<String, [Int]>) {
    source.apply(Self.snapshot(sections), animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// What was asked for since the last time.
  func takeLog() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// The items the cells in sight show, in order.
  var shown: [Int] {
    view.indexPathsForVisibleItems.sorted().compactMap {
      (view.cellForItem(at: $0) as? TaggedCell)?.item
    }
  }

  func cell(_ item: Int) -> TaggedCell? {
    source.indexPath(for: item).flatMap(view.cellForItem) as? TaggedCell
  }
}

/// A cell that knows its item and how often it was filled.
final class TaggedCell: UICollectionViewCell {
  var item = -1
  var fills = 0
}
