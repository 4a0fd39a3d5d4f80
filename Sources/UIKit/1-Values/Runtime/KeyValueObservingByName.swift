import Diagnostics
import Foundation

/// The names under which an observer is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the value changed, as the number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements of a collection changed; never given here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come; never given here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

// Observers by name, of the properties that `KeyTable` knows. They are told when blocks are: at once of
// what translated sources declare `dynamic`, once a frame of UIKit's own properties. Main thread only.
extension NSObjectProtocol where Self: NSObject {
  /// Lets an object's `observeValue(forKeyPath:of:change:context:)` be told of changes of a property.
  @_disfavoredOverload
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.add(
      NamedObservation(observer: observer, keyPath: keyPath, options: options, context: context),
      to: self
    )
  }

  /// Ends an observation that was begun without a context, or with any.
  @_disfavoredOverload
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(from: self) { $0.isOf(observer) && $0.keyPath == keyPath }
  }

  /// Ends an observation that was begun with a context.
  @_disfavoredOverload
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.remove(from: self) {
      $0.isOf(observer) && $0.keyPath == keyPath && $0.context == context
    }
  }

  /// What observers without an own method are told with; being told of what nobody handles is a
  /// mistake.
  @_disfavoredOverload
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .observerUnhandled,
        place: "\(type(of: self)).observeValue(forKeyPath:of:change:context:)",
        saw: "a change of \"\(keyPath ?? "nil")\"",
        applePhrase: "message was received but not handled"
      )
    )
  }

  /// Tells that a property is about to be set; only what is told afterwards counts here.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of a property that it was set.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) { KeyValueObservations.tell(self, key: key) }
}

/// An observation by name.
private final class NamedObservation: @unchecked Sendable {
  private(set) weak var observer: NSObject?
  private let observerID: ObjectIdentifier
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  var observed: Observed?
  private var last: Any?

  init(
    observer: NSObject,
    keyPath: String,
    options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    observerID = ObjectIdentifier(observer)
    self.keyPath = keyPath
    self.options = options
    self.context = context
  }

  /// Whether it tells an observer, which may be about to go: its `deinit` ends what it began.
  func isOf(_ other: NSObject) -> Bool {
    observerID == ObjectIdentifier(other) && (observer == nil || observer === other)
  }

  @MainActor
  func begin(_ object: NSObject) {
    last = value(of: object)
    if options.contains(.initial) { tell(object, old: nil) }
    let observed = Observed(object) { [weak self, weak object] isTold in
      let (weakSelf, weakObject) = (Unchecked(self), Unchecked(object))
      MainActor.assumeIsolated {
        guard let self = weakSelf.value, let object = weakObject.value else { return }
        self.look(object, isTold)
      }
    }
    observed.key = keyPath
    self.observed = observed
    KeyValueObservations.add(observed)
  }

  @MainActor
  private func look(_ object: NSObject, _ isTold: Bool) {
    guard observer != nil else { return observed?.invalidate() ?? () }
    let new = value(of: object)
    guard isTold || !Self.isEqual(last, new) else { return }
    let old = last
    last = new
    tell(object, old: old)
  }

  @MainActor
  private func value(of object: NSObject) -> Any? {
    var keys = keyPath.components(separatedBy: ".")
    let key = keys.removeLast()
    guard let owner = KeyTable.object(object, at: keys) else { return nil }
    return KeyTable.value(key, of: owner).value
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Hashable { return Observed.isEqual(one, as: other) }
    return one as AnyObject === other as AnyObject
  }

  @MainActor
  private func tell(_ object: NSObject, old: Any?) {
    guard let observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = last ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    let selector: Selector = "observeValueForKeyPath:ofObject:change:context:"
    guard SelectorTable.hasMethod(observer, selector) else {
      return observer.observeValue(
        forKeyPath: keyPath,
        of: object,
        change: change,
        context: context
      )
    }
    SelectorTable.perform(selector, on: observer, with: [keyPath, object, change, context])
  }
}

/// The observations by name of all objects.
private enum NamedObservations {
  nonisolated(unsafe) private static var all: [(object: Weak, observation: NamedObservation)] = []

  private struct Weak {
    weak var object: NSObject?
    let id: ObjectIdentifier

    init(_ object: NSObject) {
      self.object = object
      id = ObjectIdentifier(object)
    }

    /// Whether it is an object, which may be about to go.
    func holds(_ other: NSObject) -> Bool {
      id == ObjectIdentifier(other) && (object == nil || object === other)
    }
  }

  static func add(_ observation: NamedObservation, to object: NSObject) {
    let object = Unchecked(object)
    MainThread.run {
      all.removeAll { $0.object.object == nil || $0.observation.observer == nil }
      all.append((Weak(object.value), observation))
      observation.begin(object.value)
    }
  }

  static func remove(from object: NSObject, _ isMeant: (NamedObservation) -> Bool) {
    let place = all.lastIndex { $0.object.holds(object) && isMeant($0.observation) }
    guard let place else {
      return UIKitDiagnostics.report(
        Diagnosis(
          .observerRemoved,
          place: "\(type(of: object)).removeObserver(_:forKeyPath:)",
          applePhrase: "because it is not registered as an observer."
        )
      )
    }
    all.remove(at: place).observation.observed?.invalidate()
  }
}
