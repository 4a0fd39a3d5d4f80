import CoreGraphics
import Foundation

/// Turns values that are set by name into the types of properties.
enum KeyValueConversion {
  /// The value as a type; nil where it is none.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value, let value = unwrapped(value) else {
      // A property that can be nil becomes nil.
      return (type as? any Nothingness.Type)?.nothing as? Value
    }
    if let wrapped = (type as? any Nothingness.Type)?.wrappedType {
      guard let inner = plain(value, to: wrapped) else { return value as? Value }
      return inner as? Value
    }
    return plain(value, to: type) as? Value ?? value as? Value
  }

  /// What is in an optional; nil where there is nothing.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = value as? any Nothingness
    return mirror.map { $0.content } ?? value
  }

  /// Numbers and what is written as a number, as a type of number; nil for other types.
  private static func plain(_ value: Any, to type: Any.Type) -> Any? {
    if type == Bool.self { return flag(value) }
    if type == NSNumber.self { return Double(boxed: value).map { NSNumber(value: $0) } }
    if type == String.self { return value as? String ?? (value as? NSString).map { "\($0)" } }
    if type == CGColor.self, let color = value as? UIColor {
      return MainActor.assumeIsolated { color.cgColor }
    }
    if type == UIEdgeInsets.self, let rect = value as? CGRect {
      // Both are four numbers, which is all that Objective-C looks at.
      return UIEdgeInsets(
        top: rect.origin.x,
        left: rect.origin.y,
        bottom: rect.size.width,
        right: rect.size.height
      )
    }
    guard let number = Double(boxed: value) else { return nil }
    if let choice = type as? any RawRepresentable.Type { return chosen(choice, by: number) }
    switch type {
    case is CGFloat.Type: return CGFloat(number)
    case is Double.Type: return number
    case is Float.Type: return Float(number)
    case is any FixedWidthInteger.Type:
      guard let integer = type as? any FixedWidthInteger.Type else { return nil }
      return integer.init(clamping: Int(max(-1e18, min(1e18, number))))
    default: return nil
    }
  }

  /// The case of an enumeration that a number stands for.
  private static func chosen<Choice: RawRepresentable>(
    _ type: Choice.Type,
    by number: Double
  ) -> Any? {
    let numbers = Choice.RawValue.self as? any FixedWidthInteger.Type
    guard let raw = numbers?.init(exactly: number) as? Choice.RawValue else { return nil }
    return Choice(rawValue: raw)
  }

  private static func flag(_ value: Any) -> Bool? {
    if let flag = value as? Bool { return flag }
    return Double(boxed: value).map { $0 != 0 }
  }
}

/// A type that can hold nothing.
private protocol Nothingness {
  static var nothing: Self { get }
  static var wrappedType: Any.Type { get }
  var content: Any? { get }
}

extension Optional: Nothingness {
  fileprivate static var nothing: Wrapped? { .none }
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var content: Any? { flatMap { KeyValueConversion.unwrapped($0) } }
}
