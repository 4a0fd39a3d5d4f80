import CollectionLayout
import CoreGraphics
import Foundation

@testable import UIKit

/// A table that says what it is told to, and counts how often it is asked.
@MainActor
class SaidTable: HeightAnswers, MeasuredTable {
  var heightSettings = HeightSettings()
  var hasHeightDelegate = false
  var heights: [Int: CGFloat] = [:]
  var estimates: [Int: CGFloat] = [:]
  var ends: [TableElement: CGFloat] = [:]
  var titles: Set<TableElement> = []
  var counts: [Int]? = [3, 2]
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 400)
  var cardInset = UIEdgeInsets.zero
  var footHeight: CGFloat = 0
  var asked = 0
  var layouts = 0

  var isRowHeightSaid: Bool { heightSettings.rowHeight >= 0 }

  func saidHeight(ofRow path: IndexPath) -> CGFloat? { heights[path.row] }
  func saidEstimate(ofRow path: IndexPath) -> CGFloat? { estimates[path.row] }
  func saidHeight(of end: TableElement) -> CGFloat? { ends[end] }
  func saidEstimate(of end: TableElement) -> CGFloat? { nil }
  func hasTitle(_ end: TableElement) -> Bool { titles.contains(end) }

  func madeView(for end: TableElement) -> UIView?? {
    asked += 1
    return nil
  }

  func setNeedsLayout() { layouts += 1 }

  func askForCounts() -> [Int]? {
    asked += 1
    return counts
  }
}
