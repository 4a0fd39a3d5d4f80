import Testing
import UIKit

/// What is in front where elements have the same place in the order: supplementary views, then
/// cells and rows, then decoration views (rule C47).
@MainActor @Suite struct ElementOrderTests {
  private final class Ground: UICollectionReusableView {}

  private func isInFront(_ view: UIView, of other: UIView) -> Bool {
    guard let parent = view.superview, parent === other.superview,
      let place = parent.subviews.firstIndex(of: view),
      let below = parent.subviews.firstIndex(of: other)
    else { return false }
    return (view.layer.zPosition, place) > (other.layer.zPosition, below)
  }

  private func layout(rows: Bool) -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20),
        heightDimension: .absolute(20)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(120)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "ground")]
    if rows { section.orthogonalScrollingBehavior = .continuous }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    return layout
  }

  @Test func `badges stay in front of cells, however far one scrolls`() throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 375, height: 400) { screen in
      let shelf = Shelf([60], layout(rows: false))
      try #require(controller.view).addSubview(shelf.view)
      var badges = 0
      for offset: CGFloat in [0, 900, 0, 450] {
        shelf.view.contentOffset.y = offset
        screen.settle()
        let ground = try #require(shelf.view.subviews.first { $0 is Ground })
        for path in shelf.view.indexPathsForVisibleItems {
          let cell = try #require(shelf.view.cellForItem(at: path))
          let badge = shelf.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: path
          )
          // Where only the lower part of a cell shows, its badge does not.
          guard let badge else { continue }
          badges += 1
          #expect(isInFront(badge, of: cell))
          #expect(isInFront(cell, of: ground))
        }
      }
      #expect(badges > 20)
    }
  }

  @Test func `a section's background is behind its row`() throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 375, height: 400) { screen in
      let shelf = Shelf([10], layout(rows: true))
      try #require(controller.view).addSubview(shelf.view)
      screen.settle()
      let cell = try #require(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let ground = try #require(shelf.view.subviews.first { $0 is Ground })
      #expect(isInFront(try #require(cell.superview), of: ground))
    }
  }
}
