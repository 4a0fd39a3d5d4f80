import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Grids of a compositional layout, held against multiplication.
@MainActor @Suite struct GridLawTests {
  /// A grid of whole points: how many columns, how large its cells are and how far apart.
  private struct Grid {
    var columns = 1
    var cell = CGSize(width: 10, height: 10)
    var between: CGFloat = 0
    var lines: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero

    init(_ numbers: inout SplitMix64) {
      columns = numbers.int(1...6)
      cell = CGSize(width: numbers.int(10...60), height: numbers.int(10...80))
      between = CGFloat(numbers.int(0...12))
      lines = CGFloat(numbers.int(0...12))
      insets = NSDirectionalEdgeInsets(
        top: CGFloat(numbers.int(0...20)),
        leading: CGFloat(numbers.int(0...20)),
        bottom: CGFloat(numbers.int(0...20)),
        trailing: CGFloat(numbers.int(0...20))
      )
    }

    var width: CGFloat {
      insets.leading + CGFloat(columns) * cell.width + CGFloat(columns - 1) * between
        + insets.trailing
    }

    func height(_ count: Int) -> CGFloat {
      let rows = CGFloat((count + columns - 1) / columns)
      return insets.top + rows * cell.height + max(0, rows - 1) * lines + insets.bottom
    }

    func frame(_ item: Int, below start: CGFloat) -> CGRect {
      let (column, row) = (CGFloat(item % columns), CGFloat(item / columns))
      return CGRect(
        x: insets.leading + column * (cell.width + between),
        y: start + insets.top + row * (cell.height + lines),
        width: cell.width,
        height: cell.height
      )
    }

    @MainActor
    var section: NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)
        )
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(cell.height)
        ),
        subitem: item,
        count: columns
      )
      group.interItemSpacing = .fixed(between)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = lines
      section.contentInsets = insets
      return section
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
      && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  @Test(arguments: 0..<30) func `every cell lies where multiplication puts it`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let grid = Grid(&numbers)
    let counts = (0..<numbers.int(1...4)).map { _ in numbers.int(1...30) }
    let spacing = CGFloat(numbers.int(0...25))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in MainActor.assumeIsolated { grid.section } },
      configuration: configuration
    )
    let wall = Wall(counts, layout, size: CGSize(width: grid.width, height: 480))
    wall.view.layoutIfNeeded()
    var start: CGFloat = 0
    for (section, count) in counts.enumerated() {
      if section > 0 { start += spacing }
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let frame = layout.layoutAttributesForItem(at: path)?.frame ?? .null
        #expect(isNear(frame, grid.frame(item, below: start)), "\(path) \(frame)")
      }
      start += grid.height(count)
    }
    #expect(abs(layout.collectionViewContentSize.height - start) < 0.01)
    #expect(layout.collectionViewContentSize.width == grid.width)
  }

  @Test(arguments: 30..<42) func `only what meets the bounds is made`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let grid = Grid(&numbers)
    let layout = UICollectionViewCompositionalLayout(section: grid.section)
    let wall = Wall([400], layout, size: CGSize(width: grid.width, height: 300))
    wall.view.layoutIfNeeded()
    for share in [0, 0.5, 1.0] {
      let end = max(0, layout.collectionViewContentSize.height - 300)
      wall.view.contentOffset.y = (end * share).rounded()
      wall.view.layoutIfNeeded()
      let bounds = wall.view.bounds
      let wanted = (0..<400).filter {
        let frame = grid.frame($0, below: 0)
        return frame.maxY > bounds.minY && frame.minY < bounds.maxY
      }
      #expect(wall.view.indexPathsForVisibleItems.map(\.item).sorted() == wanted)
    }
  }

  @Test func `a large item stands beside two small ones`() {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width),
        heightDimension: .fractionalHeight(height)
      )
    }
    let large = NSCollectionLayoutItem(layoutSize: size(0.7, 1))
    let small = NSCollectionLayoutItem(layoutSize: size(1, 0.5))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(0.3, 1),
      subitem: small,
      count: 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(200)
      ),
      subitems: [large, pair]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let wall = Wall([7], layout, size: CGSize(width: 300, height: 480))
    wall.view.layoutIfNeeded()
    let wanted = [
      CGRect(x: 0, y: 0, width: 210, height: 200), CGRect(x: 210, y: 0, width: 90, height: 100),
      CGRect(x: 210, y: 100, width: 90, height: 100), CGRect(x: 0, y: 200, width: 210, height: 200),
      CGRect(x: 210, y: 200, width: 90, height: 100),
      CGRect(x: 210, y: 300, width: 90, height: 100), CGRect(x: 0, y: 400, width: 210, height: 200),
    ]
    for (item, frame) in wanted.enumerated() {
      let path = IndexPath(item: item, section: 0)
      #expect(isNear(layout.layoutAttributesForItem(at: path)?.frame ?? .null, frame))
    }
    // The last group is as high as the others, though it holds one item.
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 600))
  }

  @Test func `an item's insets shrink it, and its neighbours stay`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      ),
      subitems: [item]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let wall = Wall([3], layout, size: CGSize(width: 200, height: 480))
    wall.view.layoutIfNeeded()
    let frames = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames[0] == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(frames[1] == CGRect(x: 102, y: 1, width: 94, height: 46))
    #expect(frames[2] == CGRect(x: 2, y: 51, width: 94, height: 46))
  }
}
