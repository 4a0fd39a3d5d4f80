// swift-format-ignore-file: NoLeadingUnderscores

@_exported import Foundation
@_exported import FoundationAdditions
import Observation

/// A class whose objects are kept: what `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype,
  _RelationValue
{
  /// What is kept of an object.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Properties whose values are together different for each object: `#Unique`.
  static var _uniqueness: [[AnyKeyPath]] { get }
  /// What is behind the object's properties.
  var _$backingData: _ModelBacking { get }
  /// Makes the object of what is kept.
  init(_backing: _ModelBacking)
}

extension PersistentModel {
  /// None.
  public static var _uniqueness: [[AnyKeyPath]] { [] }

  var backing: _ModelBacking { _$backingData.current }

  /// Tells which object it is, in any context.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(backing.identity) }

  /// What tells it from others, where the class has nothing of its own for that.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object is in; nil before it is inserted and after it is gone.
  public var modelContext: ModelContext? { backing.link?.context }

  /// Whether something about the object is not kept yet.
  public var hasChanges: Bool {
    let backing = backing
    return backing.link?.context?.hasChanges(of: backing.identity) ?? false
  }

  /// Whether the object was deleted and the context was not saved since.
  public var isDeleted: Bool {
    let backing = backing
    return backing.link?.context?.isDeleted(backing.identity) ?? false
  }

  /// Whether both are the same object of a store.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.backing.identity === rhs.backing.identity
  }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(backing.identity) }
}
