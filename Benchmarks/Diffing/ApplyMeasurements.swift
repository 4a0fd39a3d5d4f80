import Foundation
import UIKit

/// Snapshots of a million rows brought into a view, through UIKit's face.
@MainActor
enum ApplyMeasurements {
  private static let count = 1_000_000

  static func run() -> [Measurement] {
    let sample = SampleChange(count: count, changed: 0)
    let stage = ApplyStage(sample.old)
    let medians = Race(warmUp: 1, rounds: 5).medians([
      ("dictionary", { stage.keep(DictionaryDiff.positions(of: sample.old).count) }),
      ("build", { stage.keep(ApplyStage.snapshot(sample.old).numberOfItems) }),
      ("reconfigure", { stage.reconfigureOne() }),
      ("insert", { stage.insertOne() }),
    ])
    let works = [
      ("build 1M", "build", 0.8), ("reconfigure one of 1M", "reconfigure", 0.3),
      ("insert one in 1M", "insert", 0.5),
    ]
    return works.map { what, key, goal in
      let (time, base) = (medians[key] ?? .nan, medians["dictionary"] ?? .nan)
      return Measurement(
        name: "diff.apply, \(what)",
        microseconds: time,
        baseline: "dictionary",
        baselineMicroseconds: base,
        ratio: time / base,
        goal: goal,
        counts: key == "build" ? nil : ["cells asked for": stage.cells[key] ?? .max],
        limits: key == "build" ? nil : ["cells asked for": 1]
      )
    }
  }
}

/// A list of many rows.
@MainActor
private final class ApplyStage {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  /// The most cells one application asked for.
  private(set) var cells: [String: Int] = [:]
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, UUID>
  private let asked: Counter

  private final class Counter { var value = 0 }

  init(_ items: [UUID]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    let asked = Counter()
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, UUID> { _, _, _ in
      asked.value += 1
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    self.asked = asked
    source.apply(Self.snapshot(items), animatingDifferences: false)
    view.layoutIfNeeded()
  }

  static func snapshot(_ items: [UUID]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  func reconfigureOne() {
    var snapshot = source.snapshot()
    if let item = source.itemIdentifier(for: [0, 3]) { snapshot.reconfigureItems([item]) }
    apply(snapshot, "reconfigure")
  }

  func insertOne() {
    var snapshot = source.snapshot()
    if let item = source.itemIdentifier(for: [0, 3]) {
      snapshot.insertItems([UUID()], beforeItem: item)
    }
    apply(snapshot, "insert")
  }

  private func apply(_ snapshot: Snapshot, _ name: String) {
    asked.value = 0
    source.apply(snapshot)
    view.layoutIfNeeded()
    cells[name] = max(cells[name] ?? 0, asked.value)
  }

  /// Uses a result, so that what made it is not left out.
  @inline(never)
  func keep(_ value: Int) { withExtendedLifetime(value) {} }
}
