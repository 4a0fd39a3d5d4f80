import CoreGraphics
import Foundation

extension UITableView: MenuFace {
  var hasMenuDelegate: Bool { tableDelegate != nil }

  func menuElement(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func endHighlight() { selection.touchCancelled() }

  func menu(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(
      self,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
}
