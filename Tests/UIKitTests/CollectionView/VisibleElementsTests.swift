import Testing
import UIKit

@MainActor @Suite struct VisibleElementsTests {
  @Test func `only what is in sight is asked for, in order, once`() throws {
    try CollectionStage.run([100]) { stage in
      let cells = stage.script.log.take().filter { $0.hasPrefix("cell") }
      #expect(cells == (0..<10).map { "cell 0.\($0)" })
      #expect(stage.view.visibleCells.count == 10)
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == Array(0..<10))
    }
  }

  @Test func `cells that leave are used again for those that come`() throws {
    try CollectionStage.run([1000]) { stage in
      var most = 0
      var made: Set<UICollectionViewCell> = []
      for offset in stride(from: 0, to: 5000, by: 35) {
        stage.view.contentOffset.y = CGFloat(offset)
        stage.screen.step()
        most = max(most, stage.view.visibleCells.count)
        made.formUnion(stage.view.visibleCells)
        let seen = stage.view.indexPathsForVisibleItems.map(\.item)
        let expected = (offset / 50)...((offset + 499) / 50)
        #expect(seen == Array(expected))
      }
      #expect(most == 11)
      #expect(made.count <= 12)
    }
  }

  @Test func `a cell is shown and hidden with a word before and after`() throws {
    try CollectionStage.run([100]) { stage in
      _ = stage.script.log.take()
      stage.view.contentOffset.y = 50
      stage.screen.step()
      #expect(
        stage.script.log.take() == ["cell 0.10", "willDisplay 10", "didEndDisplaying 0"]
      )
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 10, section: 0)))
      #expect(cell.frame == CGRect(x: 0, y: 500, width: 300, height: 50))
      #expect(stage.view.indexPath(for: cell) == IndexPath(item: 10, section: 0))
      #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
  }

  @Test func `prepareForReuse is called before a cell is handed out again, never on new ones`()
    throws
  {
    try CollectionStage.run([100]) { stage in
      let cells = stage.view.visibleCells.compactMap { $0 as? CountedCell }
      #expect(cells.allSatisfy { $0.reuses == 0 })
      for offset in [1000.0, 2000] {
        stage.view.contentOffset.y = offset
        stage.screen.step()
      }
      let reused = stage.view.visibleCells.compactMap { $0 as? CountedCell }
      #expect(reused.map(\.reuses).max() == 1)
    }
  }

  @Test func `headers come with their sections`() throws {
    let layout = RowLayout()
    layout.header = 30
    try CollectionStage.run([3, 3, 30], layout: layout) { stage in
      let kind = UICollectionView.elementKindSectionHeader
      #expect(
        stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section)
          == [0, 1, 2]
      )
      let header = try #require(
        stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
      )
      #expect(header.frame == CGRect(x: 0, y: 180, width: 300, height: 30))
      #expect(stage.view.indexPath(forSupplementaryView: header)?.section == 1)
    }
  }

  @Test func `a point finds its item`() throws {
    try CollectionStage.run([100]) { stage in
      #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 125))?.item == 2)
      #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 4990))?.item == 99)
      #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 5010)) == nil)
    }
  }

  @Test func `an empty collection shows nothing and scrolls nowhere`() throws {
    try CollectionStage.run([]) { stage in
      #expect(stage.view.numberOfSections == 0)
      #expect(stage.view.visibleCells.isEmpty)
      #expect(stage.view.contentSize == CGSize(width: 300, height: 0))
    }
    try CollectionStage.run([0, 0]) { stage in
      #expect(stage.view.numberOfSections == 2)
      #expect(stage.view.visibleCells.isEmpty)
    }
  }

  @Test func `reloadData asks anew and keeps the place`() throws {
    try CollectionStage.run([100]) { stage in
      stage.view.contentOffset.y = 500
      stage.screen.step()
      stage.script.counts = [60]
      _ = stage.script.log.take()
      stage.view.reloadData()
      stage.screen.step()
      let calls = stage.script.log.take()
      #expect(calls.contains("sections") && calls.contains("items 0"))
      #expect(calls.filter { $0.hasPrefix("cell") }.count == 10)
      #expect(stage.view.contentOffset.y == 500)
      #expect(stage.view.contentSize.height == 3000)
    }
  }
}
