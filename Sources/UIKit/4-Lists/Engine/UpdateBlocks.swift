import Diagnostics
import ListUpdates

/// Gathers the updates of a block, and has them put into effect together once it ends.
///
/// What contradicts itself or the numbers around it is reported, and the list shows the new data as
/// after a reload.
@MainActor
final class UpdateBlocks<List: UpdatedList> {
  typealias Operations = UpdateOperations<List.UpdatePath>

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: List
  private var operations = Operations()
  private var depth = 0
  private var before: [Int] = []
  private var completions: [(Bool) -> Void] = []
  /// Whether a block is being put into effect.
  private(set) var isRunning = false

  init(list: List) { self.list = list }

  /// Whether updates were declared that are not yet in effect.
  var isPending: Bool { depth > 0 && !operations.isEmpty }

  /// Whether the block so far says that an element came.
  func declaresInsertion(at path: List.UpdatePath) -> Bool {
    operations.insertedItems.contains(path)
  }

  // MARK: Blocks

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    begin()
    updates?()
    end()
  }

  /// Declares operations, by themselves or as part of a block.
  func declare(_ change: (inout Operations) -> Void) {
    guard depth == 0 else { return change(&operations) }
    // Without a layout so far there is nothing to bring from one state to the other.
    guard list.areCountsKnown else { return list.updateCameEarly() }
    begin()
    change(&operations)
    end()
  }

  func begin() {
    if depth == 0 {
      list.prepareForUpdates()
      before = list.countsOfData
      list.updatesDidBegin()
    }
    depth += 1
  }

  /// Ends a block; one that never began does nothing.
  func end() {
    guard depth == 1 else {
      depth = max(0, depth - 1)
      return
    }
    let (operations, completions) = (operations, completions)
    (self.operations, self.completions) = (Operations(), [])
    depth = 0
    isRunning = true
    commit(operations) { isFinished in
      for completion in completions { CompletionTurns.current.call { completion(isFinished) } }
    }
    isRunning = false
  }

  private func commit(_ operations: Operations, _ completion: @escaping (Bool) -> Void) {
    list.invalidateCounts()
    let after = list.countsOfData
    let check = UpdateDiagnosis(
      operations: operations,
      before: before,
      after: after,
      view: "\(type(of: list))",
      noun: List.elementNoun
    )
    let before = before
    if let problem = check.problem {
      tell {
        .refused($0, operations.onPositions, before: before, after: after, why: problem.what)
      }
      UIKitDiagnostics.report(problem)
      list.recover()
      return completion(true)
    }
    tell { .updated($0, operations.onPositions, before: before, after: after) }
    list.bring(operations, after, completion: completion)
  }

  private func tell(_ event: (UIScrollView) -> ListWatch.Event) {
    guard let handler = ListWatch.current.handler, let view = list as? UIScrollView else { return }
    handler(event(view))
  }
}
