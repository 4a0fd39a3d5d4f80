/// A fraction, always in lowest terms; arithmetic is exact and traps where 128 bits do not suffice.
struct Rational: Hashable, Comparable, Sendable {
  private let numerator: Int128
  private let denominator: Int128

  static let zero = Rational(0)

  init(_ whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  /// The fraction with exactly the value of a number that has at most 20 binary places.
  init(_ number: Double) {
    let scaled = number * 0x1p20
    precondition(scaled == scaled.rounded(), "\(number) has too many places.")
    self.init(Int128(scaled), 1 << 20)
  }

  private init(_ numerator: Int128, _ denominator: Int128) {
    guard denominator != 1 else {
      self.numerator = numerator
      self.denominator = 1
      return
    }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  private static func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }

  var number: Double { Double(numerator) / Double(denominator) }

  var isZero: Bool { numerator == 0 }

  static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == right.denominator {
      return Rational(left.numerator + right.numerator, left.denominator)
    }
    return Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator
    )
  }

  static prefix func - (value: Rational) -> Rational {
    Rational(-value.numerator, value.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + -right }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
