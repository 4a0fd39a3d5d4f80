import Testing
import UIKit

/// Completions that start what comes next, thousands of times.
@MainActor @Suite struct CompletionChainTests {
  private static let length = 3000

  @Test func `batches follow each other in their completions`() throws {
    try CollectionStage.run([50]) { stage in
      var done = 0
      @MainActor func next() {
        UIView.performWithoutAnimation {
          stage.view.performBatchUpdates {
            stage.script.counts[0] += 1
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
          } completion: { _ in
            done += 1
            if done < Self.length { next() }
          }
        }
      }
      next()
      #expect(done > 1, "a completion is called at once")
      for _ in 0..<4 * Self.length where done < Self.length { stage.screen.step() }
      #expect(done == Self.length)
      #expect(stage.view.numberOfItems(inSection: 0) == 50 + Self.length)
    }
  }

  @Test func `snapshots follow each other in their completions`() {
    TestScreen.showing(UIViewController()) { screen in
      let view = UICollectionView(
        frame: screen.window.bounds,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      screen.window.rootViewController?.view.addSubview(view)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var done = 0
      @MainActor func next() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<(done % 50)))
        source.apply(snapshot, animatingDifferences: false) {
          done += 1
          if done < Self.length { next() }
        }
      }
      next()
      for _ in 0..<4 * Self.length where done < Self.length { screen.step() }
      #expect(done == Self.length)
      #expect(source.snapshot().numberOfItems == (Self.length - 1) % 50)
    }
  }

  @Test func `animations of nothing follow each other in their completions`() {
    TestScreen.showing(UIViewController()) { screen in
      var done = 0
      @MainActor func next() {
        UIView.animate(withDuration: 0.1, animations: {}) { _ in
          done += 1
          if done < Self.length { next() }
        }
      }
      next()
      for _ in 0..<4 * Self.length where done < Self.length { screen.step() }
      #expect(done == Self.length)
    }
  }
}
