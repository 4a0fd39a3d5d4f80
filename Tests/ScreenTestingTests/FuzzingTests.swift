import ScreenTesting
import Testing
import UIKit

/// Scripts that seeds decide, on layouts that hold and layouts that do not.
@MainActor @Suite(.serialized) struct FuzzingTests {
  /// Columns of items of different heights, as apps write them.
  private class Wall: UICollectionViewLayout {
    private var frames: [[CGRect]] = []
    private var size = CGSize.zero
    /// What is wrong with it.
    var fault = Fault.none

    enum Fault {
      case none
      case forgetsTheLast
      case overlapsOnTheNarrow
      case answersTooLittle
      case keepsTheOldWidth
    }

    override func prepare() {
      guard let view = collectionView else { return }
      if fault == .keepsTheOldWidth, !frames.isEmpty, frames.map(\.count) == counts { return }
      let width = view.bounds.width
      let columns = width > 200 ? 2 : 1
      var y: CGFloat = 0
      frames = counts.map { count in
        var rects: [CGRect] = []
        for item in 0..<count {
          let side = width / CGFloat(columns)
          let x = CGFloat(item % columns) * side
          let row = CGFloat(item / columns) * 40
          let extra: CGFloat = fault == .overlapsOnTheNarrow && columns == 1 ? 5 : 0
          rects.append(CGRect(x: x, y: y + row, width: side, height: 40 + extra))
        }
        y = max(y, rects.map(\.maxY).max() ?? y)
        return rects
      }
      size = CGSize(width: width, height: y)
    }

    private var counts: [Int] {
      guard let view = collectionView else { return [] }
      return (0..<view.numberOfSections).map(view.numberOfItems)
    }

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      guard indexPath.section < frames.count, indexPath.item < frames[indexPath.section].count
      else { return nil }
      attributes.frame = frames[indexPath.section][indexPath.item]
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var found: [UICollectionViewLayoutAttributes] = []
      for (section, rects) in frames.enumerated() {
        for (item, frame) in rects.enumerated() where frame.intersects(rect) {
          if fault == .forgetsTheLast, item > 6, item == rects.count - 1 { continue }
          if fault == .answersTooLittle, frame.minY < rect.minY, rect.minY > 300 { continue }
          found += [layoutAttributesForItem(at: IndexPath(item: item, section: section))]
            .compactMap { $0 }
        }
      }
      return found
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
  }

  private func fuzzer(_ fault: Wall.Fault) -> LayoutFuzzer {
    LayoutFuzzer {
      let wall = Wall()
      wall.fault = fault
      return wall
    }
  }

  @Test func `a layout that is right holds`() {
    fuzzer(.none).expectHolds(runs: 20)
  }

  @Test func `the flow layout holds`() {
    func size(_ item: Int) -> CGSize {
      CGSize(width: 30 + item * 7 % 50, height: 20 + item * 13 % 40)
    }
    let fuzzer = LayoutFuzzer(itemSize: size) {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 8)
      return layout
    }
    fuzzer.expectHolds(runs: 15)
  }

  @Test func `the compositional layout holds`() {
    let fuzzer = LayoutFuzzer {
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .absolute(30)
      )
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(30)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: line,
        subitems: [NSCollectionLayoutItem(layoutSize: whole)]
      )
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    fuzzer.expectHolds(runs: 15)
  }

  @Test func `an item that is forgotten is found in the fewest items`() throws {
    let failure = try #require(fuzzer(.forgetsTheLast).firstFailure())
    #expect(failure.violations.first?.contains("lacks item (0, 7)") == true, "\(failure)")
    #expect(failure.script.sections == [8])
    #expect(failure.script.steps == [])
  }

  @Test func `an overlap is found, and the test that is printed fails the same way`() throws {
    let failure = try #require(fuzzer(.overlapsOnTheNarrow).firstFailure())
    #expect(failure.violations.first?.contains("overlap") == true, "\(failure)")
    #expect(fuzzer(.overlapsOnTheNarrow).violations(of: failure.script) == failure.violations)
    #expect(failure.description.contains("@MainActor @Test func `the layout holds`"))
    #expect(failure.description.contains("LayoutScript("))
  }

  @Test func `an answer that lacks what lies across the edge is found`() throws {
    let failure = try #require(fuzzer(.answersTooLittle).firstFailure())
    #expect(failure.violations.first?.contains("lacks item") == true, "\(failure)")
  }

  @Test func `a width that is kept too long takes one step`() throws {
    let failure = try #require(fuzzer(.keepsTheOldWidth).firstFailure())
    #expect(failure.script.steps.count == 1, "\(failure)")
    #expect(failure.script.sections.reduce(0, +) <= 1, "\(failure)")
  }

  @Test func `every script can be played and is the same each time`() {
    let first = fuzzer(.overlapsOnTheNarrow).firstFailure(seed: 5)?.script
    #expect(first == fuzzer(.overlapsOnTheNarrow).firstFailure(seed: 5)?.script)
    let odd = LayoutScript(
      sections: [],
      steps: [
        .delete(9, section: 9, item: 9), .move(section: 1, from: 5, to: 9), .deleteSection(0),
        .insert(2, section: 0, item: 0), .insertSection(7, items: 2), .scroll(1e6), .rotate,
        .keyboard(300), .inset(top: 5, bottom: 5), .reload(section: 4, item: 4),
        .reloadData([1, 0, 3]), .resize(width: 1, height: 1),
      ]
    )
    #expect(fuzzer(.none).violations(of: odd) == [])
  }
}
