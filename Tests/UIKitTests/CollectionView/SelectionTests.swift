import Testing
import UIKit
import WindowHost

@MainActor @Suite struct SelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a tap asks, highlights, selects and lets go`() throws {
    try CollectionStage.run([100]) { stage in
      _ = stage.script.log.take()
      stage.screen.finger(.began, 100, 75)
      stage.screen.step(12)
      #expect(stage.script.log.take() == ["shouldHighlight 1", "didHighlight 1"])
      #expect(stage.view.cellForItem(at: path(1))?.isHighlighted == true)
      stage.screen.finger(.ended, 100, 75)
      #expect(
        stage.script.log.take() == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"]
      )
      let cell = try #require(stage.view.cellForItem(at: path(1)))
      #expect(cell.isSelected && !cell.isHighlighted)
      #expect(stage.view.indexPathsForSelectedItems == [path(1)])
    }
  }

  @Test func `selecting another lets go of the first`() throws {
    try CollectionStage.run([100]) { stage in
      stage.screen.tap(100, 75)
      stage.screen.step(30)
      _ = stage.script.log.take()
      stage.screen.tap(100, 125)
      let calls = stage.script.log.take().filter { $0.contains("elect") }
      #expect(calls == ["shouldSelect 2", "didDeselect 1", "didSelect 2"])
      #expect(stage.view.cellForItem(at: path(1))?.isSelected == false)
    }
  }

  @Test func `several may be selected, and a second tap lets go`() throws {
    try CollectionStage.run([100]) { stage in
      stage.view.allowsMultipleSelection = true
      for y in [75.0, 125, 75] {
        stage.screen.tap(100, y)
        stage.screen.step(30)
      }
      #expect(stage.view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test func `a delegate says no`() throws {
    try CollectionStage.run([100]) { stage in
      stage.script.highlights = false
      _ = stage.script.log.take()
      stage.screen.tap(100, 75)
      #expect(stage.script.log.take() == ["shouldHighlight 1"])
      stage.screen.step(30)
      stage.script.highlights = true
      stage.script.selects = false
      stage.screen.tap(100, 75)
      #expect(stage.view.indexPathsForSelectedItems == [])
    }
  }

  @Test func `code selects without a word and scrolls there`() throws {
    try CollectionStage.run([100]) { stage in
      _ = stage.script.log.take()
      stage.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
      #expect(stage.view.contentOffset.y == 2500)
      stage.screen.step()
      #expect(stage.view.cellForItem(at: path(50))?.isSelected == true)
      #expect(!stage.script.log.take().contains { $0.contains("elect") })
      stage.view.deselectItem(at: path(50), animated: false)
      #expect(stage.view.cellForItem(at: path(50))?.isSelected == false)
    }
  }

  @Test func `a scroll takes the highlight away`() throws {
    try CollectionStage.run([100]) { stage in
      stage.screen.finger(.began, 100, 175)
      stage.screen.step(12)
      #expect(stage.view.cellForItem(at: path(3))?.isHighlighted == true)
      stage.screen.finger(.moved, 100, 120)
      stage.screen.finger(.moved, 100, 60)
      #expect(stage.view.cellForItem(at: path(3))?.isHighlighted == false)
      stage.screen.finger(.ended, 100, 60)
      #expect(stage.view.indexPathsForSelectedItems == [])
    }
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 2500.0), (.centeredVertically, 2275), (.bottom, 2050),
  ])
  func `an item is scrolled to its place`(
    position: UICollectionView.ScrollPosition,
    offset: Double
  ) throws {
    try CollectionStage.run([100]) { stage in
      stage.view.scrollToItem(at: path(50), at: position, animated: false)
      #expect(Double(stage.view.contentOffset.y) == offset)
    }
  }
}
