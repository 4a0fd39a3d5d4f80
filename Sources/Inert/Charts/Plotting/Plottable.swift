import Foundation
import SwiftUI

/// A value that charts can show.
///
/// A type of one's own tells a number, a text or a date.
public protocol Plottable {
  /// The number, text or date that is shown.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What is shown of the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes a value of what is shown.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a text or a date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Takes the value as it is.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Makes the value of a raw value, if there is one.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

extension Plottable {
  /// The value as scales know it.
  var datum: Datum {
    switch primitivePlottable as Any {
    case let text as String: .category(text)
    case let date as Date: .date(date)
    case let number as Double: .number(number)
    case let number as Float: .number(Double(number))
    case let number as CGFloat: .number(Double(number))
    case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
    case let number as any BinaryInteger: .number(Double(number))
    case let other: .category(String(describing: other))
    }
  }

  /// The value that scales know as this one.
  static func value(of datum: Datum) -> Self? {
    (PrimitivePlottable.primitive(of: datum) as? PrimitivePlottable)
      .flatMap(Self.init(primitivePlottable:))
  }
}

extension PrimitivePlottableProtocol {
  fileprivate static func primitive(of datum: Datum) -> Any? {
    switch datum {
    case .category(let name): name
    case .date(let date): date
    case .number(let number):
      switch Self.self {
      case is Double.Type: number
      case is Float.Type: Float(number)
      case is CGFloat.Type: CGFloat(number)
      case is Decimal.Type: Decimal(number)
      case let type as any BinaryInteger.Type: type.counting(number)
      default: nil
      }
    }
  }
}

extension BinaryInteger {
  fileprivate static func counting(_ number: Double) -> Any? {
    number.isFinite ? Self(exactly: number.rounded()) : nil
  }
}
