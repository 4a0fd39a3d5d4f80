import Foundation

/// One operation of a block of updates, as a layout is told of it.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert = 0
    /// It goes.
    case delete = 1
    /// The item is reloaded.
    case reload = 2
    /// It goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The path before the update; nil for what comes.
  ///
  /// Its item is `NSNotFound` where a whole section is meant.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The path after the update; nil for what goes.
  ///
  /// Its item is `NSNotFound` where a whole section is meant.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens.
  open var updateAction: Action { action }
}
