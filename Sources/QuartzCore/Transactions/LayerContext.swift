import Foundation

/// What layers share beside their tree: the open transactions, the running animations and the time.
///
/// Each thread has a context of its own. A thread that prepares several screens in turn takes in the
/// context of each while it is at it.
package final class LayerContext {
  private static let all = PerThread("QuartzCore.LayerContext") { LayerContext() }

  /// The context of the calling thread.
  static var current: LayerContext { all.current }

  let transactions = TransactionStack()
  let animations = AnimationRegistry()
  /// The time of its clock while no thread has the context, in seconds.
  private var time: CFTimeInterval = 0

  /// Makes a context in which nothing is animated and no transaction is open.
  package init() {}

  /// Makes another context the calling thread's and turns the clock to its time.
  ///
  /// - Parameter next: the context to take in.
  /// - Returns: the one that the thread had.
  package static func exchange(_ next: LayerContext) -> LayerContext {
    let former = all.exchange(next)
    former.time = MediaClock.now
    MediaClock.now = next.time
    return former
  }
}
