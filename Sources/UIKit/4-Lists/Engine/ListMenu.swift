import CoreGraphics
import Foundation

/// Shows context menus for the elements of a list as its delegate says.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let face: any MenuFace
  private(set) var interaction: UIContextMenuInteraction?
  /// The element that the menu is for.
  private var path: IndexPath?
  private let editMenu = CellEditMenu()

  init(face: any MenuFace) { self.face = face }

  /// Follows the delegate: the interaction is there once there is one.
  func update() {
    guard interaction == nil, face.hasMenuDelegate else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    face.addInteraction(interaction)
  }

  /// The elements a menu is for: all selected ones where it is asked for on one of them.
  static func elements(at path: IndexPath?, selected: [IndexPath]) -> [IndexPath] {
    guard let path else { return [] }
    return selected.count > 1 && selected.contains(path) ? selected : [path]
  }

  private var cellPreview: UITargetedPreview? {
    guard let cell = path.flatMap(face.draggedCell) else { return nil }
    return UITargetedPreview(view: cell, parameters: UIDragPreviewParameters.opening(cell))
  }

  // MARK: Interaction

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = face.menuElement(at: location)
    let menu = face.menu(for: path, at: location)
    if menu == nil, let path, let cell = face.draggedCell(at: path),
      let questions = face.editMenu(for: path), editMenu.show(for: cell, questions)
    {
      face.endHighlight()
    }
    return menu
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    // What is lifted is no longer pressed.
    face.endHighlight()
    return face.highlightPreview(configuration, path) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { face.dismissalPreview(configuration, path) ?? cellPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { face.menuWillShow(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { face.menuWillEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { face.menuWillCommit(configuration, animator) }
}
