import Foundation
import Synchronization

/// Tells which thread runs without asking the kernel, as Foundation does each time.
package enum CurrentThread {
  /// What `pthread_self` answers on the main thread; zero until it was asked for there.
  private static let main = Atomic<UInt>(0)

  /// Whether the caller runs on the main thread.
  package static var isMain: Bool {
    let own = UInt(pthread_self())
    let known = main.load(ordering: .relaxed)
    if known != 0 { return known == own }
    guard Thread.isMainThread else { return false }
    main.store(own, ordering: .relaxed)
    return true
  }
}
