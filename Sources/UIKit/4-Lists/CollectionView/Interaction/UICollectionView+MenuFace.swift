import CoreGraphics
import Foundation

extension UICollectionView: MenuFace {
  var hasMenuDelegate: Bool { collectionDelegate != nil }

  func menuElement(at point: CGPoint) -> IndexPath? { element(at: point) }

  func endHighlight() { selection.touchCancelled() }

  func menu(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    let paths = ListMenu.elements(at: path, selected: indexPathsForSelectedItems ?? [])
    return collectionDelegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
  }

  func editMenu(for path: IndexPath) -> CellEditMenu.Questions? {
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, shouldShowMenuForItemAt: path)
    else { return nil }
    return CellEditMenu.Questions { [weak self] in
      guard let self else { return false }
      return delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: $1)
    } perform: { [weak self] in
      guard let self else { return }
      delegate.collectionView(self, performAction: $0, forItemAt: path, withSender: $1)
    }
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    return collectionDelegate?.collectionView(
      self,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path
    )
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    return collectionDelegate?.collectionView(
      self,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: path
    )
  }

  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
}
