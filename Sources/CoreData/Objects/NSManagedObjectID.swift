import Foundation

/// What a request can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// Tells an object apart from all others, in every context.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  /// Where an object is kept.
  enum Place: Hashable {
    /// Nowhere yet.
    case nowhere(UUID)
    case store(String, Int64)
  }

  let place: Place
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store the object is kept in; nil while it is not.
  public private(set) weak var persistentStore: NSPersistentStore?

  init(temporary entity: NSEntityDescription) {
    place = .nowhere(UUID())
    self.entity = entity
  }

  init(_ entity: NSEntityDescription, _ number: Int64, in store: NSPersistentStore) {
    place = .store(store.identifier, number)
    self.entity = entity
    persistentStore = store
  }

  /// Whether the object is not kept in a store yet, so that it gets another identifier when it is.
  open var isTemporaryID: Bool { number == nil }

  /// The number of the object in its store.
  var number: Int64? {
    guard case .store(_, let number) = place else { return nil }
    return number
  }

  /// An address that stands for the object.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      switch place {
      case .nowhere(let id): "x-coredata:///\(name)/t\(id.uuidString)"
      case .store(let store, let number): "x-coredata://\(store)/\(name)/p\(number)"
      }
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  /// Whether both stand for the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.place == place
  }

  /// The same for identifiers of the same object.
  open override var hash: Int { place.hashValue }

  /// Itself, for nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The address that stands for the object.
  open override var description: String {
    "\(uriRepresentation().absoluteString) <\(entity.name ?? "")>"
  }
}
