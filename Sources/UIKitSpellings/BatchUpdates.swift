import UIKit

// Blocks that UIKit runs at once and lets go of. In Swift an optional block always escapes, but those
// that come from Objective-C do not, so that sources leave out `self` in them.

extension UICollectionView {
  /// Inserts, deletes, reloads and moves together; `updates` runs at once and does not escape.
  public func performBatchUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: nil) }
  }

  /// Inserts, deletes, reloads and moves together; `updates` runs at once and does not escape.
  ///
  /// `completion` is called when the animations have ended, with whether none was interrupted.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
}

extension UITableView {
  /// Inserts, deletes, reloads and moves together; `updates` runs at once and does not escape.
  public func performBatchUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: nil) }
  }

  /// Inserts, deletes, reloads and moves together; `updates` runs at once and does not escape.
  ///
  /// `completion` is called when the animations have ended, with whether none was interrupted.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
}
