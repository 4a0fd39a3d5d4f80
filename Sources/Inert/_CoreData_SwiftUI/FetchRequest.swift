import CoreData
import SwiftUI

/// Gives a view the objects that a request asks for, and shows it anew when they change.
///
/// The environment's `managedObjectContext` is asked.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var model = FetchModel<Result>()
  private let asked: Asked<Result>
  private let transaction: Transaction

  private init(_ asked: Asked<Result>, _ transaction: Transaction) {
    self.asked = asked
    self.transaction = transaction
  }

  /// Asks for objects of an entity.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(Asked(request: request), Transaction(animation: animation))
  }

  /// Asks what a request asks; changes are shown with an animation.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(Asked(request: fetchRequest), Transaction(animation: animation))
  }

  /// Asks what a request asks; changes are shown with a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(Asked(request: fetchRequest), transaction)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(model: model) }

  /// What is asked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    let model = model
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: model.nsSortDescriptors,
          nsPredicate: model.predicate,
          sortDescriptors: model.sortDescriptors
        )
      },
      set: { new in
        model.change { request in
          request.predicate = new.nsPredicate
          request.sortDescriptors = new.nsSortDescriptors
          model.sortDescriptors = new.sortDescriptors
        }
      }
    )
  }

  /// What is asked for.
  public struct Configuration {
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What holds for the objects.
    public var nsPredicate: NSPredicate?
    private var typed: [SortDescriptor<Result>]

    init(
      nsSortDescriptors: [NSSortDescriptor],
      nsPredicate: NSPredicate?,
      sortDescriptors: [SortDescriptor<Result>]
    ) {
      self.nsSortDescriptors = nsSortDescriptors
      self.nsPredicate = nsPredicate
      typed = sortDescriptors
    }

    /// The order of the objects, as descriptors of Swift's.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { typed }
      set {
        typed = newValue
        nsSortDescriptors = sorting(newValue)
      }
    }
  }

  /// Asks before the view's body is computed.
  public mutating func update() {
    model.transaction = transaction
    model.follow(asked, in: context)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Asks for the objects of the class, in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = Self.request(predicate)
    request.sortDescriptors = sortDescriptors
    self.init(fetchRequest: request, animation: animation)
  }

  /// Asks for the objects of the class, in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let asked = Asked(request: Self.request(predicate), sortDescriptors: sortDescriptors)
    self.init(asked, Transaction(animation: animation))
  }

  static func request(_ predicate: NSPredicate?) -> NSFetchRequest<Result> {
    let name = (Result.fetchRequest() as NSFetchRequest<any NSFetchRequestResult>).entityName ?? ""
    let request = NSFetchRequest<Result>(entityName: name)
    request.predicate = predicate
    return request
  }
}

/// The objects that a request asks for.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let model: FetchModel<Result>
  private let objects: [Result]

  init(model: FetchModel<Result>) {
    self.model = model
    objects = model.objects
  }

  /// The order of the objects, as descriptors of Swift's.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { model.sortDescriptors }
    nonmutating set { model.sort(by: newValue) }
  }

  /// The order of the objects.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { model.nsSortDescriptors }
    nonmutating set { model.change { $0.sortDescriptors = newValue } }
  }

  /// What holds for the objects.
  public var nsPredicate: NSPredicate? {
    get { model.predicate }
    nonmutating set { model.change { $0.predicate = newValue } }
  }

  /// The first place: 0.
  public var startIndex: Int { 0 }

  /// The place after the last one.
  public var endIndex: Int { objects.count }

  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}
