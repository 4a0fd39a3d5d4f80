import CollectionLayout
import CoreGraphics
import Foundation

/// How the frame of an element of a collection view came about, step by step.
///
/// Each step's value is what its terms give from zero on, rounded as it says; the last steps are
/// the frame.
public struct ItemLayoutExplanation: Sendable, CustomStringConvertible {
  /// What a term does to what the terms before it gave.
  public enum Operation: String, Sendable {
    /// Adds.
    case plus = "+"
    /// Takes off.
    case minus = "-"
    /// Multiplies.
    case times = "x"
  }

  /// What happens to the result of a step's terms.
  public enum Rounding: Sendable, Equatable {
    /// Nothing.
    case none
    /// It goes down to a pixel, of so many a point.
    case down(scale: CGFloat)
    /// It goes to the nearest pixel, of so many a point.
    case nearest(scale: CGFloat)
    /// It loses its sign.
    case magnitude
    /// It is zero at least.
    case notNegative
    /// It is kept between two places.
    case between(low: CGFloat, high: CGFloat)
  }

  /// A number that goes into a step.
  public struct Term: Sendable {
    /// What it does.
    public let operation: Operation
    /// The number.
    public let value: CGFloat
    /// Where it comes from.
    public let source: String
    /// The number of the step it is the value of; nil for what was given.
    public let step: Int?
  }

  /// One line of arithmetic.
  public struct Step: Sendable {
    /// What is found.
    public let name: String
    /// What goes into it, in order.
    public let terms: [Term]
    /// How the result is rounded.
    public let rounding: Rounding
    /// What comes of it, in points.
    public let value: CGFloat
  }

  /// The arithmetic, in order.
  public let steps: [Step]
  /// The frame of the element, in the content of the collection view.
  public let frame: CGRect

  /// The steps, one a line.
  public var description: String {
    let lines = steps.map { step in
      var terms = step.terms.map {
        "\($0.operation.rawValue) \(Self.number($0.value)) (\($0.source))"
      }.joined(separator: " ")
      if terms.hasPrefix("+ ") { terms.removeFirst(2) }
      return "\(step.name) = \(Self.number(step.value)) = \(terms)\(Self.words(step.rounding))"
    }
    return lines.joined(separator: "\n") + "\nframe = \(frame.origin.x), \(frame.origin.y),"
      + " \(frame.width), \(frame.height)"
  }

  private static func words(_ rounding: Rounding) -> String {
    switch rounding {
    case .none, .notNegative: ""
    case .down(let scale): ", down to 1/\(number(scale))"
    case .nearest(let scale): ", to the nearest 1/\(number(scale))"
    case .magnitude: ", without sign"
    case .between(let low, let high): ", kept between \(number(low)) and \(number(high))"
    }
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return CompositionalTree.short(rounded)
  }

  init(_ steps: [Step], _ frame: CGRect) {
    self.steps = steps
    self.frame = frame
  }

  init(_ explanation: CompositionalExplanation) {
    steps = explanation.steps.map { step in
      Step(
        name: step.name,
        terms: step.terms.map {
          Term(
            operation: Operation(rawValue: $0.operation.rawValue) ?? .plus,
            value: $0.value,
            source: $0.source,
            step: $0.step
          )
        },
        rounding: Rounding(step.finish),
        value: step.value
      )
    }
    frame = CGRect(
      x: steps[explanation.x].value,
      y: steps[explanation.y].value,
      width: steps[explanation.width].value,
      height: steps[explanation.height].value
    )
  }
}

extension ItemLayoutExplanation.Rounding {
  fileprivate init(_ finish: CompositionalExplanation.Finish) {
    self =
      switch finish {
      case .none: .none
      case .down(let scale): .down(scale: scale)
      case .nearest(let scale): .nearest(scale: scale)
      case .magnitude: .magnitude
      case .notNegative: .notNegative
      case .between(let low, let high): .between(low: low, high: high)
      }
  }
}

extension UICollectionView {
  /// Tells how the frame of an item came about, from the bounds to the pixels; nil for an item that is
  /// not placed.
  ///
  /// Layouts other than compositional ones are taken at their word.
  public func explainLayout(at indexPath: IndexPath) -> ItemLayoutExplanation? {
    prepareLayout()
    if let layout = keeper.layout as? UICollectionViewCompositionalLayout {
      return layout.plan.explain(shownPath(indexPath).indexPath)
    }
    return keeper.attributes(forItemAt: shownPath(indexPath)).map {
      Self.taken($0.frame, "\(type(of: keeper.layout))")
    }
  }

  /// Tells how the frame of a supplementary view came about; nil where there is none.
  public func explainLayout(
    ofSupplementaryKind kind: String,
    at indexPath: IndexPath
  ) -> ItemLayoutExplanation? {
    prepareLayout()
    if let layout = keeper.layout as? UICollectionViewCompositionalLayout,
      let explanation = layout.plan.explain(kind, indexPath)
    {
      return explanation
    }
    return keeper.attributes(forSupplementary: kind, at: indexPath).map {
      Self.taken($0.frame, "\(type(of: keeper.layout))")
    }
  }

  private static func taken(_ frame: CGRect, _ source: String) -> ItemLayoutExplanation {
    func step(_ name: String, _ value: CGFloat) -> ItemLayoutExplanation.Step {
      ItemLayoutExplanation.Step(
        name: name,
        terms: [.init(operation: .plus, value: value, source: source, step: nil)],
        rounding: .none,
        value: value
      )
    }
    return ItemLayoutExplanation(
      [
        step("x", frame.minX), step("y", frame.minY), step("width", frame.width),
        step("height", frame.height),
      ],
      frame
    )
  }
}
