import CoreGraphics
import Foundation

/// Numbers that filters take: a place, a rectangle, coefficients.
public final class CIVector: NSObject, NSCopying, Sendable {
  let values: [CGFloat]

  /// Makes a vector of numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
  }

  init(_ values: [CGFloat]) { self.values = values }

  /// Makes a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }

  /// Makes a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// Makes a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Makes a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// Makes a vector of a point's x and y.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// Makes a vector of a rectangle's x, y, width and height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Makes a vector of a transform's a, b, c, d, tx and ty.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Makes a vector of numbers as `stringRepresentation` writes them.
  public convenience init(string representation: String) {
    let inside = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
    self.init(inside.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } })
  }

  /// How many numbers there are.
  public var count: Int { values.count }

  /// The number at a place, counted from 0; 0 beyond the end.
  public func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }

  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }

  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The first six numbers as a transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The numbers between brackets.
  public var stringRepresentation: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// Returns the vector itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The numbers between brackets.
  public override var description: String { stringRepresentation }

  /// Whether the numbers are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  /// A hash of the numbers.
  public override var hash: Int { values.hashValue }
}
