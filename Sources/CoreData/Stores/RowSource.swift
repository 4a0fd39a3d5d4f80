/// Where a context reads rows, and keeps them: a coordinator or another context.
protocol RowSource: AnyObject {
  /// What is kept of an object; nil where there is none.
  func row(of id: NSManagedObjectID) -> Row?
  /// The objects of entities.
  func ids(of entities: Set<String>) -> [NSManagedObjectID]
  /// Keeps changes: all of them, or none.
  func commit(_ changes: Changes) throws -> Committed
}

/// What is to be kept.
struct Changes {
  var inserted: [Row] = []
  var updated: [Row] = []
  var deleted: [Row] = []
  /// What is done where somebody else was quicker.
  var policy = NSMergePolicyType.errorMergePolicyType
  /// What each updated object changed.
  var changedKeys: [NSManagedObjectID: Set<String>] = [:]
  /// What each updated object had when it was read.
  var base: [NSManagedObjectID: [String: Any]] = [:]
}

/// What was kept.
struct Committed {
  /// The identifiers of what is new.
  var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// What stores have now of what was changed.
  var rows: [NSManagedObjectID: Row] = [:]
  /// What was given up for what a store has.
  var dropped: Set<NSManagedObjectID> = []
}
