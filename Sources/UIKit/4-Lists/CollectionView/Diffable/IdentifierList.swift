import CollectionDiffing

/// Identifiers in the order they were first named, each once.
struct IdentifierList<Identifier: Hashable & Sendable>: Sendable {
  private var table = IdentifierTable<Identifier>()

  init(_ identifiers: [Identifier] = []) { add(identifiers) }

  var identifiers: [Identifier] { Array(table.identifiers) }

  var isEmpty: Bool { table.count == 0 }

  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers { _ = table.insert(identifier) }
  }

  mutating func keep(_ isKept: (Identifier) -> Bool) {
    guard !isEmpty else { return }
    let table = table
    _ = self.table.compact { isKept(table[$0]) }
  }
}
