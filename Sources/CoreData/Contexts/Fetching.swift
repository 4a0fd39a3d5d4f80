import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
  /// The objects that a request asks for, or what else it asks for.
  ///
  /// An entity that the model does not have is told, and ends the program, as on iOS.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try results(of: request).compactMap { $0 as? T }
  }

  /// How many objects a request asks for.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    var query = request.query
    query.resultType = .managedObjectResultType
    return try Fetching(self, query).objects().count
  }

  func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
    try Fetching(self, request.query).results()
  }
}

/// Finds what a request asks for.
struct Fetching {
  private let context: NSManagedObjectContext
  private let query: Query
  private let entity: NSEntityDescription

  init(_ context: NSManagedObjectContext, _ query: Query) throws {
    self.context = context
    self.query = query
    guard context.source != nil else {
      throw coreDataError(
        NSManagedObjectContextLockingError,
        "The context has neither a coordinator nor a parent."
      )
    }
    let name = query.entityName ?? query.entity?.name ?? ""
    guard let entity = context.model?.entitiesByName[name] else {
      ModelMistakes.endWithUnknown(name, in: context)
    }
    self.entity = entity
  }

  func results() -> [Any] {
    let type = query.resultType
    if type.contains(.dictionaryResultType) { return dictionaries() }
    let objects = objects()
    if type.contains(.countResultType) { return [NSNumber(value: objects.count)] }
    if type.contains(.managedObjectIDResultType) { return objects.map(\.objectID) }
    return objects
  }

  /// The objects, in their order and within the limits.
  func objects() -> [NSManagedObject] { bounded(all()) }

  /// The objects as they are, where they were others before and some changed; the limits are those of all.
  func objects(
    after former: [NSManagedObject],
    changed: Set<NSManagedObject>
  ) -> [NSManagedObject] {
    guard query.limit == 0, query.offset == 0, query.includesPendingChanges else {
      return objects()
    }
    let still = former.filter { !changed.contains($0) }
    let names = names
    let new = changed.filter { object in
      object.managedObjectContext === context && !object.isDeleted
        && names.contains(object.entity.name ?? "") && holds(object)
    }
    return Sorting(query.sortDescriptors).merged(still, Array(new))
  }

  /// Whether an object is of what is asked for.
  func concerns(_ object: NSManagedObject) -> Bool { object.entity.isKindOf(entity: entity) }

  private func all() -> [NSManagedObject] {
    Sorting(query.sortDescriptors).sorted(candidates().filter(holds))
  }

  private func holds(_ object: NSManagedObject) -> Bool {
    query.predicate?.evaluate(with: object) ?? true
  }

  private func bounded<Found>(_ found: [Found]) -> [Found] {
    guard query.offset > 0 || query.limit > 0 else { return found }
    let rest = found.dropFirst(query.offset)
    return Array(query.limit > 0 ? rest.prefix(query.limit) : rest)
  }

  /// The entities whose objects are asked for.
  private var names: Set<String> {
    query.includesSubentities ? entity.family : Set([entity.name].compactMap { $0 })
  }

  private func candidates() -> [NSManagedObject] {
    let ids =
      query.includesPendingChanges ? context.ids(of: names) : context.source?.ids(of: names) ?? []
    return ids.map(context.object(with:))
  }

  // MARK: Dictionaries

  private func dictionaries() -> [NSDictionary] {
    var found = groups(all()).map(dictionary)
    if let having = query.having { found = found.filter { having.evaluate(with: $0) } }
    if query.isDistinct {
      var seen: Set<NSDictionary> = []
      found = found.filter { seen.insert($0).inserted }
    }
    return bounded(found)
  }

  /// The objects that become one dictionary each.
  private func groups(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard query.groups.isEmpty else {
      let names = query.groups.compactMap(Self.name)
      var order: [[AnyHashable?]] = []
      var lists: [[AnyHashable?]: [NSManagedObject]] = [:]
      for object in objects {
        let key = names.map { object.value(forKeyPath: $0) as? AnyHashable }
        if lists[key] == nil { order.append(key) }
        lists[key, default: []].append(object)
      }
      return order.compactMap { lists[$0] }
    }
    return query.properties.contains(where: Self.isFold) ? [objects] : objects.map { [$0] }
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  /// Whether a property is worked out of many objects.
  private static func isFold(_ property: Any) -> Bool {
    guard let expression = (property as? NSExpressionDescription)?.expression,
      expression.expressionType == .function
    else { return false }
    return ["count:", "sum:", "average:", "min:", "max:", "median:", "stddev:"]
      .contains(expression.function)
  }

  private func dictionary(_ group: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    let all = entity.attributesByName.keys.map { $0 as Any }
    for property in query.properties.isEmpty ? all : query.properties {
      guard let name = Self.name(property) else { continue }
      let value: Any? =
        if let expression = (property as? NSExpressionDescription)?.expression {
          Self.isFold(property)
            ? expression.expressionValue(with: group, context: nil)
            : group.first.flatMap { expression.expressionValue(with: $0, context: nil) }
        } else {
          group.first?.value(forKeyPath: name)
        }
      if let value { result[name] = (value as? NSManagedObject)?.objectID ?? value }
    }
    return result
  }
}

/// Puts objects in order.
struct Sorting {
  private let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

  func order(_ a: NSManagedObject, _ b: NSManagedObject) -> ComparisonResult {
    for descriptor in descriptors {
      let order = descriptor.compare(a, to: b)
      if order != .orderedSame { return order }
    }
    return .orderedSame
  }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    // What is equal keeps its order.
    return objects.enumerated().sorted { a, b in
      switch order(a.element, b.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: a.offset < b.offset
      }
    }
    .map(\.element)
  }

  /// Objects in order, with others where they belong.
  func merged(_ objects: [NSManagedObject], _ others: [NSManagedObject]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects + others }
    var result: [NSManagedObject] = []
    var rest = objects[...]
    for other in sorted(others) {
      // The first one that stands behind it.
      var (low, high) = (rest.startIndex, rest.endIndex)
      while low < high {
        let middle = (low + high) / 2
        if order(rest[middle], other) == .orderedDescending {
          high = middle
        } else {
          low = middle + 1
        }
      }
      result += rest[..<low]
      result.append(other)
      rest = rest[low...]
    }
    return result + rest
  }
}
