import Foundation

/// Models that are asked for.
extension ModelContext {
  /// The models that a descriptor asks for.
  ///
  /// Throws `SwiftDataError.unknownSchema` where the container does not have the class, and what the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = try matches(descriptor)
    if !descriptor.sortBy.isEmpty {
      link.isQuiet = true
      found = Sorting.sorted(found, by: descriptor.sortBy)
      link.isQuiet = false
    }
    if let offset = descriptor.fetchOffset, offset > 0 {
      found.removeFirst(min(offset, found.count))
    }
    // As with Core Data, no limit is one of 0.
    if let limit = descriptor.fetchLimit, limit > 0, found.count > limit {
      found.removeLast(found.count - limit)
    }
    return found
  }

  /// The models that a descriptor asks for; `batchSize` changes nothing, since they are in memory.
  ///
  /// Throws what `fetch(_:)` throws.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(try fetch(descriptor))
  }

  /// How many models a descriptor asks for.
  ///
  /// Throws what `fetch(_:)` throws.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var plain = descriptor
    plain.sortBy = []
    return try fetch(plain).count
  }

  /// The identifiers of the models that a descriptor asks for.
  ///
  /// Throws what `fetch(_:)` throws.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a block with each model that a descriptor asks for.
  ///
  /// `batchSize` and `allowEscapingMutations` change nothing, since models are in memory.
  ///
  /// Throws what `fetch(_:)` throws, and what the block throws.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>,
    batchSize: Int = 5_000,
    allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  private func matches<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    takeChangesOfOthers()
    let shape = ModelShape.of(T.self)
    guard let store = container.store(of: shape.entity) else {
      let known = container.schema.entities.map(\.name).sorted().joined(separator: ", ")
      throw SwiftDataError.unknownSchema.about("\(shape.entity) was asked for; it has \(known).")
    }
    var found: [T] = []
    let predicate = descriptor.predicate
    link.isQuiet = true
    defer { link.isQuiet = false }
    for row in try store.rows(shape.entity) where !deleted.contains(row.identity) {
      guard let model = model(of: row, shape) as? T else { continue }
      if try predicate?.evaluate(model) ?? true { found.append(model) }
    }
    guard descriptor.includePendingChanges, !inserted.isEmpty else { return found }
    for model in inserted.list {
      guard let model = model as? T, !deleted.contains(model.backing.identity) else { continue }
      if try predicate?.evaluate(model) ?? true { found.append(model) }
    }
    return found
  }

  private func model(of row: Row, _ shape: ModelShape) -> any PersistentModel {
    if let model = registered[row.identity] { return model }
    let backing = _ModelBacking(shape, row.identity, row.values, link)
    let model = shape.type.init(_backing: backing)
    backing.owner = model
    registered[row.identity] = model
    return model
  }

  /// The model of an identity; nil where there is none, or no more.
  func modelIfThere(_ identity: Identity) -> (any PersistentModel)? {
    if let model = registered[identity] { return model }
    guard let store = container.store(of: identity.entity),
      let shape = store.shapes[identity.entity], let row = store.row(identity)
    else { return nil }
    return model(of: row, shape)
  }

  /// The model of an identifier.
  ///
  /// One that is not there ends the program.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    takeChangesOfOthers()
    guard let model = modelIfThere(persistentModelID.identity) else {
      Mistakes.endWithGone(persistentModelID)
    }
    return model
  }

  /// The model of an identifier, where the context has it already.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    registered[persistentModelID.identity] as? T
  }
}
