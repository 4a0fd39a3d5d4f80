import Dispatch
import Foundation
import QuartzCore

/// Tells the main queue from all others.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue.
  ///
  /// That need not be the main thread: once a program hands that over to Dispatch, as test runners
  /// do, the main queue runs where there is room.
  package static var isCurrent: Bool {
    CurrentThread.isMain || DispatchQueue.getSpecific(key: key) == true
  }
}
