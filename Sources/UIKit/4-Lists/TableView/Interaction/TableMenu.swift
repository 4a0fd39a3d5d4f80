import CoreGraphics
import Foundation

/// Shows context menus for the rows of a table view as its delegate says.
@MainActor
final class TableMenu: NSObject, UIContextMenuInteractionDelegate {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private(set) var interaction: UIContextMenuInteraction?
  private var path: IndexPath?
  private let editMenu = CellEditMenu()

  init(view: UITableView) { self.view = view }

  /// Follows the delegate: the interaction is there once there is one.
  func update() {
    guard interaction == nil, view.tableDelegate != nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  private var delegate: (any UITableViewDelegate)? { view.tableDelegate }

  private var cellPreview: UITargetedPreview? {
    guard let cell = path.flatMap(view.cellForRow) else { return nil }
    return UITargetedPreview(view: cell, parameters: UIDragPreviewParameters.opening(cell))
  }

  // MARK: Interaction

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = view.indexPathForRow(at: location)
    let configuration = path.flatMap {
      delegate?.tableView(view, contextMenuConfigurationForRowAt: $0, point: location)
    }
    if configuration == nil { showEditMenu() }
    return configuration
  }

  /// Shows the older menu of the row, if the delegate wants one.
  private func showEditMenu() {
    guard let path, let delegate, let cell = view.cellForRow(at: path),
      delegate.tableView(view, shouldShowMenuForRowAt: path)
    else { return }
    let questions = CellEditMenu.Questions { [view] in
      delegate.tableView(view, canPerformAction: $0, forRowAt: path, withSender: $1)
    } perform: { [view] in
      delegate.tableView(view, performAction: $0, forRowAt: path, withSender: $1)
    }
    if editMenu.show(for: cell, questions) { view.selection.touchCancelled() }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    // What is lifted is no longer pressed.
    view.selection.touchCancelled()
    return delegate?.tableView(
      view,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
      ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate?.tableView(view, previewForDismissingContextMenuWithConfiguration: configuration)
      ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(view, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(view, willEndContextMenuInteraction: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      view,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
}
