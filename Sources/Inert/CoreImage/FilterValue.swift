import CoreGraphics
import Foundation

/// A typed property of a filter, which is the value of a name.
@propertyWrapper
struct FilterValue<Value: FilterValueType> {
  let key: String

  init(_ key: String) { self.key = key }

  @available(*, unavailable, message: "It is kept by the filter.")
  var wrappedValue: Value {
    get { Value.read(nil) }
    set {}
  }

  static subscript(
    _enclosingInstance filter: BuiltInFilter,
    wrapped _: ReferenceWritableKeyPath<BuiltInFilter, Value>,
    storage storage: ReferenceWritableKeyPath<BuiltInFilter, Self>
  ) -> Value {
    get { Value.read(filter.value(forKey: filter[keyPath: storage].key)) }
    set { filter.setValue(newValue.kept, forKey: filter[keyPath: storage].key) }
  }
}

/// What properties of filters are, and how filters keep it.
protocol FilterValueType {
  /// What is kept, or nothing of its kind where something else is.
  static func read(_ value: Any?) -> Self
  /// The value as it is kept.
  var kept: Any? { get }
}

extension FilterValueType {
  var kept: Any? { self }
}

extension Float: FilterValueType {
  static func read(_ value: Any?) -> Float {
    value.flatMap(FilterValues.number).map { Float($0) } ?? 0
  }
}

extension Bool: FilterValueType {
  static func read(_ value: Any?) -> Bool { Float.read(value) != 0 }
}

extension String: FilterValueType {
  static func read(_ value: Any?) -> String { value as? String ?? "" }
}

extension Data: FilterValueType {
  static func read(_ value: Any?) -> Data { value as? Data ?? Data() }
}

extension CIVector: FilterValueType {
  static func read(_ value: Any?) -> CIVector { value as? CIVector ?? CIVector([]) }
}

extension CIColor: FilterValueType {
  static func read(_ value: Any?) -> CIColor { value as? CIColor ?? .clear }
}

extension CGPoint: FilterValueType {
  static func read(_ value: Any?) -> CGPoint { CIVector.read(value).cgPointValue }

  var kept: Any? { CIVector(cgPoint: self) }
}

extension CGRect: FilterValueType {
  static func read(_ value: Any?) -> CGRect { CIVector.read(value).cgRectValue }

  var kept: Any? { CIVector(cgRect: self) }
}

extension Optional: FilterValueType where Wrapped: CIImage {
  static func read(_ value: Any?) -> Wrapped? { value as? Wrapped }

  var kept: Any? { map { $0 as Any } }
}
