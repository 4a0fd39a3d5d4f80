import Testing
import UIKit

/// A collection view with data of its own, for tests.
@MainActor
final class Shelf: NSObject, UICollectionViewDataSource {
  /// What each section holds.
  var sections: [[String]]
  let view: UICollectionView
  /// Makes of a cell what its item is.
  var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  init(
    _ counts: [Int],
    _ layout: UICollectionViewLayout,
    frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 400),
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.traitOverrides.displayScale = 2
    view.contentInsetAdjustmentBehavior = .never
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "chrome"
      )
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "chrome",
      for: indexPath
    )
  }

  /// The frame a visible cell has in the content.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }
}

/// A delegate that writes down what a flow layout asks, and answers from closures.
@MainActor
final class FlowAnswers: NSObject, UICollectionViewDelegateFlowLayout {
  var log: [String] = []
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var header: (Int) -> CGSize = { _ in .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(indexPath.section).\(indexPath.item)")
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return header(section)
  }
}
