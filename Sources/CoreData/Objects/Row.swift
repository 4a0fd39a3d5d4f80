import Foundation

/// The objects at the other end of a relationship to many, by their identifiers.
typealias RelatedIDs = Ordered<NSManagedObjectID>

/// What is kept of an object: the values of its attributes, and the identifiers of its relationships.
struct Row: @unchecked Sendable {
  var id: NSManagedObjectID
  /// How often it was kept.
  var version: Int
  var values: [String: Any]
}

extension [String: Any] {
  /// Has other identifiers in the place of some.
  mutating func replace(_ new: [NSManagedObjectID: NSManagedObjectID]) {
    guard !new.isEmpty else { return }
    for (key, value) in self {
      if let id = value as? NSManagedObjectID {
        if let other = new[id] { self[key] = other }
      } else if let ids = value as? RelatedIDs, ids.list.contains(where: { new[$0] != nil }) {
        self[key] = RelatedIDs(ids.list.map { new[$0] ?? $0 })
      }
    }
  }
}

/// Whether two kept values are the same.
func areKeptSame(_ a: Any?, _ b: Any?, inOrder: Bool = true) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a as RelatedIDs, let b as RelatedIDs):
    inOrder ? a == b : a.hasSameMembers(as: b)
  case (let a as RelatedIDs, nil): a.count == 0
  case (nil, let b as RelatedIDs): b.count == 0
  case (let a as AnyHashable, let b as AnyHashable): a == b
  case (let a as NSObject, let b as NSObject): a.isEqual(b)
  default: false
  }
}
