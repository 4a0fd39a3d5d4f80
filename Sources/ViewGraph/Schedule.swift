/// What is to be computed again, all of it in one pass.
@MainActor
package final class Schedule {
  /// A heap: what is nearest to the root comes first.
  private var waiting: [Computation] = []
  private var isRunning = false
  /// How many computations ran since the start.
  package private(set) var computedCount = 0
  /// Called for each computation that waits, unless a pass is under way.
  package var needsPass: () -> Void = {}

  /// Called before something changes that computations read, unless a pass is under way.
  package var willChange: () -> Void = {}

  package init() {}

  /// Whether nothing waits.
  package var isEmpty: Bool { waiting.isEmpty }

  func add(_ computation: Computation) {
    insert(computation)
    if !isRunning { needsPass() }
  }

  func noteComing() {
    if !isRunning { willChange() }
  }

  func noteComputing() { computedCount += 1 }

  /// Computes what waits, the nearest to the root first, and what is invalidated meanwhile.
  ///
  /// Ends where one computation came up a thousand times: a value that depends on itself never settles.
  /// Returns whether it settled.
  @discardableResult
  package func run() -> Bool {
    isRunning = true
    defer { isRunning = false }
    var rounds: [ObjectIdentifier: Int] = [:]
    while let computation = takeNearest() {
      let count = rounds[ObjectIdentifier(computation), default: 0] + 1
      guard count < 1000 else {
        computation.giveUp()
        for other in waiting { other.giveUp() }
        waiting.removeAll()
        return false
      }
      rounds[ObjectIdentifier(computation)] = count
      computation.runIfInvalid()
    }
    return true
  }

  private func insert(_ computation: Computation) {
    waiting.append(computation)
    var index = waiting.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard waiting[index].depth < waiting[parent].depth else { return }
      waiting.swapAt(index, parent)
      index = parent
    }
  }

  private func takeNearest() -> Computation? {
    guard let first = waiting.first, let last = waiting.popLast() else { return nil }
    guard !waiting.isEmpty else { return first }
    waiting[0] = last
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < waiting.count && waiting[child].depth < waiting[smallest].depth {
        smallest = child
      }
      guard smallest != index else { return first }
      waiting.swapAt(index, smallest)
      index = smallest
    }
  }
}
