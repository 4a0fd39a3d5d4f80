import Foundation

extension UICollectionView: PlaceholderList {
  typealias Placeholder = UICollectionViewDropPlaceholder
  typealias Proposal = UICollectionViewDropProposal

  func insertPlaceholder(_ placeholder: UICollectionViewDropPlaceholder) -> Int {
    let place = GapPlace.fitting(GivenPath(placeholder.insertionIndexPath), dataCounts)
    return order.insert(at: place, placeholder)
  }

  func removePlaceholder(_ id: Int) {
    order.remove(id)
    letElementsMove()
  }

  func placeName(ofPlaceholder id: Int) -> String? {
    order.extra(id).map { "before item \($0.next.short)" }
  }

  func giveUpPlaceholder(_ id: Int) -> IndexPath? {
    guard let extra = order.extra(id) else { return nil }
    order.retire(id)
    return order.dataPath(extra.next).indexPath
  }

  func previewParameters(
    of placeholder: UICollectionViewDropPlaceholder,
    _ cell: UIView
  ) -> UIDragPreviewParameters? {
    (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
  }

  /// Has the cell of a placeholder filled again.
  func refillPlaceholder(_ id: Int) {
    guard let extra = order.extra(id), let placeholder = extra.placeholder else { return }
    visible.update(placeholder, at: order.path(of: extra))
  }

  func declaresInsertion(at path: IndexPath) -> Bool {
    updates.declaresInsertion(at: DataPath(path))
  }

  func declareInsertion(at path: IndexPath) { insertItems(at: [path]) }
}
