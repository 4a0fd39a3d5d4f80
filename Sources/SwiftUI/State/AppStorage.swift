import UIKit
import ViewGraph

/// A value that is kept in the defaults of the app.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  fileprivate let key: String
  fileprivate let ownStore: UserDefaults?
  fileprivate var store: UserDefaults
  fileprivate let read: (UserDefaults, String) -> Value
  fileprivate let write: (UserDefaults, String, Value) -> Void
  fileprivate var source: Source<Int>?

  fileprivate init(
    _ key: String,
    _ store: UserDefaults?,
    read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    ownStore = store
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      _ = source?.value
      return read(store, key)
    }
    nonmutating set {
      write(store, key, newValue)
      DefaultsChanges.tell(key)
    }
  }

  /// The value as it can be handed to others, who set it.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  /// Makes what follows the value.
  @MainActor
  public static func propertyLink() -> PropertyLink { AppStorageLink<Value>() }
}

private final class AppStorageLink<Value>: PropertyLink {
  private let source = Source(0)
  private var isFollowing = false
  private var key = ""

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    let property = address.assumingMemoryBound(to: AppStorage<Value>.self)
    property.pointee.source = source
    property.pointee.store =
      property.pointee.ownStore ?? scope.environment.defaultAppStorage ?? .standard
    guard !isFollowing else { return }
    isFollowing = true
    key = property.pointee.key
    DefaultsChanges.follow(key, source)
  }

  override func remove() { DefaultsChanges.forget(key, source) }
}

/// Tells those who read a key of the defaults that it changed.
private enum DefaultsChanges {
  @MainActor private static var followers: [String: [ObjectIdentifier: Source<Int>]] = [:]

  @MainActor
  static func follow(_ key: String, _ source: Source<Int>) {
    followers[key, default: [:]][ObjectIdentifier(source)] = source
  }

  @MainActor
  static func forget(_ key: String, _ source: Source<Int>) {
    followers[key]?[ObjectIdentifier(source)] = nil
  }

  static func tell(_ key: String) {
    onMainActor {
      for source in (followers[key] ?? [:]).values { source.write(source.current &+ 1) }
    }
  }
}

extension AppStorage {
  fileprivate init(plain key: String, _ initial: Value, _ store: UserDefaults?) {
    self.init(
      key,
      store,
      read: { ($0.object(forKey: $1) as? Value) ?? initial },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension AppStorage where Value == Bool {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      read: { $0.object(forKey: $1) == nil ? wrappedValue : $0.bool(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension AppStorage where Value == Int {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      read: { $0.object(forKey: $1) == nil ? wrappedValue : $0.integer(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension AppStorage where Value == Double {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      read: { $0.object(forKey: $1) == nil ? wrappedValue : $0.double(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension AppStorage where Value == String {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}

extension AppStorage where Value == URL {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      read: { $0.url(forKey: $1) ?? wrappedValue },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension AppStorage where Value == Data {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) }
    )
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a property with the value it has where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      read: { defaults, key in
        defaults.object(forKey: key) == nil
          ? wrappedValue : Value(rawValue: defaults.integer(forKey: key)) ?? wrappedValue
      },
      write: { $0.set($2.rawValue, forKey: $1) }
    )
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  fileprivate init<Wrapped>(optional key: String, _ store: UserDefaults?)
  where Value == Wrapped? {
    self.init(
      key,
      store,
      read: { $0.object(forKey: $1) as? Wrapped },
      write: { defaults, key, value in
        if let value {
          defaults.set(value, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      }
    )
  }

  /// Makes a property that has no value where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  /// Makes a property that has no value where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  /// Makes a property that has no value where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  /// Makes a property that has no value where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }

  /// Makes a property that has no value where nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
}

/// A value that is kept for a scene: here as long as the view is there.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Makes a property with the value it has at first.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value as it can be handed to others, who set it.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

enum DefaultStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where values are kept that name no place; nil is the standard one.
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultStorageKey.self] }
    set { self[DefaultStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets where values of `AppStorage` are kept that name no place.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
