import CoreGraphics
import Foundation

extension UITableView: PanSelecting {
  var selectedPaths: Set<IndexPath> { selection.selected.all }

  var sectionCount: Int { numberOfSections }

  func itemCount(in section: Int) -> Int { numberOfRows(inSection: section) }

  func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func mayPanSelect(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginPanSelection(at path: IndexPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndPanSelection() {
    tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  func panSelect(_ wanted: Set<IndexPath>) { selection.become(wanted) }
}
