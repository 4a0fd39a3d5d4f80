import CollectionDiffing
import Diagnostics
import Foundation

/// Brings a data source's new data into its view, one after the other.
@MainActor
final class SnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Store = DiffableStore<Section, Item>
  typealias Job = DiffableJob<Section, Item>

  private let store: Store
  private let face: any SnapshotFace
  /// The screen of the view; the main queue may come to what waits while another is current.
  private let screen = ScreenContext.current
  private var isApplying = false
  private var hasApplied = false

  init(store: Store, face: any SnapshotFace) {
    self.store = store
    self.face = face
  }

  /// Takes new data in: on the main thread it is applied at once, elsewhere it is compared there and
  /// applied on the main thread when that comes to it.
  nonisolated func hand(
    in change: DiffableChange<Section, Item>,
    _ mode: DiffableMode,
    _ completion: (() -> Void)?
  ) {
    let job = DiffableJob(change: change, mode: mode, completion: completion)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { apply(job) }
    } else {
      store.enqueue(job, preparing: true)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.screen.perform { self.applyWaiting() } }
      }
    }
  }

  /// Applies at once, unless another application is under way; then after it.
  func apply(_ job: Job) {
    guard !isApplying else {
      report(.diffReentrant)
      return store.enqueue(job, preparing: false)
    }
    if store.isWaiting {
      report(.diffQueues)
      applyWaiting()
    }
    commit(job)
    applyWaiting()
  }

  /// Applies what other threads have handed in.
  func applyWaiting() {
    guard !isApplying else { return }
    while let job = store.next() { commit(job) }
    store.settle()
  }

  private func report(_ kind: Diagnosis.Kind) {
    UIKitDiagnostics.report(
      Diagnosis(
        kind,
        place: "\(face.sourceName)<\(Section.self), \(Item.self)>",
        applePhrase: "Deadlock detected: calling this method on the main queue with outstanding"
          + " async updates is not permitted and will deadlock. Please always submit updates"
          + " either always on the main queue or always off the main queue"
      )
    )
  }

  private func commit(_ job: Job) {
    isApplying = true
    let base = store.shown
    let prepared = job.prepared.flatMap { $0.base == base.version ? $0 : nil }
    let result = prepared?.result ?? job.change.result(on: base)
    let isFirst = !hasApplied
    hasApplied = true
    if job.mode == .reload || isFirst {
      store.show(result)
      face.reload()
      // A first application without animation takes the marks for done.
      if job.mode == .animated { remake(job.change.marks, known: result) }
    } else {
      let differences =
        prepared?.differences
        ?? result.snapshot.compare(result.snapshot.model, base.snapshot.model)
      if job.mode == .animated {
        // Where nothing moves it is over at once; whoever is told may apply again.
        var isUnderWay = true
        var isOver = false
        bring(result, differences, job.change.marks, base) {
          if isUnderWay { isOver = true } else { job.complete() }
        }
        isUnderWay = false
        isApplying = false
        if isOver { job.complete() }
        return
      }
      UIView.performWithoutAnimation {
        bring(result, differences, job.change.marks, base, nil)
      }
    }
    isApplying = false
    job.complete()
  }

  private func bring(
    _ result: DiffableData<Section, Item>,
    _ differences: Differences,
    _ marks: NSDiffableDataSourceSnapshot<Section, Item>?,
    _ base: DiffableData<Section, Item>,
    _ completion: (() -> Void)?
  ) {
    guard face.isThere else {
      store.show(result)
      completion?()
      return
    }
    if UIKitDiagnostics.isRecording {
      SameIdentity.check(base, result, marks, at: face.shownPaths)
    }
    if differences.isEmpty {
      store.show(result)
      completion?()
    } else {
      face.bring(differences) {
        self.store.show(result)
      } completion: {
        completion?()
      }
    }
    remake(marks, known: base)
  }

  /// Has marked views made anew or filled again, where they are by now.
  ///
  /// What is not `known` from before has just been filled.
  private func remake(
    _ marks: NSDiffableDataSourceSnapshot<Section, Item>?,
    known: DiffableData<Section, Item>
  ) {
    guard face.isThere, let marks else { return }
    let model = marks.model
    func path(_ item: Item) -> IndexPath? { model.place(of: item).map(\.indexPath) }
    let sections = IndexSet(marks.reloadedSectionIdentifiers.compactMap(model.position))
    let reloaded = marks.reloadedItemIdentifiers.compactMap(path)
      .filter { !sections.contains($0.section) }
    let isReloaded = Set(reloaded)
    let reconfigured = marks.reconfiguredItemIdentifiers
      .filter { known.snapshot.model.contains($0) }
      .compactMap(path)
      .filter { !sections.contains($0.section) && !isReloaded.contains($0) }
    guard !sections.isEmpty || !reloaded.isEmpty || !reconfigured.isEmpty else { return }
    face.remake(sections, reloaded, reconfigured)
  }
}

extension Place {
  /// The place as frameworks name it.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}
