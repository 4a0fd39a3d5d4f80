import Foundation

/// What a list shows of a drop that may come.
struct DropState<Proposal> {
  /// Where what is dragged would come, and what the delegate proposed for it.
  var proposed: (place: IndexPath?, proposal: Proposal)?
  /// The element that shows that it takes what is dropped.
  var target: IndexPath?
}
