// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What is done with changes of an object that somebody else changed meanwhile.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// What it does.
  public let mergeType: NSMergePolicyType

  /// Makes a policy that does as one of the system's.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Nothing is kept, and an error says what conflicts.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Property by property: where both changed it, the store's value stays.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// Property by property: where both changed it, the context's value is kept.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
  /// The context's object is kept whole.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's object stays whole.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// What a policy does.
public enum NSMergePolicyType: UInt, Sendable {
  /// Nothing is kept, and an error says what conflicts.
  case errorMergePolicyType = 0
  /// Where both changed a property, the store's value stays.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Where both changed a property, the context's value is kept.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The context's object is kept whole.
  case overwriteMergePolicyType = 3
  /// The store's object stays whole.
  case rollbackMergePolicyType = 4
}

/// `NSMergePolicy.error`.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// `NSMergePolicy.mergeByPropertyStoreTrump`.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyStoreTrump
/// `NSMergePolicy.mergeByPropertyObjectTrump`.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyObjectTrump
/// `NSMergePolicy.overwrite`.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// `NSMergePolicy.rollback`.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// Two versions of an object.
open class NSMergeConflict: NSObject {
  /// How often the object was kept when the context read it.
  public let oldVersionNumber: Int
  /// How often it was kept since; 0 where it was deleted.
  public let newVersionNumber: Int
  /// What the context has.
  public let objectSnapshot: [String: Any]?
  /// What the store has; nil where it was deleted.
  public let persistedSnapshot: [String: Any]?
  /// The object, where the context still has it.
  public internal(set) var sourceObject: NSManagedObject?

  init(_ row: Row, _ kept: Row?) {
    oldVersionNumber = row.version
    newVersionNumber = kept?.version ?? 0
    objectSnapshot = row.values
    persistedSnapshot = kept?.values
  }
}

/// Objects whose values have to be different and are not.
open class NSConstraintConflict: NSObject {
  /// The names of the attributes.
  public let constraint: [String]
  let ids: [NSManagedObjectID]

  init(_ names: [String], _ first: NSManagedObjectID, _ second: NSManagedObjectID) {
    constraint = names
    ids = [first, second]
  }
}
