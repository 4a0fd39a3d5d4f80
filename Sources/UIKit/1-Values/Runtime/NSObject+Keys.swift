import Diagnostics
import Foundation

// Values by name, for the properties that `KeyTable` knows. Main thread only, as what it reaches.
// On the protocol, for what an extension of the class declares nothing could override.
extension NSObjectProtocol where Self: NSObject {
  /// Sets a property by name; a name the object does not have is a mistake.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    MainActor.assumeIsolated {
      let outcome = KeyTable.set(value, key, of: object)
      if outcome != .done { Self.report(outcome, key, of: object, value) }
    }
  }

  /// Sets the property at the end of names with dots between.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    MainActor.assumeIsolated {
      var keys = keyPath.components(separatedBy: ".")
      let last = keys.removeLast()
      guard let owner = KeyTable.object(object, at: keys) else {
        return Self.report(.unknownKey, keyPath, of: object, value)
      }
      let outcome = KeyTable.set(value, last, of: owner)
      if outcome != .done { Self.report(outcome, last, of: owner, value) }
    }
  }

  /// A property by name; a name the object does not have is a mistake.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated {
      let found = KeyTable.value(key, of: object)
      if !found.isKnown { Self.report(.unknownKey, key, of: object, nil) }
      return KeyedValue(found.value)
    }.value
  }

  /// The property at the end of names with dots between.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    nonisolated(unsafe) let start = self
    return MainActor.assumeIsolated {
      var keys = keyPath.components(separatedBy: ".")
      let last = keys.removeLast()
      guard let object = KeyTable.object(start, at: keys) else { return KeyedValue(nil) }
      let found = KeyTable.value(last, of: object)
      if !found.isKnown { Self.report(.unknownKey, last, of: object, nil) }
      return KeyedValue(found.value)
    }.value
  }

  @MainActor
  private static func report(
    _ outcome: KeyTable.Outcome,
    _ key: String,
    of object: AnyObject,
    _ value: Any?
  ) {
    let diagnosis = KeyMistake(key: key, object: object, value: value).diagnosis(outcome)
    UIKitDiagnostics.report(diagnosis)
  }
}

extension UserDefaults {
  /// The value kept under a name, as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value under a name, as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// A value on its way off the main actor, which it never leaves in fact.
private struct KeyedValue: @unchecked Sendable {
  let value: Any?

  init(_ value: Any?) { self.value = value }
}

/// A value that was to be set by a name that cannot take it.
@MainActor
struct KeyMistake {
  let key: String
  let object: AnyObject
  let value: Any?
  /// Where in a file, if anywhere.
  var place: String?

  /// What is told of it; `severity` where it is milder than to be expected.
  func diagnosis(
    _ outcome: KeyTable.Outcome,
    as severity: Diagnosis.Severity? = nil
  ) -> Diagnosis {
    let name = "\(type(of: object))"
    let seen = value.map { "a value of \(type(of: $0))" } ?? "nil"
    let place = place ?? "\(name).\(key)"
    if outcome == .otherType {
      return Diagnosis(
        .keyType,
        as: severity,
        place: place,
        saw: "\(seen) for \(name).\(key)",
        applePhrase: "unrecognized selector sent to instance"
      )
    }
    let known = KeyTable.keys(of: object)
    return Diagnosis(
      .keyUnknown,
      what: "\(name) has no property \"\(key)\" that can be reached by name.",
      place: place,
      saw: known.isEmpty
        ? "no outlets or @objc properties" : "known: " + known.joined(separator: ", "),
      remedy: DidYouMean.question(key, in: known)
        + "Mark the property @IBOutlet or @objc, or remove the connection; nothing was set.",
      applePhrase: "this class is not key value coding-compliant for the key \(key)."
    )
  }
}
