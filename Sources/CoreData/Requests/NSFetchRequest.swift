import Foundation

/// What kind of request it is that stores are asked.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// Objects are asked for.
  case fetchRequestType = 1
  /// Changes are to be kept.
  case saveRequestType = 2
  /// Objects are to be made at once.
  case batchInsertRequestType = 5
  /// Objects are to be changed at once.
  case batchUpdateRequestType = 6
  /// Objects are to be deleted at once.
  case batchDeleteRequestType = 7
}

/// Something stores are asked.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil stands for all.
  ///
  /// Defaults to nil.
  open var affectedStores: [NSPersistentStore]?
  /// What kind of request it is.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// What a request for objects gives.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a kind from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of values by the names of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// What is asked for, whatever it is given as.
struct Query {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var properties: [Any] = []
  var groups: [Any] = []
  var having: NSPredicate?
  var isDistinct = false
}

/// Asks for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  var query = Query()

  /// Makes a request for no entity yet.
  public override init() {
    super.init()
    ObjectClasses.learn(ResultType.self)
  }

  /// Makes a request for objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    query.entityName = entityName
  }

  /// The entity that is asked for.
  open var entity: NSEntityDescription? {
    get { query.entity ?? query.entityName.flatMap(LoadedModels.entity(named:)) }
    set {
      query.entity = newValue
      query.entityName = newValue?.name
    }
  }

  /// The name of the entity that is asked for.
  open var entityName: String? { query.entityName }

  /// What holds for the objects; nil asks for all.
  ///
  /// Defaults to nil.
  open var predicate: NSPredicate? {
    get { query.predicate }
    set { query.predicate = newValue }
  }

  /// The order the objects come in.
  ///
  /// Defaults to nil.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { query.sortDescriptors.isEmpty ? nil : query.sortDescriptors }
    set { query.sortDescriptors = newValue ?? [] }
  }

  /// How many there are at most; 0 is all.
  ///
  /// Defaults to 0.
  open var fetchLimit: Int {
    get { query.limit }
    set { query.limit = newValue }
  }

  /// How many of the first are left out.
  ///
  /// Defaults to 0.
  open var fetchOffset: Int {
    get { query.offset }
    set { query.offset = newValue }
  }

  /// How many are read at a time.
  ///
  /// Defaults to 0.
  /// Kept for the app; nothing here reads it.
  open var fetchBatchSize = 0

  /// Whether objects of entities below are given too.
  ///
  /// Defaults to true.
  open var includesSubentities: Bool {
    get { query.includesSubentities }
    set { query.includesSubentities = newValue }
  }

  /// Whether changes count that are not kept yet.
  ///
  /// Defaults to true.
  open var includesPendingChanges: Bool {
    get { query.includesPendingChanges }
    set { query.includesPendingChanges = newValue }
  }

  /// Whether values are read at all.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var includesPropertyValues = true

  /// Whether values are read only once they are asked for.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var returnsObjectsAsFaults = true

  /// Whether objects that are there already are read anew.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var shouldRefreshRefetchedObjects = false

  /// The relationships whose objects are read at once.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// What the request gives.
  ///
  /// Defaults to `managedObjectResultType`.
  open var resultType: NSFetchRequestResultType {
    get { query.resultType }
    set { query.resultType = newValue }
  }

  /// The properties that dictionaries have: names and descriptions; nil stands for all attributes.
  ///
  /// Defaults to nil.
  open var propertiesToFetch: [Any]? {
    get { query.properties.isEmpty ? nil : query.properties }
    set { query.properties = newValue ?? [] }
  }

  /// The properties whose same values become one dictionary: names and descriptions.
  ///
  /// Defaults to nil.
  open var propertiesToGroupBy: [Any]? {
    get { query.groups.isEmpty ? nil : query.groups }
    set { query.groups = newValue ?? [] }
  }

  /// What holds for the dictionaries that groups become.
  ///
  /// Defaults to nil.
  open var havingPredicate: NSPredicate? {
    get { query.having }
    set { query.having = newValue }
  }

  /// Whether each dictionary is given once only.
  ///
  /// Defaults to false.
  open var returnsDistinctResults: Bool {
    get { query.isDistinct }
    set { query.isDistinct = newValue }
  }

  /// Asks the context whose block runs.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw coreDataError(NSCoreDataError, "A request was executed outside of a context's queue.")
    }
    return try context.fetch(self)
  }

  /// Another request that asks the same.
  open func copy(with zone: NSZone? = nil) -> Any { another() }

  func another() -> NSFetchRequest<ResultType> { another(as: ResultType.self) }

  /// Another request that asks the same, and gives it as another type.
  func another<Other>(as type: Other.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    request.query = query
    request.affectedStores = affectedStores
    request.fetchBatchSize = fetchBatchSize
    request.includesPropertyValues = includesPropertyValues
    request.returnsObjectsAsFaults = returnsObjectsAsFaults
    request.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    request.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    return request
  }
}
