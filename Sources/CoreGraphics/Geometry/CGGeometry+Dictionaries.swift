import Foundation

extension CGPoint {
  /// The point as a dictionary with the keys X and Y.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Makes a point from a dictionary with the keys X and Y, or nil when one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number("X", in: dict), let y = number("Y", in: dict) else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// The size as a dictionary with the keys Width and Height.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Makes a size from a dictionary with the keys Width and Height, or nil when one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number("Width", in: dict), let height = number("Height", in: dict) else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The rectangle as a dictionary with the keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }

  /// Makes a rectangle from a dictionary with the keys X, Y, Width and Height, or nil when one is
  /// missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

private func number(_ key: String, in dictionary: CFDictionary) -> CGFloat? {
  switch dictionary[key] {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
