import CoreGraphics
import Foundation

extension UICollectionView: ShowingElements {
  var heldKey: ElementKey? { movement.heldKey }

  // MARK: Making

  func askForCell(at path: ShownPath) -> UICollectionViewCell? {
    let item = order.dataPath(path)?.indexPath ?? path.indexPath
    return dataSource?.collectionView(self, cellForItemAt: item)
  }

  func askForSupplementary(_ kind: String, at path: ShownPath) -> UICollectionReusableView? {
    dataSource?.collectionView(
      self,
      viewForSupplementaryElementOfKind: kind,
      at: path.indexPath
    )
  }

  // MARK: Coming and going

  func settle(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
    let home = rows.row(of: attributes) ?? self
    guard view.superview !== home else { return }
    if home === self { addElement(view) } else { home.addSubview(view) }
  }

  func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate = collectionDelegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: order.told(key.path))
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: key.kind,
        at: key.path.indexPath
      )
    }
  }

  func willLose(_ view: UICollectionReusableView) { swipes.cellLeft(view) }

  func keep(_ view: UICollectionReusableView, _ key: ElementKey, isGone: Bool) -> Bool {
    motion.keep(view, key, isGone: isGone)
  }

  func finishMotion() { motion.finish() }

  func takeBack(_ view: UICollectionReusableView, _ key: ElementKey) {
    (view as? UICollectionViewCell)?.enter(.none)
    pool.takeBack(view) { identifier in
      switch key.category {
      case .cell: ReuseSlot(kind: nil, identifier: identifier)
      case .supplementaryView: ReuseSlot(kind: key.kind, identifier: identifier)
      case .decorationView: .decoration(key.kind, identifier)
      }
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate = collectionDelegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: order.told(key.path))
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: key.kind,
        at: key.path.indexPath
      )
    }
  }
}

extension UICollectionView: RowedList {}

extension UICollectionView: PassedCollection {
  func showWhatIsInSight() {
    rows.update()
    visible.update(shown)
  }

  /// What is to be in sight: with what is held where the hand is, and without views in gaps.
  private var shown: [UICollectionViewLayoutAttributes] {
    let attributes = keeper.attributes(in: bounds)
    guard order.differs else { return attributes }
    return dropGap.apply(to: movement.apply(to: attributes))
  }

  func elementsDidSettle() { visible.settle() }

  func releaseAnchor() { anchor.release() }
}
