import CoreGraphics
import Testing
import UIKit

/// The values that layouts are described with: what they know of themselves, and their copies.
@MainActor @Suite struct DefinitionValueTests {
  @Test func `a dimension knows which kind it is`() {
    let all: [(NSCollectionLayoutDimension, [Bool], CGFloat)] = [
      (.fractionalWidth(0.5), [true, false, false, false], 0.5),
      (.fractionalHeight(0.25), [false, true, false, false], 0.25),
      (.absolute(44), [false, false, true, false], 44),
      (.estimated(100), [false, false, false, true], 100),
    ]
    for (dimension, kinds, value) in all {
      #expect(
        [
          dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
          dimension.isEstimated,
        ] == kinds
      )
      #expect(dimension.dimension == value)
    }
  }

  @Test func `equal dimensions and sizes are equal, and hash so`() throws {
    let first = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let same = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let other = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    #expect(first == same && first.hash == same.hash && first != other)
    let copy = try #require(first.copy() as? NSCollectionLayoutSize)
    #expect(copy == first && copy.heightDimension.dimension == 44)
    #expect(NSCollectionLayoutDimension.absolute(1) != .estimated(1))
    #expect(NSCollectionLayoutDimension.fractionalWidth(1) != .fractionalHeight(1))
  }

  @Test func `spacing is fixed or gives way`() throws {
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(8), NSCollectionLayoutSpacing.flexible(8)
    )
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 8)
    #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 8)
    #expect(fixed == .fixed(8) && fixed != flexible && fixed != .fixed(9))
    #expect(try #require(fixed.copy() as? NSCollectionLayoutSpacing) == fixed)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: fixed,
      top: nil,
      trailing: flexible,
      bottom: nil
    )
    #expect(edges.leading == fixed && edges.top == nil && edges.trailing == flexible)
    let copy = try #require(edges.copy() as? NSCollectionLayoutEdgeSpacing)
    #expect(copy == edges && copy.leading == fixed && copy.bottom == nil)
  }

  @Test func `anchors have an offset of one kind`() throws {
    let plain = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    #expect(plain.edges == [.top, .trailing] && plain.offset == .zero)
    let absolute = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 3, y: -4))
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    #expect(absolute.offset == CGPoint(x: 3, y: -4))
    let share = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 0))
    #expect(share.isFractionalOffset && !share.isAbsoluteOffset && share != absolute)
    #expect(try #require(share.copy() as? NSCollectionLayoutAnchor) == share)
  }

  @Test func `items keep what they are told`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(10),
      heightDimension: .absolute(20)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero && item.edgeSpacing == nil)
    #expect(item.supplementaryItems.isEmpty && item.layoutSize == size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item, item])
    #expect(group.subitems.count == 2 && group.interItemSpacing == nil)
    #expect(group.supplementaryItems.isEmpty)
    group.interItemSpacing = .fixed(4)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(copy.interItemSpacing == .fixed(4) && copy.subitems.count == 2)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    #expect(section.visibleItemsInvalidationHandler == nil)
  }

  @Test func `headers of sections start as on iOS`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(30)
    )
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: "head",
      alignment: .top
    )
    #expect(head.alignment == .top && head.offset == .zero && head.elementKind == "head")
    #expect(head.extendsBoundary && !head.pinToVisibleBounds)
    let board = NSCollectionLayoutDecorationItem.background(elementKind: "board")
    #expect(board.elementKind == "board" && board.zIndex == 0 && board.contentInsets == .zero)
  }

  @Test func `a configuration starts as on iOS, and copies`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
    #expect(configuration.contentInsetsReference == .safeArea)
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 9
    let copy = try #require(
      configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration
    )
    #expect(copy !== configuration && copy.scrollDirection == .horizontal)
    #expect(copy.interSectionSpacing == 9)
  }
}
