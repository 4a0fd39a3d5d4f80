import CollectionDiffing
import Foundation
import Synchronization

/// What a diffable data source has: sections and items, and the outlines of those that have one.
struct DiffableData<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// Without marks.
  var snapshot = Snapshot()
  var outlines: [Section: IdentifierTree<Item>] = [:]
  /// Tells one state of a data source from all others.
  var version = 0

  /// The outline of a section; without one of its own, its items side by side.
  func outline(of section: Section) -> IdentifierTree<Item> {
    if let outline = outlines[section] { return outline }
    guard let items = snapshot.model.items(in: section) else { return IdentifierTree() }
    return (try? IdentifierTree.flat(items)) ?? IdentifierTree()
  }
}

/// Something that gives a data source new data.
enum DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  case all(NSDiffableDataSourceSnapshot<Section, Item>)
  case outline(IdentifierTree<Item>, Section)

  /// The data after the change.
  func result(on data: DiffableData<Section, Item>) -> DiffableData<Section, Item> {
    var result = data
    switch self {
    case .all(let snapshot):
      result.snapshot = snapshot.withoutMarks
      result.followOutlines()
    case .outline(let tree, let section):
      result.show(tree, in: section)
    }
    return result
  }

  /// The snapshot with what is to be made anew; nil where nothing can be.
  var marks: NSDiffableDataSourceSnapshot<Section, Item>? {
    if case .all(let snapshot) = self { snapshot } else { nil }
  }
}

extension DiffableData {
  /// Puts an outline's visible items in the place of a section's.
  mutating func show(_ tree: IdentifierTree<Item>, in section: Section) {
    let visible = tree.visibleItems
    if snapshot.model.position(of: section) == nil { snapshot.appendSections([section]) }
    for (other, outline) in outlines where other != section {
      // Items of other sections move in.
      let lost = visible.filter(outline.contains)
      if !lost.isEmpty { try? outlines[other]?.delete(lost) }
    }
    let shown = Set(visible)
    let hidden = (snapshot.model.items(in: section) ?? []).filter { !shown.contains($0) }
    snapshot.deleteItems(hidden)
    snapshot.appendItems(visible, toSection: section)
    outlines[section] = tree
    // An outline that lost items shows what is left of it.
    for other in outlines.keys where other != section { follow(other) }
  }

  /// Brings outlines into agreement with the items there are now.
  mutating func followOutlines() {
    for section in outlines.keys { follow(section) }
  }

  /// Drops what vanished from an outline and puts what is new behind its predecessor.
  private mutating func follow(_ section: Section) {
    guard let items = snapshot.model.items(in: section) else {
      outlines[section] = nil
      return
    }
    guard var tree = outlines[section], tree.visibleItems != items else { return }
    let kept = Set(items)
    for item in tree.visibleItems where !kept.contains(item) && tree.contains(item) {
      try? tree.delete([item])
    }
    var previous: Item?
    for item in items {
      if !tree.contains(item) {
        if let previous {
          try? tree.insert([item], .after, previous)
        } else if let first = tree.roots.first {
          try? tree.insert([item], .before, first)
        } else {
          try? tree.append([item], to: nil)
        }
      }
      previous = item
    }
    // In another order the outline means nothing any more.
    outlines[section] = tree.visibleItems == items ? tree : try? .flat(items)
  }
}

/// One application of new data that waits for its turn on the main thread.
struct DiffableJob<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  var change: DiffableChange<Section, Item>
  var mode: DiffableMode
  /// Called on the main thread only.
  var completion: (() -> Void)?

  @MainActor
  func complete() { if let completion { CompletionTurns.current.call(completion) } }

  /// What was computed ahead, and for which version it holds.
  var prepared: Prepared?

  struct Prepared: Sendable {
    var base: Int
    var result: DiffableData<Section, Item>
    var differences: Differences
  }
}

/// How new data is brought into a view.
enum DiffableMode: Sendable {
  case animated, immediate, reload
}

/// The data of a diffable data source, for all threads.
final class DiffableStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias DataState = DiffableData<Section, Item>
  typealias Job = DiffableJob<Section, Item>

  private struct State: Sendable {
    var shown = DataState()
    /// The last data handed in, where it is not shown yet.
    var submitted: DataState?
    var jobs: [Job] = []
    var versions = 0
  }

  private let state = Mutex(State())
  /// Held while data is compared, so that threads take turns.
  private let turn = NSLock()

  /// What the view shows.
  var shown: DataState { state.withLock(\.shown) }

  /// What the view will show when all that was handed in is applied.
  var latest: DataState { state.withLock { $0.submitted ?? $0.shown } }

  /// Whether something waits for the main thread.
  var isWaiting: Bool { state.withLock { !$0.jobs.isEmpty } }

  /// The data for whoever asks: on the main thread what the view shows, elsewhere what it will show.
  var current: DataState { MainQueue.isCurrent ? shown : latest }

  // MARK: What is where in the view

  func section(at index: Int) -> Section? { shown.snapshot.model.section(at: index) }

  func position(of section: Section) -> Int? { shown.snapshot.model.position(of: section) }

  func item(at path: IndexPath) -> Item? {
    path.count == 2 ? shown.snapshot.model.item(at: Place(path)) : nil
  }

  func path(of item: Item) -> IndexPath? { shown.snapshot.model.place(of: item)?.indexPath }

  /// The number of items of a section; a section that is not there is a mistake.
  @MainActor
  func itemCount(inSection section: Int, of source: NSObject) -> Int {
    let model = shown.snapshot.model
    guard (0..<model.sectionCount).contains(section) else {
      ProviderMistakes.reportMissingSection(section, model.sectionCount, source)
      return 0
    }
    return model.itemCount(at: section)
  }

  /// What a data source is, in a line, and the items of each section below it.
  func description(of source: AnyObject) -> String {
    let snapshot = shown.snapshot
    let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    let lines = snapshot.sectionIdentifiers.map { section in
      let items = snapshot.itemIdentifiers(inSection: section).map { "\($0)" }
      return "[\(section): {\(items.joined(separator: " "))}]\n"
    }
    let address = String(UInt(bitPattern: ObjectIdentifier(source)), radix: 16)
    return "<\(type(of: source)) 0x\(address): \(counts.count) sections with item counts:"
      + " \(counts)\n" + lines.joined() + ">"
  }

  // MARK: Changes

  func show(_ data: DataState) {
    state.withLock {
      $0.versions += 1
      $0.shown = data
      $0.shown.version = $0.versions
    }
  }

  /// Puts a job at the end of the queue, with its work done ahead where that is wanted.
  func enqueue(_ job: Job, preparing: Bool) {
    turn.lock()
    defer { turn.unlock() }
    var job = job
    let base = latest
    var result = job.change.result(on: base)
    if preparing, job.mode != .reload {
      let differences = result.snapshot.compare(result.snapshot.model, base.snapshot.model)
      job.prepared = Job.Prepared(base: base.version, result: result, differences: differences)
    }
    state.withLock {
      $0.versions += 1
      result.version = $0.versions
      $0.submitted = result
      $0.jobs.append(job)
    }
  }

  func next() -> Job? { state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() } }

  /// What was handed in last is shown where nothing waits any more.
  func settle() {
    state.withLock { if $0.jobs.isEmpty { $0.submitted = nil } }
  }
}
