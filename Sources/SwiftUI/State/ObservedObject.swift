import Combine
import ViewGraph

/// An object that a view is handed, and that the view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      let root = root
      return Binding(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Makes a property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes a property with an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Makes what follows the object.
  @MainActor
  public static func propertyLink() -> PropertyLink { ObservedLink<ObjectType>() }
}

private final class ObservedLink<ObjectType: ObservableObject>: PropertyLink {
  private let following = ObjectFollowing()

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let property = address.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
    following.follow(property.pointee.wrappedValue, scope.computation)
  }

  override func remove() { following.end() }
}

/// Has something computed again when an object is about to change.
@MainActor
final class ObjectFollowing {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func follow<ObjectType: ObservableObject>(_ new: ObjectType, _ computation: Computation) {
    guard object !== new else { return }
    object = new
    let reference = MainActorReference(computation)
    subscription = new.objectWillChange.sink { _ in
      let transaction = Transaction.current
      onMainActor { withTransaction(transaction) { reference.object?.invalidate() } }
    }
  }

  func end() {
    object = nil
    subscription = nil
  }
}

/// An object that a view makes once, and follows.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  fileprivate var object: ObjectType?

  /// Makes a property; the object is made when the view comes into the tree, and only then.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  /// Makes what keeps the object.
  @MainActor
  public static func propertyLink() -> PropertyLink { StateObjectLink<ObjectType>() }
}

private final class StateObjectLink<ObjectType: ObservableObject>: PropertyLink {
  private let following = ObjectFollowing()
  private var object: ObjectType?

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let property = address.assumingMemoryBound(to: StateObject<ObjectType>.self)
    let object = object ?? Computation.untracked { property.pointee.wrappedValue }
    self.object = object
    property.pointee.object = object
    following.follow(object, scope.computation)
  }

  override func remove() { following.end() }
}

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  fileprivate var object: ObjectType?

  /// Makes a property.
  public init() {}

  /// The object; without one in the environment the program ends with a message.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for"
          + " \(ObjectType.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  /// Makes what follows the object.
  @MainActor
  public static func propertyLink() -> PropertyLink { EnvironmentObjectLink<ObjectType>() }
}

private final class EnvironmentObjectLink<ObjectType: ObservableObject>: PropertyLink {
  private let following = ObjectFollowing()
  private weak var object: ObjectType?

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let property = address.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    let object = scope.environment.object(ObjectType.self)
    self.object = object
    property.pointee.object = object
    if let object { following.follow(object, scope.computation) }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    environment.object(ObjectType.self) !== object
  }

  override func remove() { following.end() }
}
