import Foundation

/// Round numbers at equal distances.
enum NumberTicks {
  private static let limit = 1000.0

  /// The distance of about so many round numbers within a length: 1, 2 or 5 with zeros.
  static func step(within length: Double, count: Int) -> Double {
    let raw = length / Double(max(count, 1))
    guard raw.isFinite, raw > 0 else { return 1 }
    let power = pow(10, floor(log10(raw)))
    let rest = raw / power
    let factor: Double = rest >= 7.07 ? 10 : rest >= 3.16 ? 5 : rest >= 1.41 ? 2 : 1
    return factor * power
  }

  /// The multiples of a step within a domain.
  static func values(in domain: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0, (domain.upperBound - domain.lowerBound) / step <= limit else { return [] }
    // What is rounded wrongly by a little is within it all the same.
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { count in
      // Adding zero makes zero of what is a little less.
      (step < 1 ? count / (1 / step) : count * step) + 0
    }
  }

  /// The smallest domain around another one that begins and ends with a multiple of a step.
  static func rounded(_ domain: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
    let lower = (domain.lowerBound / step + 1e-9).rounded(.down) * step
    let upper = (domain.upperBound / step - 1e-9).rounded(.up) * step
    // Numbers so large or so small have no round ones around them.
    guard lower.isFinite, upper.isFinite, lower <= upper else { return domain }
    return lower...upper
  }
}
