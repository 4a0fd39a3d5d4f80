import Testing
import UIKit

@MainActor @Suite struct BatchUpdateTests {
  final class Recorder: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepare() {
      log.append("prepare")
      super.prepare()
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log += updateItems.map { item in
        "\(item.updateAction) \(name(item.indexPathBeforeUpdate))"
          + " \(name(item.indexPathAfterUpdate))"
      }
    }

    private func name(_ path: IndexPath?) -> String {
      path.map { "\($0.section).\($0.item == NSNotFound ? -1 : $0.item)" } ?? "-"
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let found = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      log.append("appear \(itemIndexPath.item) \(found?.alpha ?? -1)")
      return found
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let found = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      log.append("disappear \(itemIndexPath.item) \(found?.frame.minX ?? -1)")
      return found
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }
  }

  @Test func `the layout hears of updates in UIKit's order`() {
    let layout = Recorder()
    let shelf = Shelf([5], layout)
    shelf.view.layoutIfNeeded()
    layout.log = []
    var isDone = false
    shelf.view.performBatchUpdates {
      shelf.sections[0] = ["a", "0.0", "0.3", "0.2", "0.4"]
      shelf.view.insertItems(at: [[0, 0]])
      shelf.view.deleteItems(at: [[0, 1]])
      shelf.view.moveItem(at: [0, 3], to: [0, 2])
      #expect(shelf.view.hasUncommittedUpdates)
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(!shelf.view.hasUncommittedUpdates)
    #expect(
      layout.log == [
        "prepare", "delete 0.1 -", "insert - 0.0", "move 0.3 0.2", "disappear 1 65.0",
        "appear 0 0.0", "finalize",
      ]
    )
  }

  @Test func `an update without a block is one of its own`() {
    let shelf = Shelf([3], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    shelf.sections[0].append("x")
    shelf.view.insertItems(at: [[0, 3]])
    #expect(shelf.view.visibleCells.count == 4)
  }

  @Test func `blocks inside blocks are one`() {
    let layout = Recorder()
    let shelf = Shelf([3], layout)
    shelf.view.layoutIfNeeded()
    layout.log = []
    var order: [Int] = []
    shelf.view.performBatchUpdates {
      shelf.sections[0].append("x")
      shelf.view.insertItems(at: [[0, 3]])
      shelf.view.performBatchUpdates {
        shelf.sections[0].append("y")
        shelf.view.insertItems(at: [[0, 4]])
      } completion: { _ in
        order.append(1)
      }
    } completion: { _ in
      order.append(2)
    }
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
    #expect(order.sorted() == [1, 2])
    #expect(shelf.view.visibleCells.count == 5)
  }

  @Test func `a block without updates lays out again`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf([3], layout)
    let answers = FlowAnswers()
    shelf.view.delegate = answers
    shelf.view.layoutIfNeeded()
    answers.size = { _ in CGSize(width: 100, height: 90) }
    shelf.view.performBatchUpdates(nil)
    #expect(shelf.frame(0)?.size == CGSize(width: 100, height: 90))
  }

  @Test func `reloading makes a cell anew and reconfiguring fills it again`() {
    let shelf = Shelf([3], UICollectionViewFlowLayout())
    var filled: [IndexPath] = []
    shelf.fill = { filled.append($1) }
    shelf.view.layoutIfNeeded()
    filled = []
    let first = shelf.view.cellForItem(at: [0, 0])
    shelf.view.reconfigureItems(at: [[0, 0]])
    #expect(filled == [[0, 0]])
    #expect(shelf.view.cellForItem(at: [0, 0]) === first)
    #expect(shelf.view.visibleCells.count == 3)
    filled = []
    shelf.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    shelf.view.reloadItems(at: [[0, 0]])
    #expect(filled == [[0, 0]])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func `a reloaded section may have any number of items`() {
    let shelf = Shelf([3, 4], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let kept = shelf.view.cellForItem(at: [1, 2])
    shelf.sections[0] = ["a", "b", "c", "d", "e", "f"]
    shelf.view.reloadSections([0])
    #expect(shelf.view.visibleCells.count == 10)
    #expect(shelf.view.cellForItem(at: [1, 2]) === kept)
  }

  @Test func `at the start of the content what comes first shows first`() {
    let shelf = Shelf([40], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    shelf.sections[0].insert("x", at: 0)
    shelf.view.insertItems(at: [[0, 0]])
    #expect(shelf.view.contentOffset == .zero)
    #expect(shelf.frame(0)?.origin == .zero)
  }

  @Test func `the delegate has the last word on the offset`() {
    final class Stubborn: NSObject, UICollectionViewDelegate {
      var asked: [CGPoint] = []

      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        asked.append(proposedContentOffset)
        return CGPoint(x: 0, y: 7)
      }
    }
    let shelf = Shelf([400], UICollectionViewFlowLayout())
    let stubborn = Stubborn()
    shelf.view.delegate = stubborn
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 600)
    shelf.sections[0].removeFirst()
    shelf.view.deleteItems(at: [[0, 0]])
    #expect(stubborn.asked.count == 1)
    #expect(shelf.view.contentOffset == CGPoint(x: 0, y: 7))
  }
}
