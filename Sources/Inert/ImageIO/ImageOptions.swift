import CoreGraphics
import Foundation

/// Options in a dictionary, however their values are boxed.
struct ImageOptions {
  private let values: CFDictionary

  init(_ values: CFDictionary?) { self.values = values ?? [:] }

  func flag(_ key: String) -> Bool {
    values[key] as? Bool ?? (values[key] as? NSNumber)?.boolValue ?? false
  }

  func number(_ key: String) -> Double? {
    let number: Double? =
      switch values[key] {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
