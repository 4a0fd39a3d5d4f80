import CoreGraphics
import Foundation

/// A value of a property as animations compute with it.
package enum AnimatableValue {
  /// Numbers that are mixed one by one.
  case vector(SIMD4<Double>, Shape)
  case color(CGColor?)
  /// Sixteen numbers, which few values are.
  indirect case transform(CATransform3D)
  case path(CGPath?)
  case contents(LayerContents)
  case colors([CGColor])
  case numbers([Double])
  /// Something that has no values in between.
  case other(Any?)

  /// What the numbers of a vector mean.
  package enum Shape: Sendable {
    case number
    case point
    case size
    case rect
  }

  package static func number(_ value: Double) -> AnimatableValue {
    .vector(SIMD4(value, 0, 0, 0), .number)
  }

  package static func point(_ value: CGPoint) -> AnimatableValue {
    .vector(SIMD4(value.x, value.y, 0, 0), .point)
  }

  package static func size(_ value: CGSize) -> AnimatableValue {
    .vector(SIMD4(value.width, value.height, 0, 0), .size)
  }

  package static func rect(_ value: CGRect) -> AnimatableValue {
    .vector(SIMD4(value.minX, value.minY, value.width, value.height), .rect)
  }
}

// MARK: Boxes

extension AnimatableValue {
  /// The value in a box, as `fromValue` and its like hold it; nil for what cannot be animated.
  package init?(boxed value: Any?) {
    switch value {
    case nil: return nil
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGVector: self = .size(CGSize(width: value.dx, height: value.dy))
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [Double]: self = .numbers(value)
    case let value as [CGFloat]: self = .numbers(value.map { Double($0) })
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .contents(.image(value))
    default:
      if let number = Self.double(value) { self = .number(number) } else { return nil }
    }
  }

  private static func double(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as any AnimatableBox: value.animatableNumber
    default: nil
    }
  }

  /// The value as code reads it from a layer.
  package var boxed: Any? {
    switch self {
    case .vector(let v, .number): v.x
    case .vector(let v, .point): CGPoint(x: v.x, y: v.y)
    case .vector(let v, .size): CGSize(width: v.x, height: v.y)
    case .vector(let v, .rect): CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .color(let color): color
    case .transform(let transform): transform
    case .path(let path): path
    case .contents(let contents): contents.image
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .other(let value): value
    }
  }
}

/// A number in a type that this module does not know.
package protocol AnimatableBox {
  /// The number.
  var animatableNumber: Double { get }
}

// MARK: Reading

extension AnimatableValue {
  /// Whether a layer can be shown with the value.
  var isFinite: Bool {
    switch self {
    case .vector(let v, _): (v - v) == SIMD4()
    case .transform(let transform): transform.isFinite
    default: true
    }
  }

  package var vector: SIMD4<Double>? {
    if case .vector(let vector, _) = self { vector } else { nil }
  }

  package var double: Double? {
    switch self {
    case .vector(let vector, _): vector.x
    case .other(let value): Self.double(value)
    default: nil
    }
  }

  package var transform: CATransform3D? {
    if case .transform(let transform) = self { transform } else { nil }
  }

  package var numberList: [Double]? {
    switch self {
    case .numbers(let numbers): numbers
    case .vector(let v, .number): [v.x]
    case .vector(let v, .point), .vector(let v, .size): [v.x, v.y]
    case .vector(let v, .rect): [v.x, v.y, v.z, v.w]
    default: nil
    }
  }
}
