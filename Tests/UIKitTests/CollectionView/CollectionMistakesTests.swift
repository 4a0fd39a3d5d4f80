import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct CollectionMistakesTests {
  private func codes(
    _ counts: [Int] = [3],
    layout: RowLayout = RowLayout(),
    _ body: (CollectionStage) throws -> Void
  ) throws -> [Diagnosis] {
    var found: [Diagnosis] = []
    try CollectionStage.run(counts, layout: layout) { stage in
      found = try UIKitDiagnostics.recording {
        try body(stage)
        stage.screen.step(2)
      }
    }
    return found
  }

  @Test func `an identifier that is not registered is named, with the likeliest one`() throws {
    let found = try codes { stage in
      stage.script.makesCell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "Counted", for: path)
      }
      stage.view.reloadData()
    }
    let first = try #require(found.first)
    #expect(first.code == "TSK-NOT-REGISTERED" && first.severity == .fatal)
    #expect(first.what.contains("\"Counted\""))
    #expect(first.remedy.contains("Did you mean \"counted\"?"))
  }

  @Test func `a cell that was not dequeued is told`() throws {
    let found = try codes { stage in
      stage.script.makesCell = { _, _ in UICollectionViewCell() }
      stage.view.reloadData()
    }
    #expect(found.map(\.code) == ["TSK-BAD-CELL", "TSK-BAD-CELL", "TSK-BAD-CELL"])
    #expect(found.first?.place.contains("item") == true)
  }

  @Test func `a view that is dequeued and not returned is told, and does not stay`() throws {
    try CollectionStage.run([40]) { stage in
      let found = UIKitDiagnostics.recording {
        stage.script.makesCell = { view, path in
          @MainActor func dequeue() -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "counted", for: path)
          }
          _ = dequeue()
          return dequeue()
        }
        for offset in stride(from: 0, through: 1500, by: 150) {
          stage.view.contentOffset.y = CGFloat(offset)
          stage.screen.step()
        }
      }
      #expect(Set(found.map(\.code)) == ["TSK-DEQUEUE-LOST"])
      let first = try #require(found.first)
      #expect(first.severity == .warning && first.what.contains("CountedCell"))
      #expect(first.what.contains("(0, 10)") && first.place.contains("\"counted\""))
      let cells = stage.view.subviews.filter { $0 is UICollectionViewCell }
      #expect(cells.count <= 2 * stage.view.visibleCells.count)
    }
  }

  @Test func `cells that are dequeued to measure with do not fill the list`() throws {
    try CollectionStage.run([40]) { stage in
      let path = IndexPath(item: 0, section: 0)
      stage.view.contentOffset.y = 700
      stage.screen.step()
      stage.view.contentOffset.y = 0
      stage.screen.step()
      let before = stage.view.subviews.count
      let found = UIKitDiagnostics.recording {
        for _ in 0..<100 {
          _ = stage.view.dequeueReusableCell(withReuseIdentifier: "counted", for: path)
        }
      }
      #expect(found.isEmpty && stage.view.subviews.count <= before)
    }
  }

  @Test func `an index that is NSNotFound is called by its name`() throws {
    let nowhere = IndexPath(item: NSNotFound, section: 0)
    let calls: [(UICollectionView) -> Void] = [
      { $0.reloadItems(at: [nowhere]) },
      { $0.deleteItems(at: [nowhere]) },
      { $0.scrollToItem(at: nowhere, at: .top, animated: false) },
    ]
    for call in calls {
      let found = try codes { call($0.view) }
      #expect(found.map(\.code) == ["TSK-INDEX-NOTFOUND"])
      #expect(found.first?.what.contains("(0, NSNotFound)") == true)
      #expect(found.first?.what.contains("9223372036854775807") == false)
    }
  }

  @Test func `a controller without a layout is told`() throws {
    final class Grid: UICollectionViewController {}
    let found = UIKitDiagnostics.recording {
      let controller = Grid()
      #expect(controller.collectionView != nil)
    }
    #expect(found.map(\.code) == ["TSK-NO-LAYOUT"])
    #expect(found.first?.what.contains("Grid") == true)
    let given = UIKitDiagnostics.recording {
      _ = Grid(collectionViewLayout: UICollectionViewFlowLayout()).collectionView
    }
    #expect(given.isEmpty)
  }

  @Test func `attributes for items that do not exist are told and left out`() throws {
    final class Stale: RowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let ghost = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
        ghost.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [ghost]
      }
    }
    var cells = 0
    let found = try UIKitDiagnostics.recording {
      try CollectionStage.run([3], layout: Stale()) { cells = $0.view.visibleCells.count }
    }
    #expect(cells == 3)
    #expect(found.first?.code == "TSK-LAYOUT-STALE")
    #expect(found.first?.place.contains("Stale") == true)
  }

  @Test func `a frame that is not a number is refused where it is set`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 4, section: 2))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let found = UIKitDiagnostics.recording {
      attributes.frame.origin.x = .nan
      attributes.size.width = .infinity
      attributes.alpha = .nan
    }
    #expect(found.map(\.code) == ["TSK-NAN", "TSK-NAN", "TSK-NAN"])
    #expect(found.first?.place == "frame of item (2, 4)")
    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && attributes.alpha == 1)
  }

  @Test func `a content size that is not a number is told and taken as empty`() throws {
    final class Lost: RowLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
    }
    var size: CGSize?
    let found = try UIKitDiagnostics.recording {
      try CollectionStage.run([3], layout: Lost()) { size = $0.view.contentSize }
    }
    #expect(size == .zero)
    #expect(found.first?.code == "TSK-NAN")
    #expect(found.first?.place.contains("Lost") == true)
  }

  @Test func `a class that is no cell does no harm until it is dequeued`() throws {
    let found = try codes { stage in
      stage.view.register(UIView.self, forCellWithReuseIdentifier: "plain")
      stage.view.register(UIView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "s")
    }
    #expect(found.isEmpty)
    let dequeued = try codes { stage in
      stage.view.register(UIView.self, forCellWithReuseIdentifier: "plain")
      let cell = stage.view.dequeueReusableCell(withReuseIdentifier: "plain", for: [0, 0])
      #expect(cell.reuseIdentifier == "plain")
    }
    #expect(dequeued.first?.code == "TSK-REGISTER-CLASS")
    #expect(dequeued.first?.remedy.contains("an empty view is used") == true)
  }

  @Test func `negative numbers of items are told and taken as none`() throws {
    let found = try codes { stage in
      stage.script.counts = [-2]
      stage.view.reloadData()
      #expect(stage.view.numberOfItems(inSection: 0) == 0)
    }
    #expect(found.first?.code == "TSK-COUNT-NEGATIVE")
  }

  @Test func `items and sections that do not exist are named`() throws {
    let found = try codes { stage in
      stage.view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: false)
      #expect(stage.view.numberOfItems(inSection: 4) == 0)
    }
    #expect(found.map(\.code) == ["TSK-SCROLL-RANGE", "TSK-SECTION-RANGE"])
    #expect(found.first?.saw == "section 0 has 3 items")
  }

  @Test func `a decoration without a class is told`() throws {
    final class Decorated: RowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line",
          with: IndexPath(item: 0, section: 0)
        )
        line.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        return [line]
      }
    }
    let found = try UIKitDiagnostics.recording {
      try CollectionStage.run([1], layout: Decorated()) { _ in }
    }
    #expect(found.first?.code == "TSK-NOT-REGISTERED")
    #expect(found.first?.what.contains("\"line\"") == true)
  }

  @Test func `a layout with headers wants a data source that has some`() throws {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(
          withReuseIdentifier: CountedCell.identifier,
          for: indexPath
        )
      }
    }
    let source = Plain()
    let layout = RowLayout()
    layout.header = 30
    let found = try codes([1], layout: layout) { stage in stage.view.dataSource = source }
    #expect(found.first?.code == "TSK-SUPP-MISSING")
    #expect(found.first?.place.contains("Plain") == true)
  }

  @Test func `a context class that is no context is told`() throws {
    final class Wrong: RowLayout {
      override class var invalidationContextClass: AnyClass { NSObject.self }
    }
    let layout = Wrong()
    let found = UIKitDiagnostics.recording { layout.invalidateLayout() }
    #expect(found.map(\.code) == ["TSK-CONTEXT-CLASS"])
  }

  @Test func `updates inside the layout of the view are told`() throws {
    let found = try codes([3]) { stage in
      stage.script.makesCell = { view, path in
        if path.item == 0 { view.performBatchUpdates {} }
        return view.dequeueReusableCell(
          withReuseIdentifier: CountedCell.identifier,
          for: path
        )
      }
      stage.view.reloadData()
      stage.screen.step()
    }
    #expect(found.contains { $0.code == "TSK-UPDATE-REENTRANT" })
  }
}
