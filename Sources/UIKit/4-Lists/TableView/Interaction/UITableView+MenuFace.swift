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

  func editMenu(for path: IndexPath) -> CellEditMenu.Questions? {
    guard let delegate = tableDelegate,
      delegate.tableView(self, shouldShowMenuForRowAt: path)
    else { return nil }
    return CellEditMenu.Questions { [weak self] in
      guard let self else { return false }
      return delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: $1)
    } perform: { [weak self] in
      guard let self else { return }
      delegate.tableView(self, performAction: $0, forRowAt: path, withSender: $1)
    }
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
