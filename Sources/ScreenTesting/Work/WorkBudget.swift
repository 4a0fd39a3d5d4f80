/// How often something may happen.
public struct WorkBudget: Sendable, Equatable, ExpressibleByIntegerLiteral, CustomStringConvertible
{
  /// The least and the most that is let pass.
  public let range: ClosedRange<Int>

  /// Makes a budget of a range.
  public init(_ range: ClosedRange<Int>) { self.range = range }

  /// Makes a budget of a number: it may happen as often, no more and no less.
  public init(integerLiteral value: Int) { range = value...max(value, value) }

  /// Lets something happen up to so often.
  public static func upTo(_ most: Int) -> WorkBudget { WorkBudget(0...max(0, most)) }

  /// The budget in words.
  public var description: String {
    if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
    return range.lowerBound == 0
      ? "at most \(range.upperBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}

prefix operator ≤

/// Lets something happen up to so often, as in `viewsMeasured: ≤4`.
public prefix func ≤ (most: Int) -> WorkBudget { .upTo(most) }
