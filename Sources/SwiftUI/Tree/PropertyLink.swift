import ViewGraph

/// What stands behind a dynamic property of a view while the view's node is there.
@MainActor
public class PropertyLink {
  init() {}

  /// Prepares the property that lies at an address, for a computation that is about to read it.
  func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {}

  /// Whether what the property has from the environment is different there.
  func environmentDidChange(_ environment: EnvironmentValues) -> Bool { false }

  /// The node leaves the tree.
  func remove() {}
}

/// Where a dynamic property is prepared.
@MainActor
struct PropertyScope {
  let node: GraphNode
  let computation: Computation
  var environment: EnvironmentValues { node.environment }
}

/// The links of all dynamic properties of a type.
@MainActor
struct PropertyLinks {
  private let links: [(offset: Int, link: PropertyLink)]

  init(of type: Any.Type) {
    links = DynamicFields.of(type).map { ($0.offset, $0.type.propertyLink()) }
  }

  var isEmpty: Bool { links.isEmpty }

  /// Calls a closure with a copy of a value whose properties are prepared.
  func install<Value, Result>(
    in value: Value,
    node: GraphNode,
    computation: Computation,
    _ body: (Value) -> Result
  ) -> Result {
    if links.isEmpty { return body(value) }
    var installed = value
    let scope = PropertyScope(node: node, computation: computation)
    withUnsafeMutableBytes(of: &installed) { bytes in
      guard let base = bytes.baseAddress else { return }
      install(at: base, in: scope)
    }
    return body(installed)
  }

  func install(at base: UnsafeMutableRawPointer, in scope: PropertyScope) {
    for (offset, link) in links { link.install(at: base + offset, in: scope) }
  }

  func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    var isChanged = false
    for (_, link) in links where link.environmentDidChange(environment) { isChanged = true }
    return isChanged
  }

  func remove() { for (_, link) in links { link.remove() } }
}

/// Where types have dynamic properties: read once for each type.
@MainActor
private enum DynamicFields {
  private static var known: [ObjectIdentifier: [(offset: Int, type: any DynamicProperty.Type)]] =
    [:]

  static func of(_ type: Any.Type) -> [(offset: Int, type: any DynamicProperty.Type)] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = StoredField.fields(of: type).compactMap { field in
      (field.type as? any DynamicProperty.Type).map { (offset: field.offset, type: $0) }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
