// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Blocks that UIKit runs at once and lets go of. In Swift an optional block always escapes, but those
// that come from Objective-C do not, so that sources leave out `self` in them.

extension UICollectionView {
  public func performBatchUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: nil) }
  }

  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
}

extension UITableView {
  public func performBatchUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: nil) }
  }

  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
}
