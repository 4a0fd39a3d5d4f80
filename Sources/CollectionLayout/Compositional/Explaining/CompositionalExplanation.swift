import Foundation

/// How the frame of an item came about: steps of arithmetic from the view's bounds to the pixels.
package struct CompositionalExplanation: Sendable {
  package enum Operation: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "x"
  }

  /// What happens to the result of a step's terms.
  package enum Finish: Sendable, Equatable {
    case none
    /// Down to a pixel, of so many a point.
    case down(CGFloat)
    /// To the nearest pixel.
    case nearest(CGFloat)
    /// Without its sign.
    case magnitude
    /// Not below zero.
    case notNegative
    /// Kept between two places.
    case between(CGFloat, CGFloat)
  }

  package struct Term: Sendable {
    package let operation: Operation
    package let value: CGFloat
    package let source: String
    /// The step that gave the value.
    package let step: Int?
  }

  package struct Step: Sendable {
    package let name: String
    package let terms: [Term]
    package let finish: Finish
    package let value: CGFloat
  }

  package private(set) var steps: [Step] = []
  package var x = 0
  package var y = 0
  package var width = 0
  package var height = 0

  /// Does a step's arithmetic.
  package static func result(_ terms: [Term], _ finish: Finish) -> CGFloat {
    var value: CGFloat = 0
    for term in terms {
      switch term.operation {
      case .plus: value += term.value
      case .minus: value -= term.value
      case .times: value *= term.value
      }
    }
    return switch finish {
    case .none: value
    case .down(let scale): PixelGrid(scale: scale).floored(value)
    case .nearest(let scale): PixelGrid(scale: scale).snapped(value)
    case .magnitude: abs(value)
    case .notNegative: max(0, value)
    case .between(let low, let high): max(low, min(value, high))
    }
  }

  /// Adds a step and returns its number.
  mutating func add(_ name: String, _ terms: [Term], _ finish: Finish = .none) -> Int {
    steps.append(
      Step(name: name, terms: terms, finish: finish, value: Self.result(terms, finish))
    )
    return steps.count - 1
  }

  /// A term that another step gave.
  func term(_ operation: Operation, _ step: Int) -> Term {
    Term(
      operation: operation,
      value: steps[step].value,
      source: steps[step].name,
      step: step
    )
  }

  static func term(_ operation: Operation, _ value: CGFloat, _ source: String) -> Term {
    Term(operation: operation, value: value, source: source, step: nil)
  }
}
