import CoreGraphics
import Foundation
import ListUpdates

@testable import UIKit

/// What a collection view's agents know of it: a layout, how much there is, and its size.
@MainActor
class SaidCollection: LaidOutList, OrderedList, SelfSizedList {
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var contentSize = CGSize.zero
  var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  var countsOfItems = [9]
  var dataCounts: [Int] { countsOfItems }
  let layoutInUse: UICollectionViewLayout
  private(set) lazy var order = ShownOrder(list: self)
  private(set) lazy var keeper = LayoutKeeper(list: self, order: order, layout: layoutInUse)
  private(set) lazy var sizing = SelfSizing(list: self)
  /// What was asked of the list, in order.
  var log: [String] = []

  init(_ layout: UICollectionViewLayout) { layoutInUse = layout }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func hasItem(at path: ShownPath) -> Bool { (0..<countsOfItems[0]).contains(path.item) }
  func prepareLayout() { keeper.prepare() }
  func adopt(_ layout: UICollectionViewLayout) {}
  func moveCount(from old: Int, to new: Int) {}
  func followOrder(_ step: UpdateMap<ShownPath>) {}
  func holdAnchor() {}
  func typeOfView(for key: ElementKey) -> Any.Type? { nil }
  func setNeedsLayout() { log.append("layout") }
}
