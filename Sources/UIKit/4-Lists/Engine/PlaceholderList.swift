import Foundation

/// A list that shows placeholders for elements that are on their way.
@MainActor
protocol PlaceholderList: AnyObject {
  associatedtype Placeholder
  associatedtype Proposal

  func closeDropGap(animated: Bool)

  // MARK: Placeholders, by their numbers

  /// Shows a placeholder at the place nearest to the one it is for; returns its number.
  func insertPlaceholder(_ placeholder: Placeholder) -> Int
  func removePlaceholder(_ id: Int)
  /// Where a placeholder is, as it stands in messages; nil where it is gone.
  func placeName(ofPlaceholder id: Int) -> String?
  /// Has a placeholder go with the update that comes; returns the path in the data of the element
  /// that takes its place, or nil where it is gone.
  func giveUpPlaceholder(_ id: Int) -> IndexPath?
  /// How the cell of a placeholder shows as a preview.
  func previewParameters(
    of placeholder: Placeholder,
    _ cell: UIView
  ) -> UIDragPreviewParameters?

  // MARK: Updates

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Whether the block of updates that runs said that an element came.
  func declaresInsertion(at path: IndexPath) -> Bool
  func declareInsertion(at path: IndexPath)
}
