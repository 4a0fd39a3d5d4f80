import CoreGraphics
import Foundation

extension Double {
  /// The number in a box, of whatever kind it is; nil where there is none.
  ///
  /// Texts' attributes, fonts' descriptions and values set by their keys hold numbers as `Int`, `CGFloat`,
  /// `NSNumber`, or as what has a number as its raw value, such as a font's weight.
  init?(boxed value: Any?) {
    guard let value else { return nil }
    switch value {
    case let value as Double: self = value
    case let value as CGFloat: self = Double(value)
    case let value as Float: self = Double(value)
    case let value as Bool: self = value ? 1 : 0
    case let value as any BinaryInteger: self = Double(value)
    case let value as NSNumber: self = value.doubleValue
    case let value as any RawRepresentable: self.init(boxed: value.rawValue)
    default: return nil
    }
  }
}
