// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization
import UIKit

// Functions of Darwin that sources call without an import of their own.

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

private let atomicAccess = Mutex<Void>(())

private func change(_ value: UnsafeMutablePointer<Int32>, by amount: Int32) -> Int32 {
  nonisolated(unsafe) let value = value
  return atomicAccess.withLock { _ in
    value.pointee &+= amount
    return value.pointee
  }
}

/// Adds 1 to a number that other threads may change too; returns the sum, which wraps around.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: 1)
}

/// Takes 1 off a number that other threads may change too; returns what is left, which wraps
/// around.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: -1)
}

/// Adds to a number that other threads may change too; returns the sum, which wraps around.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: amount)
}

extension UICollectionViewListCell {
  /// The actions that a swipe from the leading side shows, as the first version of lists had them.
  public var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
    get { ownSwipeActions.leading }
    set { ownSwipeActions.leading = newValue }
  }

  /// The actions that a swipe from the trailing side shows, as the first version of lists had them.
  public var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
    get { ownSwipeActions.trailing }
    set { ownSwipeActions.trailing = newValue }
  }
}
