import Foundation
import Synchronization

/// Work in parts that do not depend on each other.
package protocol PartedWork: AnyObject {
  /// Does one part; several threads may call this at a time, each for parts of its own.
  func doPart(_ index: Int)
}

/// Threads that take over parts of work.
///
/// Who asks for work to be done works along and never waits for a thread that has not begun: on a busy
/// machine all may be done by the caller.
package final class WorkerPool: @unchecked Sendable {
  /// As many threads as there are further processors, and no more than painting a screen can use.
  ///
  /// The kernel is asked itself: Foundation reads files for it, which each start would wait for.
  package static let shared = WorkerPool(
    threads: min(3, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)
  )

  /// How many threads may work at a time, the caller's among them.
  package let width: Int
  /// Fewer pixels than these are painted sooner than another thread is told of them.
  let worthwhilePixels: Int

  /// Guards all below, and tells of work that is there and of work that is done.
  private let condition = NSCondition()
  private var work: (any PartedWork)?
  private var count = 0
  private var next = 0
  private var running = 0
  private var isStarted = false
  /// Counts what was asked for, for threads that look without the lock.
  private let turns = Atomic<Int>(0)
  /// How often a thread that has nothing to do looks again before it sleeps: some 80 microseconds, about
  /// what waking it takes.
  private static let looks = 200

  package init(threads: Int, worthwhilePixels: Int = 1 << 17) {
    width = max(0, threads) + 1
    self.worthwhilePixels = worthwhilePixels
  }

  /// Does the parts with numbers below `count`, in any order, and returns when all are done.
  package func run(_ work: some PartedWork, parts count: Int) {
    guard count > 1, width > 1, begin(work, count) else {
      for index in 0..<count { work.doPart(index) }
      return
    }
    while let index = take() { work.doPart(index) }
    waitForOthers()
  }

  /// Wakes the threads while the caller still finds out what is to be done.
  func expectWork() {
    guard width > 1 else { return }
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }

  /// Gives the work out; false while that of another thread is being done.
  private func begin(_ work: any PartedWork, _ count: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard self.work == nil else { return false }
    (self.work, self.count, next) = (work, count, 0)
    if !isStarted {
      isStarted = true
      for _ in 1..<width { start() }
    }
    turns.wrappingAdd(1, ordering: .relaxed)
    condition.broadcast()
    return true
  }

  private func take() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  private func waitForOthers() {
    condition.lock()
    // The last parts end at about the same time: looking again costs less than being woken.
    var looks = 0
    while running > 0 {
      if looks < 1_000 {
        looks += 1
        condition.unlock()
        condition.lock()
      } else {
        condition.wait()
      }
    }
    work = nil
    condition.unlock()
  }

  private func start() {
    let thread = Thread { [self] in help() }
    thread.name = "painting"
    thread.start()
  }

  private func help() -> Never {
    condition.lock()
    while true {
      guard next < count, let work else {
        rest()
        continue
      }
      let index = next
      next += 1
      running += 1
      condition.unlock()
      work.doPart(index)
      condition.lock()
      running -= 1
      if running == 0, next == count { condition.broadcast() }
    }
  }

  /// Waits for work; one piece of a frame's work follows closely on another.
  private func rest() {
    let turn = turns.load(ordering: .relaxed)
    condition.unlock()
    var looks = 0
    while looks < Self.looks, turns.load(ordering: .relaxed) == turn {
      sched_yield()
      looks += 1
    }
    condition.lock()
    if looks == Self.looks, next >= count || work == nil { condition.wait() }
  }
}
