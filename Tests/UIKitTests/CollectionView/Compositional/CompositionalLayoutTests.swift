import Testing
import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
  @Test func `what was given away is a copy`() {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    section.interGroupSpacing = 100
    configuration.interSectionSpacing = 100
    let wall = Wall([2, 2], layout)
    wall.view.layoutIfNeeded()
    #expect(wall.view.contentSize.height == 160)
    let other = UICollectionViewCompositionalLayoutConfiguration()
    other.interSectionSpacing = 20
    layout.configuration = other
    wall.view.layoutIfNeeded()
    #expect(wall.view.contentSize.height == 180)
  }

  @Test func `equality is by content`() {
    #expect(NSCollectionLayoutDimension.absolute(4) == .absolute(4))
    #expect(NSCollectionLayoutDimension.absolute(4) != .estimated(4))
    let size = NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(20))
    #expect(size == NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(20)))
    let a = NSCollectionLayoutItem(layoutSize: size)
    let b = NSCollectionLayoutItem(layoutSize: size)
    #expect(a == b)
    b.contentInsets.top = 1
    #expect(a != b)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [a])
    #expect(group == NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [a]))
    #expect(group != NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [a]))
    #expect(group.copy() as? NSCollectionLayoutGroup == group)
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixed)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).isUniformAcrossSiblings)
  }

  @Test func `a provider is asked once for each section, in order, on every solve`() {
    var log: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      log.append(index)
      #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
      #expect(environment.traitCollection.displayScale == 2)
      return .rows(.absolute(40))
    }
    let wall = Wall([1, 1, 1], layout)
    wall.view.layoutIfNeeded()
    #expect(log == [0, 1, 2])
    log = []
    wall.view.contentOffset.y = 10
    wall.view.layoutIfNeeded()
    #expect(log.isEmpty)
    layout.invalidateLayout()
    wall.view.layoutIfNeeded()
    #expect(log == [0, 1, 2])
  }

  @Test func `another width asks for sections anew`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 400
      let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
      )
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitem: item, count: isWide ? 4 : 2)
      )
    }
    let wall = Wall([8], layout)
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0)?.width == 160)
    wall.view.frame.size.width = 600
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0)?.width == 150)
    #expect(wall.view.contentSize == CGSize(width: 600, height: 80))
  }

  // MARK: Views that size themselves

  @Test func `only what comes into sight is measured, the rest counts at the guess`() {
    let section = NSCollectionLayoutSection.rows(.estimated(44))
    section.interGroupSpacing = 3
    let wall = Wall([60], UICollectionViewCompositionalLayout(section: section))
    wall.wish = { CGSize(width: 320, height: $0.item == 0 ? 300 : 44) }
    wall.view.layoutIfNeeded()
    // The first is so long that of the eleven guessed to be in sight only five are left.
    #expect(Set(wall.asked.map(\.item)) == [0, 1, 2, 3, 4])
    #expect(wall.view.contentSize.height == CGFloat(300 + 59 * 44 + 59 * 3))
    let before = wall.asked.count
    wall.view.contentOffset.y = wall.view.contentSize.height - 480
    wall.view.layoutIfNeeded()
    #expect(wall.asked.count - before <= 12)
    #expect(!wall.asked.contains { (20..<40).contains($0.item) })
  }

  @Test func `what one looks at stays while what is above it is measured`() {
    let wall = Wall([500], UICollectionViewCompositionalLayout(section: .rows(.estimated(30))))
    wall.wish = { CGSize(width: 320, height: CGFloat(20 + $0.item * 7 % 60)) }
    wall.view.layoutIfNeeded()
    wall.view.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
    wall.view.layoutIfNeeded()
    let cell = wall.view.cellForItem(at: IndexPath(item: 300, section: 0))
    #expect(cell.map { $0.frame.minY - wall.view.contentOffset.y } == 0)
    for _ in 0..<40 {
      let seen = wall.view.indexPathsForVisibleItems.first { path in
        (wall.frame(path.item)?.minY ?? 0) >= wall.view.contentOffset.y
      }
      guard let seen, let old = wall.frame(seen.item) else { break }
      let distance = old.minY - wall.view.contentOffset.y
      wall.view.contentOffset.y -= 25
      wall.view.layoutIfNeeded()
      let now = (wall.frame(seen.item)?.minY ?? 0) - wall.view.contentOffset.y
      #expect(abs(now - distance - 25) < 0.001)
    }
  }

  @Test func `measured sizes follow their items through updates and end with new data`() {
    let wall = Wall([20], UICollectionViewCompositionalLayout(section: .rows(.estimated(44))))
    wall.wish = { CGSize(width: 320, height: CGFloat(20 + $0.item)) }
    wall.view.layoutIfNeeded()
    #expect(wall.frame(5)?.height == 25)
    wall.counts = [21]
    wall.wish = { _ in nil }
    wall.view.performBatchUpdates { wall.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0)?.height == 44)
    #expect(wall.frame(6)?.height == 25)
    wall.view.reloadData()
    wall.view.layoutIfNeeded()
    #expect(wall.frame(6)?.height == 44)
  }

  @Test func `siblings of a uniform length are as long as the longest`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        .fractionalWidth(0.5),
        .uniformAcrossSiblings(estimate: 40)
      )
    )
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item, item])
    )
    let wall = Wall([4], UICollectionViewCompositionalLayout(section: section))
    wall.wish = { CGSize(width: 160, height: CGFloat(30 + $0.item * 10)) }
    wall.view.layoutIfNeeded()
    let heights = (0..<4).compactMap { wall.frame($0)?.height }
    #expect(heights == [40, 40, 60, 60])
    #expect(wall.view.contentSize.height == 100)
  }

  @Test func `groups of a uniform length in a row are as long as the longest, seen or not`() {
    let size = NSCollectionLayoutSize(.absolute(120), .uniformAcrossSiblings(estimate: 40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              .fractionalWidth(1),
              .uniformAcrossSiblings(estimate: 40)
            )
          )
        ]
      )
    )
    section.orthogonalScrollingBehavior = .continuous
    let wall = Wall([9], UICollectionViewCompositionalLayout(section: section))
    wall.wish = { CGSize(width: 120, height: CGFloat(30 + $0.item * 10)) }
    wall.view.layoutIfNeeded()
    #expect(Set(wall.asked.map(\.item)) == Set(0..<9))
    #expect((0..<9).allSatisfy { wall.frame($0)?.height == 110 })
    #expect(wall.view.contentSize.height == 110)
    #expect(wall.view.visibleCells.count == 3)
  }

  @Test func `cells with constraints keep the width the layout gives them`() {
    final class TextCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 30)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let wall = Wall([1], UICollectionViewCompositionalLayout(section: .rows(.estimated(10))))
    wall.view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0)?.width == 320)
    #expect((wall.frame(0)?.height ?? 0) > 60)
  }

  // MARK: What is around

  @Test func `a header stays in sight and is pushed out by its section's end`() {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
      elementKind: "h",
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let wall = Wall([20, 20], UICollectionViewCompositionalLayout(section: section))
    wall.view.contentInset.top = 20
    wall.view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    for y in stride(from: CGFloat(-20), through: 900, by: 20) {
      wall.view.contentOffset.y = y
      wall.view.layoutIfNeeded()
      let frame = wall.frame("h", first)
      #expect(frame?.minY == max(0, min(y + 20, 830 - 30)))
      if let shown = wall.view.supplementaryView(forElementKind: "h", at: first) {
        #expect(shown.frame == frame)
        #expect(shown.layer.zPosition == 1_000_000_001)
      }
    }
  }

  @Test func `a view at a boundary that has an anchor lies over its section`() {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)),
        elementKind: "h",
        containerAnchor: NSCollectionLayoutAnchor(edges: .all)
      ),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(30), .absolute(20)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
      ),
    ]
    let copy = section.boundarySupplementaryItems[1].copy()
    #expect(
      copy as? NSCollectionLayoutBoundarySupplementaryItem == section.boundarySupplementaryItems[1]
    )
    let wall = Wall([3], UICollectionViewCompositionalLayout(section: section))
    wall.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(wall.view.contentSize.height == 120)
    #expect(wall.frame("badge", path) == CGRect(x: 290, y: 100, width: 30, height: 20))
    #expect(wall.frame("h", path)?.midX == 160)
    #expect(wall.frame("h", path)?.midY == 60)
  }

  @Test func `decorations lie behind the cells of their section`() {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    section.decorationItems = [.background(elementKind: "badge")]
    let wall = Wall([2], UICollectionViewCompositionalLayout(section: section))
    wall.view.layoutIfNeeded()
    let paper = wall.view.subviews.first { $0 is MeasuredView }
    #expect(paper?.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    #expect(paper?.layer.zPosition == 0)
    #expect(wall.view.visibleCells.first?.layer.zPosition == 1)
  }

  @Test func `a header of the layout has a path of one index`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)),
        elementKind: "h",
        alignment: .top
      )
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: .rows(.absolute(40)),
      configuration: configuration
    )
    let wall = Wall([2], layout)
    wall.wishOfView = { _, path in
      #expect(path == IndexPath(index: 0))
      return CGSize(width: 320, height: 50)
    }
    wall.view.layoutIfNeeded()
    #expect(wall.frame("h", IndexPath(index: 0)) == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(wall.frame(0)?.minY == 50)
    #expect(wall.view.contentSize.height == 130)
  }

  @Test func `insets references clear edges across the scrolling direction alone`() {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    section.contentInsetsReference = .layoutMargins
    let wall = Wall([1], UICollectionViewCompositionalLayout(section: section))
    wall.view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0) == CGRect(x: 20, y: 0, width: 260, height: 40))
    wall.view.layoutMargins.left = 50
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0)?.minX == 50)
  }

  @Test func `sides are mirrored where text is read from the right`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1))
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
        subitems: [item]
      )
    )
    section.contentInsets.leading = 10
    let wall = Wall([2], UICollectionViewCompositionalLayout(section: section))
    wall.view.semanticContentAttribute = .forceRightToLeft
    wall.view.layoutIfNeeded()
    #expect(
      wall.view.cellForItem(at: [0, 0])?.frame == CGRect(x: 210, y: 0, width: 100, height: 40)
    )
    #expect(
      wall.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 110, y: 0, width: 100, height: 40)
    )
  }

  @Test func `what scrolls across begins at the right where text is read from there`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    func wall() -> Wall {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1))
      )
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)),
          subitems: [item]
        )
      )
      let wall = Wall(
        [9],
        UICollectionViewCompositionalLayout(section: section, configuration: configuration)
      )
      wall.view.semanticContentAttribute = .forceRightToLeft
      return wall
    }
    let first = wall()
    first.view.layoutIfNeeded()
    #expect(first.view.contentOffset.x == 580)
    #expect(first.view.cellForItem(at: [0, 0])?.frame.maxX == 900)
    first.view.contentOffset.x = 100
    first.view.setNeedsLayout()
    first.view.layoutIfNeeded()
    #expect(first.view.contentOffset.x == 100)
    let second = wall()
    second.view.scrollToItem(at: [0, 8], at: .right, animated: false)
    second.view.layoutIfNeeded()
    #expect(second.view.contentOffset.x == 0)
  }

  @Test func `a picture of a group shows its items`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.2)),
      subitems: [item]
    )
    let lines = group.visualDescription().split(separator: "\n")
    #expect(lines.first?.count == 100)
    #expect(lines.contains { $0.hasPrefix("| 0") && $0.contains("|| 1") })
  }
}
