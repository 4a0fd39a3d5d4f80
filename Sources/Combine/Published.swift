import Foundation

/// A property whose values can be subscribed to, as `$property`.
///
/// Who subscribes hears the value there is, and each new one before the property has it.
@propertyWrapper
public struct Published<Value> {
  /// The values of a property.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let store: Store

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      store.subject.receive(subscriber: subscriber)
    }
  }

  /// Where the value is kept: outside of the object, which may be a class of any kind.
  final class Store: ObservedProperty {
    let subject: CurrentValueSubject<Value, Never>
    var changes: ObservableObjectPublisher?

    init(_ value: Value) { subject = CurrentValueSubject(value) }
  }

  let store: Store

  /// Makes a property with a value.
  public init(wrappedValue: Value) { store = Store(wrappedValue) }

  /// Makes a property with a value.
  public init(initialValue: Value) { store = Store(initialValue) }

  /// The values.
  public var projectedValue: Publisher {
    get { Publisher(store: store) }
    set {}
  }

  /// The value there is; only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The value of a class's property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].store.held }
    set {
      let store = object[keyPath: storageKeyPath].store
      store.changes?.send()
      store.set(newValue)
    }
  }
}

extension Published.Store {
  var held: Value { subject.stored }

  func set(_ value: Value) { subject.announce(value) }
}

extension Published.Store: @unchecked Sendable {}

/// A published property, whatever its values.
protocol ObservedProperty: AnyObject {
  var changes: ObservableObjectPublisher? { get set }
}

/// A property wrapper that has one.
protocol ObservedWrapper {
  var property: any ObservedProperty { get }
}

extension Published: ObservedWrapper {
  var property: any ObservedProperty { store }
}

/// An object that says when it is about to change.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// What it says so with.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Gives a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Gives a value before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing is said but that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Says that the object is about to change.
  public func send() { subject.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Gives a value before a published property changes.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any ObservedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      properties += current.children.compactMap { ($0.value as? any ObservedWrapper)?.property }
      mirror = current.superclassMirror
    }
    if let known = properties.first(where: { $0.changes != nil })?.changes {
      for property in properties { property.changes = known }
      return known
    }
    let publisher = ObservableObjectPublisher()
    if properties.isEmpty { return ObjectChanges.publisher(of: self, publisher) }
    for property in properties { property.changes = publisher }
    return publisher
  }
}

/// The publishers of objects that have no published property to keep them.
private enum ObjectChanges {
  private final class Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    init(_ object: AnyObject, _ publisher: ObservableObjectPublisher) {
      self.object = object
      self.publisher = publisher
    }
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = Lock()

  static func publisher(
    of object: AnyObject,
    _ new: ObservableObjectPublisher
  ) -> ObservableObjectPublisher {
    lock.run {
      let id = ObjectIdentifier(object)
      if let entry = entries[id], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      entries[id] = Entry(object, new)
      return new
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let store = published.store
    let token = sink { [weak store] value in
      guard let store else { return }
      store.changes?.send()
      store.set(value)
    }
    store.subject.keep(token)
  }
}
