import CoreGraphics
import Foundation

extension UICollectionView: PanSelecting {
  var selectedPaths: Set<IndexPath> { Set(indexPathsForSelectedItems ?? []) }

  var sectionCount: Int { numberOfSections }

  func itemCount(in section: Int) -> Int { numberOfItems(inSection: section) }

  func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func mayPanSelect(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? false
  }

  func didBeginPanSelection(at path: IndexPath) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndPanSelection() {
    collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  func panSelect(_ wanted: Set<IndexPath>) {
    selection.become(Set(wanted.map { order.shownPath(GivenPath($0)) }))
  }
}
