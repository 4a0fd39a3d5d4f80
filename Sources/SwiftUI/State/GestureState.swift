import ViewGraph

/// A value that is kept while a gesture goes on, and then is what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: Transaction
  fileprivate var source: Source<Value>?

  /// Makes a property with the value it has at first.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    resetTransaction = Transaction()
  }

  /// Makes a property with the value it has at first.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a property whose end is shown in a way.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The value.
  public var wrappedValue: Value { source?.value ?? initial }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }

  func keep(_ value: Value) { source?.set(value) }

  func reset() {
    let initial = initial
    withTransaction(resetTransaction) { source?.set(initial) }
  }

  /// Makes what keeps the value.
  @MainActor
  public static func propertyLink() -> PropertyLink { GestureStateLink<Value>() }

  @MainActor fileprivate func makeSource() -> Source<Value> { Source(initial) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a property that has no value at first.
  public init() { self.init(wrappedValue: nil) }
}

private final class GestureStateLink<Value>: PropertyLink {
  private var source: Source<Value>?

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let property = address.assumingMemoryBound(to: GestureState<Value>.self)
    let source = source ?? property.pointee.makeSource()
    self.source = source
    property.pointee.source = source
  }
}
