import CoreGraphics
import Foundation

/// A view of items that can be selected by a pan along them.
@MainActor
protocol PanSelecting: UIScrollView {
  var isEditing: Bool { get }
  /// Whether several can be selected now.
  var takesSeveral: Bool { get }
  var selectedPaths: Set<IndexPath> { get }
  var sectionCount: Int { get }

  func itemCount(in section: Int) -> Int
  func path(at point: CGPoint) -> IndexPath?

  /// Whether somebody wants a pan that starts on an item to select.
  func mayPanSelect(at path: IndexPath) -> Bool
  func didBeginPanSelection(at path: IndexPath)
  func didEndPanSelection()

  /// Selects items and no others.
  func panSelect(_ wanted: Set<IndexPath>)
}
