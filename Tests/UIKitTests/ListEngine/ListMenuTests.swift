import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Context menus of a list` {
  /// Writes down what it is told, and answers as it was told to.
  final class Face: MenuFace {
    var hasMenuDelegate = true
    var elements: [CGFloat: IndexPath] = [:]
    var offered: UIContextMenuConfiguration?
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func addInteraction(_ interaction: any UIInteraction) { log.append("add") }
    func menuElement(at point: CGPoint) -> IndexPath? { elements[point.y] }

    func draggedCell(at path: IndexPath) -> (any DraggedCell)? {
      log.append("cell \(path.item)")
      return nil
    }

    func endHighlight() { log.append("dark") }

    func menu(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
      log.append("menu \(path.map { "\($0.item)" } ?? "of nothing")")
      return offered
    }

    func editMenu(for path: IndexPath) -> CellEditMenu.Questions? { nil }

    func highlightPreview(
      _ configuration: UIContextMenuConfiguration,
      _ path: IndexPath?
    ) -> UITargetedPreview? {
      log.append("lift \(path?.item ?? -1)")
      return nil
    }

    func dismissalPreview(
      _ configuration: UIContextMenuConfiguration,
      _ path: IndexPath?
    ) -> UITargetedPreview? {
      log.append("lower \(path?.item ?? -1)")
      return nil
    }

    func menuWillShow(
      _ configuration: UIContextMenuConfiguration,
      _ animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("show") }

    func menuWillEnd(
      _ configuration: UIContextMenuConfiguration,
      _ animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }

    func menuWillCommit(
      _ configuration: UIContextMenuConfiguration,
      _ animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("commit") }
  }

  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `are there once the list has a delegate`() {
    let face = Face()
    face.hasMenuDelegate = false
    let menu = ListMenu(face: face)
    menu.update()
    #expect(menu.interaction == nil)
    face.hasMenuDelegate = true
    menu.update()
    let interaction = menu.interaction
    #expect(interaction != nil)
    menu.update()
    #expect(menu.interaction === interaction)
    #expect(face.take() == ["add"])
  }

  @Test func `are for all selected elements where asked for on one of them`() {
    let selected = [Self.path(1), Self.path(2)]
    #expect(ListMenu.elements(at: Self.path(2), selected: selected) == selected)
    #expect(ListMenu.elements(at: Self.path(3), selected: selected) == [Self.path(3)])
    #expect(ListMenu.elements(at: Self.path(1), selected: [Self.path(1)]) == [Self.path(1)])
    #expect(ListMenu.elements(at: nil, selected: selected).isEmpty)
  }

  @Test func `lift the cell of the element they were asked for, which is no longer pressed`() throws
  {
    let face = Face()
    face.elements = [10: Self.path(4)]
    face.offered = UIContextMenuConfiguration()
    let menu = ListMenu(face: face)
    menu.update()
    let interaction = try #require(menu.interaction)
    _ = face.take()
    let found = try #require(
      menu.contextMenuInteraction(
        interaction,
        configurationForMenuAtLocation: CGPoint(x: 0, y: 10)
      )
    )
    _ = menu.contextMenuInteraction(
      interaction,
      configuration: found,
      highlightPreviewForItemWithIdentifier: NSString("")
    )
    menu.contextMenuInteraction(interaction, willDisplayMenuFor: found, animator: nil)
    menu.contextMenuInteraction(interaction, willEndFor: found, animator: nil)
    _ = menu.contextMenuInteraction(
      interaction,
      configuration: found,
      dismissalPreviewForItemWithIdentifier: NSString("")
    )
    #expect(
      face.take() == [
        "menu 4", "dark", "lift 4", "cell 4", "show", "end", "lower 4", "cell 4",
      ]
    )
  }

  @Test func `have no cell beside the elements`() throws {
    let face = Face()
    let menu = ListMenu(face: face)
    menu.update()
    let interaction = try #require(menu.interaction)
    _ = face.take()
    let found = menu.contextMenuInteraction(
      interaction,
      configurationForMenuAtLocation: CGPoint(x: 0, y: 10)
    )
    #expect(found == nil)
    _ = menu.contextMenuInteraction(
      interaction,
      configuration: UIContextMenuConfiguration(),
      highlightPreviewForItemWithIdentifier: NSString("")
    )
    #expect(face.take() == ["menu of nothing", "dark", "lift -1"])
  }
}
