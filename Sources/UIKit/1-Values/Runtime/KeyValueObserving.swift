import Foundation

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before the change too; here there is none.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Elements came into a collection.
  case insertion = 2
  /// Elements went from a collection.
  case removal = 3
  /// Elements of a collection were replaced.
  case replacement = 4
}

/// What an observer is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// How a value changed.
  public typealias Kind = NSKeyValueChange

  /// How the value changed.
  public let kind: Kind
  /// The value after the change, if asked for.
  public let newValue: Value?
  /// The value before the change, if asked for.
  public let oldValue: Value?
  /// Which elements of a collection changed; nil here.
  public let indexes: IndexSet?
  /// Whether the change is still to come; false here.
  public let isPrior: Bool
}

/// An observation of a property; it ends when nobody holds it.
public final class NSKeyValueObservation: NSObject {
  fileprivate let check: Observed

  fileprivate init(_ check: Observed) {
    self.check = check
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { check.invalidate() }

  deinit { check.invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Tells a block of changes of a property.
  ///
  /// Properties that translated sources declare `dynamic` tell of a change at once; those of UIKit
  /// are compared with what they were whenever a frame was prepared.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: false
      )
    }
    let observed = Observed(self) { [weak self] isTold in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard isTold || !Observed.isEqual(last, value) else { return }
      let old = last
      last = value
      changeHandler(self, change(old, value))
    }
    if options.contains(.initial) { changeHandler(self, change(nil, last)) }
    KeyValueObservations.add(observed, keyPath)
    return NSKeyValueObservation(observed)
  }
}

/// One observed property of an object.
final class Observed: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  private var handler: ((Bool) -> Void)?
  fileprivate var keyPath: AnyKeyPath?
  /// The property's name, where it is observed by name.
  var key: String?
  /// The screen at whose frames changes are looked for.
  fileprivate weak var screen: ScreenContext?

  init(_ object: AnyObject, _ handler: @escaping (Bool) -> Void) {
    self.object = object
    self.handler = handler
  }

  var isOver: Bool { handler == nil || object == nil }

  func invalidate() { handler = nil }

  func look(isTold: Bool) { handler?(isTold) }

  /// Whether two values are the same as far as can be told.
  static func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? any Equatable { return one.equals(other) }
    if Value.self is AnyClass { return one as AnyObject === other as AnyObject }
    return false
  }

  /// Whether two values of types that nobody wrote down are the same.
  static func isEqual<Value: Equatable>(_ one: Value, as other: Any) -> Bool {
    one.equals(other)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// The observations of all objects.
public enum KeyValueObservations {
  nonisolated(unsafe) private static var all: [Observed] = []

  static func add(_ observed: Observed, _ keyPath: AnyKeyPath? = nil) {
    observed.keyPath = keyPath
    let entry = Unchecked(observed)
    MainThread.run {
      all.removeAll { $0.isOver }
      entry.value.screen = .current
      all.append(entry.value)
    }
  }

  /// Tells the observers of an object's property that it was set.
  public static func tell<Owner: AnyObject>(_ object: Owner, _ keyPath: PartialKeyPath<Owner>) {
    guard MainQueue.isCurrent else { return }
    for observed in all where observed.object === object {
      if observed.keyPath == keyPath {
        observed.look(isTold: true)
      } else if let key = observed.key, KeyTable.path(of: key, object) == keyPath {
        observed.look(isTold: true)
      }
    }
  }

  /// Tells the observers of a property that it was set, by its name.
  static func tell(_ object: AnyObject, key: String) {
    guard MainQueue.isCurrent else { return }
    for observed in all where observed.object === object {
      let isMeant =
        observed.key == key
        || observed.keyPath.map { KeyTable.path(of: key, object) == $0 } ?? false
      if isMeant { observed.look(isTold: true) }
    }
  }

  /// Looks for changes on the current screen that nobody told of.
  @MainActor
  static func look() {
    guard !all.isEmpty else { return }
    all.removeAll { $0.isOver }
    for observed in all where observed.screen === ScreenContext.current {
      observed.look(isTold: false)
    }
  }
}
