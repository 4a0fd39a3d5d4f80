import Foundation
import ListUpdates
import ScreenProtocol

/// What the lists of a screen were told of their data: enough to bring the first state to the last.
@MainActor
final class UpdateLedger {
  /// One thing that a list was told.
  struct Entry {
    /// Why the list shows something else.
    enum Kind: String {
      /// The data was asked for, for the first time.
      case data
      /// It was asked for again.
      case reload
      /// Updates were declared.
      case update
      /// An item was moved by hand.
      case move
      /// Updates were declared that do not agree with the data, which was asked for again.
      case refused
    }

    let number: Int
    let time: TimeInterval
    /// The number of the list's view.
    let list: Int
    /// How the list is called.
    let name: String
    let kind: Kind
    /// The number of items of each section.
    let before: [Int]
    var after: [Int]
    var operations = UpdateOperations<ListPosition>()
    /// Why they were refused.
    var why: String?
  }

  /// The most entries that are kept, and the most operations of all of them.
  private static let most = (entries: 500, operations: 200_000)

  private struct Known {
    weak var list: UIScrollView?
    var counts: [Int]?
    /// What the next numbers come of.
    var kind: Entry.Kind = .data
  }

  private(set) var entries: [Entry] = []
  private(set) var next = 0
  private var known: [ObjectIdentifier: Known] = [:]
  private let views: ViewNumbers
  private let time: () -> TimeInterval

  init(views: ViewNumbers, time: @escaping () -> TimeInterval) {
    (self.views, self.time) = (views, time)
  }

  /// A list did something.
  func take(_ event: ListWatch.Event) {
    switch event {
    case .made, .taken, .measured, .neverSettled: break
    case .reloaded(let list): change(list) { $0.kind = $0.counts == nil ? .data : .reload }
    case .counted(let list, let counts): count(list, counts)
    case .updated(let list, let operations, let before, let after):
      guard !operations.isEmpty else { return change(list) { $0.counts = after } }
      change(list) { $0.counts = after }
      add(list, .update, before: before, after: after, operations)
    case .refused(let list, let operations, let before, let after, let why):
      change(list) { $0.counts = after }
      add(list, .refused, before: before, after: after, operations, why: why)
    case .moved(let list, let from, let to):
      var counts = known[ObjectIdentifier(list)]?.counts ?? []
      let before = counts
      if counts.indices.contains(from.section), counts.indices.contains(to.section) {
        counts[from.section] -= 1
        counts[to.section] += 1
      }
      var operations = UpdateOperations<ListPosition>()
      operations.movedItems = [UpdateMove(from: from, to: to)]
      change(list) { $0.counts = counts }
      add(list, .move, before: before, after: counts, operations)
    }
  }

  /// A list knows the numbers of its items.
  private func count(_ list: UIScrollView, _ counts: [Int]) {
    change(list) { _ in }
    guard let state = known[ObjectIdentifier(list)] else { return }
    let isNew = state.counts == nil || state.kind == .reload
    guard isNew || state.counts != counts else { return }
    let kind = state.counts == nil ? Entry.Kind.data : .reload
    add(list, kind, before: state.counts ?? [], after: counts, UpdateOperations())
    change(list) { ($0.counts, $0.kind) = (counts, .data) }
  }

  private func change(_ list: UIScrollView, _ body: (inout Known) -> Void) {
    let key = ObjectIdentifier(list)
    // A list may lie where one lay that is gone.
    if known[key]?.list !== list { known[key] = Known(list: list) }
    body(&known[key, default: Known(list: list)])
    if known.count > 200 { known = known.filter { $1.list != nil } }
  }

  private func add(
    _ list: UIScrollView,
    _ kind: Entry.Kind,
    before: [Int],
    after: [Int],
    _ operations: UpdateOperations<ListPosition>,
    why: String? = nil
  ) {
    entries.append(
      Entry(
        number: next,
        time: time(),
        list: views.number(of: list),
        name: ViewLook.name(of: list),
        kind: kind,
        before: before,
        after: after,
        operations: operations,
        why: why
      )
    )
    next += 1
    var operations = entries.reduce(0) { $0 + $1.operations.count }
    while entries.count > Self.most.entries || operations > Self.most.operations, entries.count > 1
    {
      operations -= entries.removeFirst().operations.count
    }
  }
}

extension UpdateOperations {
  /// How many operations are declared.
  var count: Int {
    deletedItems.count + insertedItems.count + reloadedItems.count + reconfiguredItems.count
      + movedItems.count + deletedSections.count + insertedSections.count + reloadedSections.count
      + movedSections.count
  }
}
