import Diagnostics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct DiffableThreadTests {
  /// Runs a block on another thread and waits for it.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }

  @Test func `a burst from another queue ends with the last snapshot, in order`() async {
    let catalogue = Catalogue()
    catalogue.view.layoutIfNeeded()
    let source = catalogue.source
    let order = CallLog()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue(label: "data").async {
        for count in 1...20 {
          var snapshot = source.snapshot()
          if count == 1 { snapshot.appendSections(["a"]) }
          snapshot.appendItems([count])
          source.apply(snapshot) {
            MainActor.assumeIsolated {
              order.lines.append("\(count)")
              if count == 20 { done.resume() }
            }
          }
        }
      }
    }
    catalogue.view.layoutIfNeeded()
    #expect(order.lines == (1...20).map { "\($0)" })
    #expect(catalogue.shown == Array(1...20))
  }

  @Test func `applying can be awaited`() async {
    let catalogue = Catalogue()
    await catalogue.source.apply(Catalogue.snapshot(["a": [1, 2]]))
    await catalogue.source.applySnapshotUsingReloadData(Catalogue.snapshot(["a": [2]]))
    #expect(catalogue.source.snapshot().itemIdentifiers == [2])
  }

  @Test func `mixing threads is told, and both are applied in order`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1]])
    let source = catalogue.source
    let snapshot = Catalogue.snapshot(["a": [1, 2]])
    elsewhere { source.apply(snapshot) }
    #expect(source.snapshot().itemIdentifiers == [1])
    let found = UIKitDiagnostics.recording {
      source.apply(Catalogue.snapshot(["a": [1, 2, 3]]))
    }
    #expect(found.map(\.code) == ["TSK-DIFF-QUEUES"])
    #expect(found.first?.applePhrase?.hasPrefix("Deadlock detected") == true)
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.shown == [1, 2, 3])
  }

  @Test func `applying while a cell is provided is told, and done afterwards`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: RowLayout()
    )
    var applies = true
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var source: UICollectionViewDiffableDataSource<String, Int>!
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      if item == 2, applies {
        applies = false
        source.apply(Catalogue.snapshot(["a": [3]]))
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(Catalogue.snapshot(["a": [1]]))
    view.layoutIfNeeded()
    let found = UIKitDiagnostics.recording { source.apply(Catalogue.snapshot(["a": [1, 2]])) }
    #expect(found.map(\.code) == ["TSK-DIFF-REENTRANT"])
    #expect(source.snapshot().itemIdentifiers == [3])
    #expect(view.numberOfItems(inSection: 0) == 1)
  }
}
