/// Something that is computed from sources, and again when one of them changed.
@MainActor
package final class Computation {
  /// The computation under way.
  static private(set) var current: Computation?

  /// How far from the root it is: what is nearer is computed first, and may do away with what is farther.
  let depth: Int
  private let schedule: Schedule
  private let recompute: () -> Void
  var sources: [AnySource] = []
  package private(set) var isInvalid = false
  private var hasEnded = false

  /// Makes a computation, which is not run before it is invalidated.
  package init(depth: Int, schedule: Schedule, recompute: @escaping () -> Void) {
    self.depth = depth
    self.schedule = schedule
    self.recompute = recompute
  }

  /// Computes something, and notes what it reads: in place of what was read before, or besides it.
  package func track<Result>(keepsSources: Bool = false, _ compute: () -> Result) -> Result {
    if !keepsSources {
      isInvalid = false
      forgetSources()
    }
    schedule.noteComputing()
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return compute()
  }

  /// Has it computed with the next pass.
  package func invalidate() {
    guard !isInvalid, !hasEnded else { return }
    schedule.noteComing()
    // What was waiting may have been computed just now, and this among it.
    guard !isInvalid, !hasEnded else { return }
    isInvalid = true
    schedule.add(self)
  }

  func noteComing() {
    if !hasEnded { schedule.noteComing() }
  }

  /// Ends it: it is never computed again.
  package func end() {
    hasEnded = true
    forgetSources()
  }

  /// Runs something without noting what it reads.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }

  /// Is no longer waited for: the next change has it computed again.
  func giveUp() { isInvalid = false }

  func runIfInvalid() {
    guard isInvalid, !hasEnded else { return }
    isInvalid = false
    recompute()
  }

  private func forgetSources() {
    for source in sources { source.forget(self) }
    sources.removeAll(keepingCapacity: true)
  }
}
