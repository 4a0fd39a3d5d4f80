import Diagnostics
import Foundation
import UIKit

/// Values by the names of properties, as Objective-C finds them.
///
/// What is `@objc` is found by its name in `KeyTable`, on the main thread; stored properties of Swift's
/// classes and structures by reflection, on any.
package enum KeyedValues {
  /// What is in an optional, or in an enumeration of numbers or texts; nil for nothing.
  package static func content(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    if let optional = value as? any Wrapping { return optional.wrapped.flatMap(content) }
    if value is any Numbered { return value }
    if let raw = value as? any RawRepresentable, Mirror(reflecting: value).displayStyle == .enum {
      return raw.rawValue
    }
    return value
  }

  /// The elements of an array, a set or a dictionary's values; nil for what has none.
  static func elements(of value: Any) -> [Any?]? {
    switch value {
    case is String, is Data: nil
    case let value as [Any?]: value
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.map { $0 }
    case let value as NSOrderedSet: value.map { $0 }
    case let value as [AnyHashable: Any]: value.values.map { $0 }
    case let value as NSDictionary: value.allValues
    case let value as any Collection: Array(anyOf: value)
    default: nil
    }
  }

  /// The value at the end of a path of names.
  package static func value(of object: Any?, path: [String]) -> Any? {
    guard let key = path.first else { return object }
    let rest = Array(path.dropFirst())
    if key.hasPrefix("@") { return folded(object, String(key.dropFirst()), rest) }
    guard let object = object.flatMap(content) else { return nil }
    if !isDictionary(object), let elements = elements(of: object) {
      // A name of a list is that of each of its elements; what counts or sums comes after all names.
      let place = path.firstIndex { $0.hasPrefix("@") } ?? path.count
      let values = elements.map { value(of: $0, path: Array(path[..<place])) }
      return place < path.count ? value(of: values, path: Array(path[place...])) : values
    }
    return value(of: value(of: object, key: key), path: rest)
  }

  private static func isDictionary(_ object: Any) -> Bool {
    object is [AnyHashable: Any] || object is NSDictionary
  }

  /// The value of one name.
  static func value(of object: Any, key: String) -> Any? {
    if key == "self" { return object }
    if let object = object as? any NamedValues { return object.value(named: key).flatMap(content) }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key].flatMap(content) }
    if let dictionary = object as? NSDictionary {
      return dictionary.object(forKey: key).flatMap(content)
    }
    let plain = StandardProperties.value(of: object, key)
    if plain.isKnown { return plain.value }
    if type(of: object) is AnyClass {
      let entered = entered(object as AnyObject, key)
      if entered.isKnown { return entered.value.flatMap(content) }
    }
    let stored = stored(object, key)
    if stored.isKnown { return stored.value.flatMap(content) }
    switch key {
    case "description": return "\(object)"
    case "hash", "hashValue": return (object as? any Hashable)?.hashValue
    default: break
    }
    let name = "\(type(of: object))"
    UIKitDiagnostics.report(
      Diagnosis(
        .keyUnknown,
        what: "\(name) has no property \"\(key)\" that can be reached by name.",
        place: "\(name).\(key)",
        saw: "a predicate or sort descriptor that asks for it",
        remedy: "Correct the name in the format or the key, or mark the property @objc;"
          + " it counts as nil.",
        applePhrase: "this class is not key value coding-compliant for the key \(key)."
      )
    )
    return nil
  }

  /// What a class declares beside what its objects know by name themselves.
  package static func declared(_ object: AnyObject, _ key: String) -> (isKnown: Bool, value: Any?) {
    let entered = entered(object, key)
    return entered.isKnown ? entered : stored(object, key)
  }

  /// What source translation entered of a class.
  private static func entered(_ object: AnyObject, _ key: String) -> (isKnown: Bool, value: Any?) {
    guard Thread.isMainThread, let value = KeyTable.optional(key, of: object, as: Any.self) else {
      return (false, nil)
    }
    return (true, value)
  }

  /// What a class or structure of Swift's stores under a name.
  private static func stored(_ object: Any, _ key: String) -> (isKnown: Bool, value: Any?) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if child.label == key || child.label == "$__lazy_storage_$_" + key {
          return (true, child.value)
        }
        // A property wrapper's.
        if child.label == "_" + key {
          let inner = Mirror(reflecting: child.value).children
          return (true, inner.first { $0.label == "wrappedValue" }?.value ?? child.value)
        }
      }
      mirror = current.superclassMirror
    }
    return (false, nil)
  }

  // MARK: Operators on lists

  /// What `@count`, `@sum` and their like make of a list.
  private static func folded(_ object: Any?, _ name: String, _ path: [String]) -> Any? {
    let elements = object.flatMap(content).flatMap(elements) ?? []
    let values = path.isEmpty ? elements : elements.map { value(of: $0, path: path) }
    let known = values.compactMap { $0.flatMap(content) }
    switch name {
    case "count": return elements.count
    case "sum", "avg", "min", "max": return PredicateFunctions.fold(name, known)
    case "unionOfObjects": return known
    case "distinctUnionOfObjects": return distinct(known)
    case "unionOfArrays", "unionOfSets":
      return known.flatMap { self.elements(of: $0) ?? [$0] }
    case "distinctUnionOfArrays", "distinctUnionOfSets":
      return distinct(known.flatMap { self.elements(of: $0) ?? [$0] }.compactMap { $0 })
    default:
      UIKitDiagnostics.report(
        Diagnosis(
          .keyUnknown,
          what: "There is no operator \"@\(name)\" on lists.",
          place: "@\(name)",
          remedy: "Use @count, @sum, @avg, @min, @max or one of the unions; it counts as nil."
        )
      )
      return nil
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { result, value in
      if !result.contains(where: { PredicateValue.areEqual($0, value) }) { result.append(value) }
    }
  }
}

/// An object that knows its values by their names itself.
package protocol NamedValues: AnyObject {
  /// The value with a name; nil where there is none.
  func value(named name: String) -> Any?
}

/// An optional of any type.
private protocol Wrapping {
  var wrapped: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// What is a number although it has a raw value.
private protocol Numbered {}

extension Int: Numbered {}
extension Double: Numbered {}

extension [Any?] {
  fileprivate init(anyOf collection: some Collection) { self = collection.map { $0 as Any } }
}
