import Diagnostics
import Foundation

/// Values under keys that Apple keeps the same on all of a person's devices; here the app alone has them,
/// on this machine, which is said once.
open class NSUbiquitousKeyValueStore: NSObject {
  /// Told of when another device changed something, which never happens.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// The store of the app.
  public class var `default`: NSUbiquitousKeyValueStore { shared }

  nonisolated(unsafe) private static let shared = NSUbiquitousKeyValueStore(.standard)

  private let defaults: UserDefaults
  private static let key = "NSUbiquitousKeyValueStore"

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
    super.init()
  }

  private var values: [String: Any] {
    tell()
    return defaults.dictionary(forKey: Self.key) ?? [:]
  }

  private func tell() {
    UIKitDiagnostics.reportOnce(
      Diagnosis(
        .inert,
        what: "inert: NSUbiquitousKeyValueStore keeps values for this app on this machine alone.",
        place: "NSUbiquitousKeyValueStore"
      )
    )
  }

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { values[aKey] }

  /// Keeps a value of a property list under a key; nil takes it away.
  open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }

  private func keep(_ value: Any?, _ key: String) {
    var values = values
    values[key] = value
    defaults.set(values, forKey: Self.key)
  }

  /// Takes a value away.
  open func removeObject(forKey aKey: String) { keep(nil, aKey) }

  /// The text of a key.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }

  /// The list of a key.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }

  /// The dictionary of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }

  /// The data of a key.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }

  /// The whole number of a key; 0 without one.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }

  /// The number of a key; 0 without one.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }

  /// Whether a key's value is true; false without one.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch values[key] {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  /// Keeps a text.
  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }

  /// Keeps data.
  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }

  /// Keeps a list.
  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }

  /// Keeps a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    keep(aDictionary, aKey)
  }

  /// Keeps a whole number.
  open func set(_ value: Int64, forKey aKey: String) { keep(value, aKey) }

  /// Keeps a number.
  open func set(_ value: Double, forKey aKey: String) { keep(value, aKey) }

  /// Keeps whether something is true.
  open func set(_ value: Bool, forKey aKey: String) { keep(value, aKey) }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { values }

  /// Writes what is kept to the disk; whether that went well.
  @discardableResult
  open func synchronize() -> Bool {
    tell()
    return defaults.synchronize()
  }
}
