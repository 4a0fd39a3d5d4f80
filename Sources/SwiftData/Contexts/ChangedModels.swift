/// Models by their identities, in the order in which they came.
struct ChangedModels {
  private var models: [Identity: (number: Int, model: any PersistentModel)] = [:]
  private var next = 0

  var isEmpty: Bool { models.isEmpty }

  func contains(_ identity: Identity) -> Bool { models[identity] != nil }

  mutating func insert(_ model: any PersistentModel, _ identity: Identity) {
    guard models[identity] == nil else { return }
    models[identity] = (next, model)
    next += 1
  }

  mutating func remove(_ identity: Identity) { models[identity] = nil }

  /// All of them, in their order.
  var list: [any PersistentModel] {
    models.values.sorted { $0.number < $1.number }.map(\.model)
  }
}
