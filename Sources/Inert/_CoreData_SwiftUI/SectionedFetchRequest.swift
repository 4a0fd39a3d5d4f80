import CoreData
import SwiftUI

/// Gives a view the objects that a request asks for, in sections, and shows it anew when they change.
///
/// The environment's `managedObjectContext` is asked.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @StateObject private var model = FetchModel<Result>()
  private let asked: Asked<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  private let transaction: Transaction

  private init(
    _ asked: Asked<Result>,
    _ section: KeyPath<Result, SectionIdentifier>,
    _ transaction: Transaction
  ) {
    self.asked = asked
    self.section = section
    self.transaction = transaction
  }

  /// Asks for objects of an entity.
  public init(
    entity: NSEntityDescription,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(Asked(request: request), sectionIdentifier, Transaction(animation: animation))
  }

  /// Asks what a request asks; changes are shown with an animation.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(Asked(request: fetchRequest), sectionIdentifier, Transaction(animation: animation))
  }

  /// Asks what a request asks; changes are shown with a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(Asked(request: fetchRequest), sectionIdentifier, transaction)
  }

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(model: model, section: section)
  }

  /// Asks before the view's body is computed.
  public mutating func update() {
    model.transaction = transaction
    if model.section == nil { model.section = section }
    model.follow(asked, in: context)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Asks for the objects of the class, in an order.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = FetchRequest<Result>.request(predicate)
    request.sortDescriptors = sortDescriptors
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// Asks for the objects of the class, in an order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = FetchRequest<Result>.request(predicate)
    let asked = Asked(request: request, sortDescriptors: sortDescriptors)
    self.init(asked, sectionIdentifier, Transaction(animation: animation))
  }
}

/// The objects that a request asks for, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  let model: FetchModel<Result>
  private let first: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  init(model: FetchModel<Result>, section: KeyPath<Result, SectionIdentifier>) {
    self.model = model
    first = section
    let path = model.section as? KeyPath<Result, SectionIdentifier> ?? section
    var order: [SectionIdentifier] = []
    var lists: [SectionIdentifier: [Result]] = [:]
    for object in model.objects {
      let id = object[keyPath: path]
      if lists[id] == nil { order.append(id) }
      lists[id, default: []].append(object)
    }
    sections = order.map { Section(id: $0, objects: lists[$0] ?? []) }
  }

  /// Objects that have something in common.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What they have in common.
    public let id: SectionIdentifier
    let objects: [Result]

    /// The first place: 0.
    public var startIndex: Int { 0 }

    /// The place after the last one.
    public var endIndex: Int { objects.count }

    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  /// What the objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { model.section as? KeyPath<Result, SectionIdentifier> ?? first }
    nonmutating set {
      model.section = newValue
      model.change { _ in }
    }
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
  public var endIndex: Int { sections.count }

  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }
}
