import Observation
import ViewGraph

/// A value that a view reads from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let lookUp: ((EnvironmentValues) -> Value)?
  fileprivate var value: Value?

  /// Reads what a key path gives.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    lookUp = nil
  }

  private init(lookUp: @escaping (EnvironmentValues) -> Value) {
    keyPath = nil
    self.lookUp = lookUp
  }

  /// The value; outside of a body it is what the environment has where nothing is set.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  fileprivate func read(_ environment: EnvironmentValues) -> Value {
    if let keyPath { return environment[keyPath: keyPath] }
    guard let lookUp else { fatalError("A property of the environment has a key path.") }
    return lookUp(environment)
  }

  /// Makes what reads the value.
  @MainActor
  public static func propertyLink() -> PropertyLink { EnvironmentLink<Value>() }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads an observable object that a view above has put into the environment.
  public init(_ type: Value.Type) {
    self.init(lookUp: { environment in
      guard let object = environment.object(type) else {
        fatalError(
          "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may"
            + " be missing as an ancestor of this view."
        )
      }
      return object
    })
  }
}

extension Environment {
  /// Reads an observable object that a view above may have put into the environment.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(lookUp: { $0.object(type) })
  }
}

private final class EnvironmentLink<Value>: PropertyLink {
  private var property: Environment<Value>?
  private var value: Value?

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let pointer = address.assumingMemoryBound(to: Environment<Value>.self)
    let value = pointer.pointee.read(scope.environment)
    property = pointer.pointee
    self.value = value
    pointer.pointee.value = value
  }

  override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    guard let property, let value else { return true }
    return !Sameness.areSame(value, property.read(environment))
  }
}
