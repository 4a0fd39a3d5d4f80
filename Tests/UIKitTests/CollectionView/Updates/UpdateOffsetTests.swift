import Testing
import UIKit

/// Where the content stands after an update: where it stood, unless the layout or the app moves it.
@MainActor @Suite struct UpdateOffsetTests {
  /// A chat's layout: what comes above does not move what one reads.
  private final class Keeping: RowLayout {
    var proposed: [CGFloat] = []
    private var growth: CGFloat = 0

    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
      growth = CGFloat(items.filter { $0.updateAction == .insert }.count) * rowHeight
    }

    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      proposed.append(offset.y)
      defer { growth = 0 }
      return CGPoint(x: offset.x, y: offset.y + growth)
    }
  }

  private static let above = (0..<3).map { IndexPath(item: $0, section: 0) }

  private func insertAbove(_ stage: CollectionStage) {
    stage.view.contentOffset.y = 600
    stage.screen.step()
    stage.script.counts[0] += 3
    UIView.performWithoutAnimation { stage.view.insertItems(at: Self.above) }
  }

  @Test func `the offset stays when items come or go above`() throws {
    try CollectionStage.run([100]) { stage in
      insertAbove(stage)
      #expect(stage.view.contentOffset.y == 600)
      stage.script.counts[0] -= 3
      UIView.performWithoutAnimation { stage.view.deleteItems(at: Self.above) }
      stage.screen.settle()
      #expect(stage.view.contentOffset.y == 600)
    }
  }

  @Test func `an app that adds the growth sees what it saw`() throws {
    try CollectionStage.run([100]) { stage in
      let before = stage.view.contentSize.height
      insertAbove(stage)
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y += stage.view.contentSize.height - before
      stage.screen.settle()
      #expect(stage.view.contentOffset.y == 750)
    }
  }

  @Test func `a layout that compensates is asked with the offset there is`() throws {
    let layout = Keeping()
    try CollectionStage.run([100], layout: layout) { stage in
      insertAbove(stage)
      stage.screen.settle()
      #expect(layout.proposed.first == 600)
      #expect(stage.view.contentOffset.y == 750)
    }
  }

  @Test func `cells measured after an update do not move what is in sight`() throws {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = 70
        return attributes
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 375, height: 400) { screen in
      let shelf = Shelf([200], layout, cell: Tall.self)
      try #require(controller.view).addSubview(shelf.view)
      screen.settle()
      shelf.view.contentOffset.y = 3_000
      screen.settle()
      let first = try #require(shelf.view.indexPathsForVisibleItems.sorted().dropFirst().first)
      let place = try #require(shelf.view.cellForItem(at: first)).frame.minY
      let offset = shelf.view.contentOffset.y
      shelf.sections[0] += ["last"]
      shelf.view.insertItems(at: [IndexPath(item: 200, section: 0)])
      screen.settle()
      let now = try #require(shelf.view.cellForItem(at: first)).frame.minY
      #expect(abs((now - shelf.view.contentOffset.y) - (place - offset)) < 0.5)
    }
  }
}
