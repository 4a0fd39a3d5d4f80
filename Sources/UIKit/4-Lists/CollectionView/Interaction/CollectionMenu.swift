import CoreGraphics
import Foundation

/// Shows context menus for the items of a collection view as its delegate says.
@MainActor
final class CollectionMenu: NSObject, UIContextMenuInteractionDelegate {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private var stored: UIContextMenuInteraction?
  private var path: IndexPath?
  private let editMenu = CellEditMenu()

  init(view: UICollectionView) { self.view = view }

  /// The interaction, which is there once there is a delegate.
  var interaction: UIContextMenuInteraction? { stored }

  /// Follows the delegate.
  func update() {
    guard stored == nil, view.collectionDelegate != nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    stored = interaction
    view.addInteraction(interaction)
  }

  private var delegate: (any UICollectionViewDelegate)? { view.collectionDelegate }

  /// The items a menu is for: all selected ones where it is asked for on one of them.
  private func paths(at path: IndexPath?) -> [IndexPath] {
    guard let path else { return [] }
    let selected = view.indexPathsForSelectedItems ?? []
    return selected.count > 1 && selected.contains(path) ? selected : [path]
  }

  // MARK: Interaction

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = view.itemInSight(at: location).flatMap { view.order.itemPath($0)?.indexPath }
    let configuration = delegate?.collectionView(
      view,
      contextMenuConfigurationForItemsAt: paths(at: path),
      point: location
    )
    if configuration == nil { showEditMenu() }
    return configuration
  }

  /// Shows the older menu of the item, if the delegate wants one.
  private func showEditMenu() {
    guard let path, let delegate, let cell = view.cellForItem(at: path),
      delegate.collectionView(view, shouldShowMenuForItemAt: path)
    else { return }
    let questions = CellEditMenu.Questions { [view] in
      delegate.collectionView(view, canPerformAction: $0, forItemAt: path, withSender: $1)
    } perform: { [view] in
      delegate.collectionView(view, performAction: $0, forItemAt: path, withSender: $1)
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
    guard let path else { return nil }
    let preview = delegate?.collectionView(
      view,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path
    )
    return preview ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    let preview = delegate?.collectionView(
      view,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: path
    )
    return preview ?? cellPreview
  }

  private var cellPreview: UITargetedPreview? {
    guard let cell = path.flatMap(view.cellForItem) else { return nil }
    return UITargetedPreview(view: cell, parameters: UIDragPreviewParameters.opening(cell))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      view,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      view,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
}
