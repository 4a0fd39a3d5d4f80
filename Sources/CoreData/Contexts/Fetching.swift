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

  func results() throws -> [Any] {
    let type = query.resultType
    if type.contains(.dictionaryResultType) { return dictionaries() }
    let objects = objects()
    if type.contains(.countResultType) { return [NSNumber(value: objects.count)] }
    if type.contains(.managedObjectIDResultType) { return objects.map(\.objectID) }
    return objects
  }

  /// The objects, in their order and within the limits.
  func objects() -> [NSManagedObject] {
    var found = candidates()
    if let predicate = query.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if !query.sortDescriptors.isEmpty { found = sorted(found) }
    if query.offset > 0 { found = Array(found.dropFirst(query.offset)) }
    if query.limit > 0 { found = Array(found.prefix(query.limit)) }
    return found
  }

  private func candidates() -> [NSManagedObject] {
    let names = query.includesSubentities ? entity.family : Set([entity.name].compactMap { $0 })
    let ids = context.source?.ids(of: names) ?? []
    guard query.includesPendingChanges else { return ids.map(context.object(with:)) }
    let kept = ids.lazy.map(context.object(with:)).filter { !context.deleted.contains($0) }
    let new = context.inserted.list.filter { names.contains($0.entity.name ?? "") }
    return Array(kept) + new
  }

  private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    Sorting(query.sortDescriptors).sorted(objects)
  }

  // MARK: Dictionaries

  private func dictionaries() -> [NSDictionary] {
    var unbound = query
    (unbound.limit, unbound.offset) = (0, 0)
    let groups = groups((try? Fetching(context, unbound).objects()) ?? [])
    var found = groups.map(dictionary)
    if let having = query.having { found = found.filter { having.evaluate(with: $0) } }
    if query.isDistinct {
      var seen: Set<NSDictionary> = []
      found = found.filter { seen.insert($0).inserted }
    }
    if query.offset > 0 { found = Array(found.dropFirst(query.offset)) }
    return query.limit > 0 ? Array(found.prefix(query.limit)) : found
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
    // What is equal keeps its order.
    objects.enumerated().sorted { a, b in
      switch order(a.element, b.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: a.offset < b.offset
      }
    }
    .map(\.element)
  }
}
