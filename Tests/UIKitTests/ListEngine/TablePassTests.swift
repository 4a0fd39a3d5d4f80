import CollectionLayout
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct `The pass of a table` {
  /// Rows of some heights, which are known once they are in sight.
  final class List: SaidTable, PassedTable {
    var geometry: TableGeometry?
    var contentSize = CGSize.zero
    var adjustedContentInset = UIEdgeInsets.zero
    var isTargetSet = false
    var isAnchorHeld = false
    var heldElement: TableElement?
    var firstRowInSight: IndexPath?
    var height: (Int) -> CGFloat = { _ in 10 }
    var ensured: [TableElement] = []
    var placed: [ShownElement] = []
    var log: [String] = []
    var isReloading = false

    var style: UITableView.Style { heightSettings.style }
    var isAtTop: Bool { bounds.minY <= 0 }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func noteTarget() {}
    func shiftContent(by distance: CGFloat) { bounds.origin.y += distance }

    func ensure(_ element: TableElement) {
      ensured.append(element)
      if isReloading {
        isReloading = false
        geometry?.invalidate()
      }
      guard case .row(_, let row) = element, geometry?.isReady == true else { return }
      geometry?.set(RowExtent(height(row)), of: element)
    }

    func dropRows(outside bounds: CGRect) { log.append("drop") }

    func place(_ shown: [ShownElement]) {
      placed = shown
      log.append("place")
    }

    func placeEnds() { log.append("ends") }
    func placeSurroundings() { log.append("around") }
    func restoreTarget() -> Bool { true }
    func restoreAnchor() {}
    func releaseAnchor() {}
    func settleTarget() {}
    func prefetch() {}

    var rows: [Int] {
      placed.compactMap { if case .row(_, let row) = $0.element { row } else { nil } }
    }
  }

  private let list = List()
  private let geometry: TableGeometry
  private let pass: TablePass<List>

  init() {
    list.counts = [100]
    list.bounds = CGRect(x: 0, y: 0, width: 100, height: 45)
    geometry = TableGeometry(table: list, heights: RowHeights(table: list))
    list.geometry = geometry
    pass = TablePass(list: list, geometry: geometry)
  }

  private static func row(_ row: Int) -> TableElement { .row(section: 0, row: row) }

  @Test func `makes rows from the top until the view is full, and measures them`() {
    pass.run()
    #expect(list.rows == [0, 1, 2, 3, 4])
    #expect(list.placed.map(\.place.low) == [0, 10, 20, 30, 40])
    #expect(list.contentSize == CGSize(width: 100, height: 5 * 10 + 95 * 44))
    #expect(list.take() == ["drop", "place", "around"])
    #expect(pass.rounds == 1 && pass.hasRun)
  }

  @Test func `does nothing where nothing moved`() {
    pass.run()
    _ = list.take()
    pass.run()
    #expect(list.take().isEmpty)
    pass.invalidate()
    pass.run()
    #expect(list.take() == ["drop", "place", "around"])
    list.adjustedContentInset.top = 3
    pass.run()
    #expect(list.take() == ["drop", "place", "around"])
  }

  @Test func `leaves rows where they are while the same are in sight`() {
    pass.run()
    _ = list.take()
    list.ensured = []
    list.bounds.origin.y = 4
    pass.run()
    #expect(list.take() == ["ends", "around"])
    #expect(list.ensured.isEmpty)
    list.bounds.origin.y = 6
    pass.run()
    #expect(list.rows == [0, 1, 2, 3, 4, 5])
    list.isAnchorHeld = true
    list.bounds.origin.y = 7
    _ = list.take()
    pass.run()
    #expect(list.take().contains("drop"))
  }

  @Test func `moves the content along as rows above are measured`() {
    list.heightSettings.rowHeight = 10
    geometry.prepare()
    for row in 0..<20 { geometry.expect(Self.row(row)) }
    list.height = { $0 < 20 ? 30 : 10 }
    list.bounds.origin.y = 195
    list.firstRowInSight = IndexPath(row: 20, section: 0)
    pass.run()
    let place = geometry.extents.interval(of: Self.row(20))
    #expect(place.low - list.bounds.minY == 5)
    #expect(place.low == 220)
    #expect(list.rows == [19, 20, 21, 22, 23])
  }

  @Test func `begins at the element that is held`() {
    list.heightSettings.rowHeight = 10
    list.bounds.origin.y = 200
    list.heldElement = Self.row(22)
    list.firstRowInSight = IndexPath(row: 20, section: 0)
    pass.run()
    #expect(list.ensured.first == Self.row(22))
    #expect(list.rows == [20, 21, 22, 23, 24])
  }

  @Test func `begins at the end where the content became shorter than where it stands`() {
    list.heightSettings.rowHeight = 10
    list.bounds.origin.y = 5000
    pass.run()
    #expect(list.ensured.first == Self.row(99))
  }

  @Test func `goes round again where somebody reloads the table meanwhile`() {
    list.isReloading = true
    pass.run()
    #expect(pass.rounds > 1)
    #expect(list.rows == [0, 1, 2, 3, 4])
  }

  @Test func `gives up on a table that never comes to rest`() {
    list.isTargetSet = true
    var last: CGFloat = 10
    list.height = { _ in
      last += 1
      return last
    }
    pass.run()
    #expect(pass.rounds == 24)
    #expect(!pass.isRunning)
  }

  @Test func `has the header of a plain section there as long as the section is`() {
    list.heightSettings.rowHeight = 10
    list.heightSettings.header.height = 20
    list.titles = [.header(0)]
    list.bounds.origin.y = 200
    pass.run()
    #expect(list.placed.first?.element == .header(0))
    list.heightSettings.style = .grouped
    pass.invalidate()
    pass.run()
    #expect(list.placed.first?.element != .header(0))
  }

  @Test func `shows nothing in a view without size`() {
    list.bounds.size = .zero
    pass.run()
    #expect(list.ensured.isEmpty && !pass.hasRun)
  }

  /// However high rows turn out to be, those in sight are measured and placed without a gap.
  @Test(arguments: 0..<20) func `fills the view, whatever is measured`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let heights = (0..<100).map { _ in CGFloat(random.int(5...60)) }
    list.height = { heights[$0] }
    pass.run()
    for _ in 0..<20 {
      let way = CGFloat(random.int(-60...80))
      list.bounds.origin.y = max(0, list.bounds.minY + way)
      list.firstRowInSight = list.rows.first { row in
        let place = geometry.extents.interval(of: Self.row(row))
        return place.high > list.bounds.minY && place.low < list.bounds.maxY
      }.map { IndexPath(row: $0, section: 0) }
      pass.run()
      let places = list.placed.map(\.place)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.high == $1.low })
      #expect(
        list.rows.allSatisfy { geometry.extents.extent(of: Self.row($0)).height == heights[$0] }
      )
      #expect((places.first?.low ?? .infinity) <= list.bounds.minY)
      #expect((places.last?.high ?? 0) >= min(list.bounds.maxY, geometry.extents.bottom))
    }
  }
}
