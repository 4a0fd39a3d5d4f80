import CoreGraphics

/// A range of numbers with both ends.
public struct UIFloatRange: Equatable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Makes the range from zero to zero.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from zero to zero.
  public static let zero = UIFloatRange()

  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no ends.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
