import CoreGraphics
import Foundation

/// A list whose items are all told of, although only those visible have views.
@MainActor
protocol AccessibleList: FocusableList {
  /// The number of items in each section.
  var accessibleCounts: [Int] { get }
  func hasAccessibleHeader(_ section: Int) -> Bool
  func hasAccessibleFooter(_ section: Int) -> Bool
  /// The header or footer of a section, while it is visible.
  func accessibleEnd(_ section: Int, isHeader: Bool) -> UIView?
  /// What is read of the header or footer of a section that is off screen.
  func accessibleEndText(_ section: Int, isHeader: Bool) -> String?
  /// What in the list is neither an item nor a header or footer, and whether it comes before them.
  var accessibleOthers: [(view: UIView, isBefore: Bool)] { get }
  /// Makes the cell of an item off screen, and puts it away again.
  func withSpareCell(at path: IndexPath, _ body: (UIView) -> Void)
  func isItemSelected(_ path: IndexPath) -> Bool
  var selectedPaths: Set<IndexPath> { get }
  var isMultipleChoice: Bool { get }
  func chooseItem(_ path: IndexPath, _ isChosen: Bool)
}

extension AccessibleListIndex {
  /// Brings the numbers up to date with a list.
  func update(_ list: any AccessibleList) {
    update(
      list.accessibleCounts,
      hasHeader: list.hasAccessibleHeader,
      hasFooter: list.hasAccessibleFooter
    )
  }
}
