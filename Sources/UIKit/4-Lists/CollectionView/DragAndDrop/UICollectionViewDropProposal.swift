import Foundation

/// How a collection view would take a drop.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public enum Intent: Int, Sendable {
    /// Nowhere in particular: nothing shows it.
    case unspecified = 0
    /// Among the items: they make room at the destination.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the destination, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the items would go.
  ///
  /// Defaults to `unspecified`.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal to go nowhere in particular.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
