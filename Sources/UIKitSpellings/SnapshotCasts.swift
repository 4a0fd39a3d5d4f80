// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

// On iOS a snapshot as Objective-C has it and one of Swift's are the same thing, and `as` turns one into the other.

/// What an object says, with identifiers of two types.
public func _snapshot<Section: Sendable, Item: Sendable>(
  _ snapshot: NSDiffableDataSourceSnapshotReference
) -> NSDiffableDataSourceSnapshot<Section, Item> {
  if let typed = snapshot.typed(as: NSDiffableDataSourceSnapshot<Section, Item>.self) {
    return typed
  }
  fatalError(
    "A snapshot is not one of sections that are \(Section.self) and items that are \(Item.self):"
      + " it has \(snapshot.sectionIdentifiers.first.map { "\(type(of: $0))" } ?? "none") and"
      + " \(snapshot.itemIdentifiers.first.map { "\(type(of: $0))" } ?? "none")."
  )
}

/// What an object says, with identifiers of two types; nil where it has others.
public func _snapshot<Section: Sendable, Item: Sendable>(
  _ snapshot: NSDiffableDataSourceSnapshotReference
) -> NSDiffableDataSourceSnapshot<Section, Item>? {
  snapshot.typed(as: NSDiffableDataSourceSnapshot<Section, Item>.self)
}

/// A value that is a snapshot already, or is none at all.
@_disfavoredOverload
public func _snapshot<Value>(_ value: Value) -> Value { value }

/// A snapshot that code has as a value of any type; nil where it is another.
@_disfavoredOverload
public func _snapshot<Section: Sendable, Item: Sendable>(
  _ value: Any
) -> NSDiffableDataSourceSnapshot<Section, Item>? {
  if let object = value as? NSDiffableDataSourceSnapshotReference { return _snapshot(object) }
  return value as? NSDiffableDataSourceSnapshot<Section, Item>
}

/// A snapshot that code has as a value of any type.
@_disfavoredOverload
public func _snapshot<Section: Sendable, Item: Sendable>(
  _ value: Any
) -> NSDiffableDataSourceSnapshot<Section, Item> {
  if let object = value as? NSDiffableDataSourceSnapshotReference { return _snapshot(object) }
  guard let snapshot = value as? NSDiffableDataSourceSnapshot<Section, Item> else {
    fatalError("A value of \(type(of: value)) is no snapshot.")
  }
  return snapshot
}
