import Foundation

/// A place among the items that the data has none for: a gap where something may be dropped, or a
/// placeholder for what is on its way.
struct OrderExtra {
  let id: Int
  var section: Int
  /// How many of the section's items come before it.
  var place: Int
  /// What shows there; nil for a gap.
  let placeholder: UICollectionViewPlaceholder?

  /// The path of the item that it is shown before.
  var next: GivenPath { GivenPath(item: place, section: section) }
}
