import Foundation

/// How values are told on an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Equal differences are equally long.
  public static let linear = ScaleType(kind: .linear)
  /// Equal ratios are equally long.
  public static let log = ScaleType(kind: .log)
  /// Lengths are the square roots of numbers.
  public static let squareRoot = power(exponent: 0.5)
  /// Equal ratios are about equally long on both sides of zero.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Dates.
  public static let date = ScaleType(kind: .date)
  /// Names.
  public static let category = ScaleType(kind: .category)

  /// Lengths are a power of numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Equal ratios are about equally long on both sides of zero, around which it grows as told.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
}

extension ScaleType {
  /// How long the line up to a number is; nil where there is none.
  func length(of number: Double) -> Double? {
    let size = abs(number)
    switch kind {
    case .linear, .date, .category: return number
    case .log: return number > 0 ? Foundation.log(number) : nil
    case .power(let exponent): return signed(pow(size, exponent), like: number)
    case .symmetricLog(let slope): return signed(log1p(size * slope), like: number)
    }
  }

  /// The number that a length tells.
  func number(at length: Double) -> Double {
    let size = abs(length)
    switch kind {
    case .linear, .date, .category: return length
    case .log: return exp(length)
    case .power(let exponent): return signed(pow(size, 1 / exponent), like: length)
    case .symmetricLog(let slope): return signed(expm1(size) / slope, like: length)
    }
  }

  private func signed(_ size: Double, like number: Double) -> Double {
    number < 0 ? -size : number > 0 ? size : 0
  }
}
