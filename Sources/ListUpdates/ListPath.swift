/// A path to an item of a list.
///
/// A list view counts its items in more than one way. A type for each keeps them apart, and updates
/// declared in one way say nothing about paths of another.
package protocol ListPath: Hashable, Comparable, Sendable {
  /// Makes the path of a position.
  init(_ position: ListPosition)

  /// Where the path leads; a path that does not lead to an item has no number for it, which is
  /// `ListPosition.nowhere`.
  var position: ListPosition { get }
}

extension ListPosition: ListPath {
  /// Makes the same position.
  @inlinable
  package init(_ position: ListPosition) { self = position }

  /// Itself.
  @inlinable package var position: ListPosition { self }
}
