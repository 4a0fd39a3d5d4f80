import Diagnostics
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DiffableApplyTests {
  @Test func `the first snapshot is there at the first layout`() {
    let catalogue = Catalogue()
    #expect(catalogue.view.dataSource === catalogue.source)
    catalogue.source.apply(Catalogue.snapshot(["a": [1, 2], "b": [3]]))
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.shown == [1, 2, 3])
    #expect(catalogue.view.numberOfSections == 2)
    #expect(catalogue.takeLog().filter { $0.hasPrefix("cell") } == ["cell 1", "cell 2", "cell 3"])
  }

  @Test func `what stays keeps its cell, and only what is new is asked for`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2, 3, 4], "b": [5, 6]])
    let cells = (1...6).map { catalogue.cell($0) }
    _ = catalogue.takeLog()
    catalogue.show(["b": [6, 2], "a": [4, 1, 7, 3]])
    #expect(catalogue.takeLog() == ["cell 7", "fill 7"])
    #expect(catalogue.shown == [6, 2, 4, 1, 7, 3])
    for item in [1, 2, 3, 4, 6] { #expect(catalogue.cell(item) === cells[item - 1]) }
    #expect(catalogue.cell(7)?.frame.minY == 200)
  }

  @Test func `the same snapshot again asks for nothing and tells the completion`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2, 3]])
    catalogue.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    _ = catalogue.takeLog()
    var completions = 0
    catalogue.source.apply(catalogue.source.snapshot()) { completions += 1 }
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.takeLog().isEmpty && completions == 1)
    #expect(catalogue.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `whoever is told of an application in which nothing moves may apply again`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2, 3]])
    var told: [String] = []
    let problems = UIKitDiagnostics.recording {
      catalogue.source.apply(catalogue.source.snapshot()) {
        told.append("first")
        catalogue.source.apply(Catalogue.snapshot(["a": [3]]), animatingDifferences: false) {
          told.append("second")
          #expect(catalogue.source.snapshot().itemIdentifiers == [3])
        }
      }
    }
    #expect(told == ["first", "second"])
    #expect(problems.isEmpty)
  }

  @Test func `selection follows its item`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2, 3]])
    catalogue.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    catalogue.show(["a": [3, 9, 1]])
    #expect(catalogue.view.indexPathsForSelectedItems == [[0, 0]])
    #expect(catalogue.cell(3)?.isSelected == true)
    catalogue.show(["a": [9]])
    #expect(catalogue.view.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `the offset stays when items come above`() {
    let catalogue = Catalogue(height: 200)
    catalogue.show(["a": Array(0..<100)])
    catalogue.view.contentOffset.y = 1_000
    catalogue.view.layoutIfNeeded()
    catalogue.show(["a": Array(200..<210) + Array(0..<100)])
    #expect(catalogue.view.contentOffset.y == 1_000)
    #expect(catalogue.cell(10) != nil && catalogue.cell(20) == nil)
  }

  @Test func `reconfiguring fills the same cell again`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2, 3]])
    let cell = catalogue.cell(2)
    _ = catalogue.takeLog()
    var snapshot = catalogue.source.snapshot()
    snapshot.reconfigureItems([2])
    snapshot.insertItems([8], beforeItem: 2)
    catalogue.source.apply(snapshot)
    #expect(catalogue.cell(2) === cell && cell?.fills == 2)
    #expect(catalogue.takeLog() == ["cell 8", "fill 8", "cell 2", "fill 2"])
    #expect(catalogue.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `reconfiguring what is not in sight asks for nothing`() {
    let catalogue = Catalogue(height: 100)
    catalogue.show(["a": Array(0..<50)])
    _ = catalogue.takeLog()
    var snapshot = catalogue.source.snapshot()
    snapshot.reconfigureItems([40])
    catalogue.source.apply(snapshot)
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.takeLog().isEmpty)
  }

  @Test func `reloading an item or a section makes cells anew`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2], "b": [3, 4]])
    _ = catalogue.takeLog()
    var snapshot = catalogue.source.snapshot()
    snapshot.reloadItems([2])
    catalogue.source.apply(snapshot)
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.takeLog() == ["cell 2", "fill 2"])
    snapshot = catalogue.source.snapshot()
    snapshot.reloadSections(["b"])
    snapshot.reloadItems([3])
    catalogue.source.apply(snapshot)
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.takeLog().filter { $0.hasPrefix("cell") }.sorted() == ["cell 3", "cell 4"])
    #expect(catalogue.shown == [1, 2, 3, 4])
  }

  @Test func `reloading data makes everything anew`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2]])
    _ = catalogue.takeLog()
    var isDone = false
    catalogue.source.applySnapshotUsingReloadData(Catalogue.snapshot(["a": [2, 1]])) {
      isDone = true
    }
    catalogue.view.layoutIfNeeded()
    #expect(isDone && catalogue.shown == [2, 1])
    #expect(catalogue.takeLog().filter { $0.hasPrefix("cell") } == ["cell 2", "cell 1"])
  }

  @Test func `look-ups go both ways`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2], "b": [3]])
    let source = catalogue.source
    #expect(
      source.itemIdentifier(for: [1, 0]) == 3 && source.itemIdentifier(for: [1, 1]) == nil
    )
    #expect(source.itemIdentifier(for: [7, 0]) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.indexPath(for: 2) == [0, 1] && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "a") == 0 && source.index(for: "z") == nil)
  }

  @Test func `an application from a completion follows at once`() {
    let catalogue = Catalogue()
    let source = catalogue.source
    source.apply(Catalogue.snapshot(["a": [1]])) {
      source.apply(Catalogue.snapshot(["a": [2, 1]]))
    }
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.shown == [2, 1])
  }

  @Test(arguments: 1...6) func `random snapshots one after the other are shown exactly`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let catalogue = Catalogue(height: 600)
    for _ in 0..<40 {
      var snapshot = Catalogue.Snapshot()
      let sections = Array(0..<4).shuffled(using: &random).prefix(random.int(0...4))
      snapshot.appendSections(sections.map { "s\($0)" })
      for item in Array(0..<30).shuffled(using: &random) where !random.once(in: 3) {
        guard let section = sections.randomElement(using: &random) else { break }
        snapshot.appendItems([item], toSection: "s\(section)")
      }
      if let item = snapshot.itemIdentifiers.randomElement(using: &random) {
        if random.once(in: 2) { snapshot.reloadItems([item]) }
        if random.once(in: 2) { snapshot.reconfigureItems([item]) }
      }
      if random.once(in: 5) { catalogue.view.contentOffset.y = CGFloat(random.int(0...400)) }
      let found = UIKitDiagnostics.recording {
        catalogue.source.apply(snapshot, animatingDifferences: random.once(in: 2))
        catalogue.view.layoutIfNeeded()
      }
      #expect(found.isEmpty)
      let paths = catalogue.view.indexPathsForVisibleItems.sorted()
      #expect(catalogue.shown == paths.compactMap { catalogue.source.itemIdentifier(for: $0) })
      #expect(catalogue.shown.count == paths.count)
      if catalogue.view.contentSize.height <= 600 {
        #expect(catalogue.shown == snapshot.itemIdentifiers)
      }
    }
  }
}
