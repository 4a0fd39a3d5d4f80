import ViewGraph

/// A value that belongs to a view, and lives as long as the view is in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  fileprivate var source: Source<Value>?

  /// Makes a property with the value it has at first.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Makes a property with the value it has at first.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; setting it computes again what read it.
  ///
  /// Outside of the main thread the value is set with the main thread's next turn.
  public var wrappedValue: Value {
    get { source?.value ?? initial }
    nonmutating set { source?.set(newValue) }
  }

  /// The value as it can be handed to others, who set it.
  public var projectedValue: Binding<Value> {
    guard let source else { return .constant(initial) }
    return Binding(get: { source.value }, set: { source.set($0) })
  }

  /// Makes what keeps the value.
  @MainActor
  public static func propertyLink() -> PropertyLink { StateLink<Value>() }

  @MainActor fileprivate func makeSource() -> Source<Value> { Source(initial) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a property that has no value at first.
  public init() { self.init(wrappedValue: nil) }
}

private final class StateLink<Value>: PropertyLink {
  private var source: Source<Value>?

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let property = address.assumingMemoryBound(to: State<Value>.self)
    let source = source ?? property.pointee.makeSource()
    self.source = source
    property.pointee.source = source
  }
}

extension Source {
  /// The value; read outside of the main thread it is no dependency.
  nonisolated var value: Value {
    if MainQueue.isCurrent {
      return MainActor.assumeIsolated { UncheckedBox(read()) }.value
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { UncheckedBox(current) } }.value
  }

  nonisolated func set(_ new: Value) {
    let box = UncheckedBox(new)
    onMainActor { [self] in write(box.value) }
  }
}

/// A value that is handed to the main thread and not used by who hands it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
