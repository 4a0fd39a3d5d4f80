import ConstraintSolver
import CoreGraphics

/// What decides where a view lies: for each edge the constraints, and how much each contributes.
public struct LayoutExplanation: Sendable, CustomStringConvertible {
  /// A constraint, a frame or a size of contents that goes into an edge.
  public struct Part: Sendable {
    /// The constraint, as messages show it.
    public let source: String
    /// How often its constant counts.
    public let weight: Double
    /// Its constant, with margins and baselines.
    public let constant: Double
  }

  /// One edge, or the middle of its arithmetic.
  public struct Edge: Sendable {
    /// `left`, `right`, `top` or `bottom`.
    public let name: String
    /// Where the edge is, in the superview's coordinates, before it was rounded.
    public let value: Double
    /// What decides it: the sum of weights times constants is the value.
    public let parts: [Part]
  }

  /// The four edges; none for a view that constraints do not place.
  public let edges: [Edge]

  /// The edges, one a line, each with its sum.
  public var description: String {
    if edges.isEmpty { return "The view is placed by its frame, not by constraints." }
    return edges.map { edge in
      var lines = ["\(edge.name) = \(Self.number(edge.value))"]
      for part in edge.parts {
        lines.append(
          "  \(Self.number(part.weight)) × \(Self.number(part.constant))  \(part.source)"
        )
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

extension UIView {
  /// Tells which constraints decide the view's edges, and lets their sums be checked.
  public func explainLayout() -> LayoutExplanation {
    bringConstraintsUpToDate()
    guard let node = layoutNodeIfAny, let engine = node.attachment?.engine, let superview else {
      return LayoutExplanation(edges: [])
    }
    engine.update()
    return engine.explain(node, in: superview)
  }
}

extension LayoutEngine {
  /// The edges of an item in the coordinates of a view, with what decides them.
  func explain(_ node: LayoutNode, in view: UIView) -> LayoutExplanation {
    guard let place = node.attachment, let outer = view.layoutNodeIfAny?.attachment else {
      return LayoutExplanation(edges: [])
    }
    return LayoutExplanation(edges: [
      edge("left", [(place.x, 1), (outer.x, -1)]),
      edge("right", [(place.x, 1), (place.width, 1), (outer.x, -1)]),
      edge("top", [(place.y, 1), (outer.y, -1)]),
      edge("bottom", [(place.y, 1), (place.height, 1), (outer.y, -1)]),
    ])
  }

  private func edge(_ name: String, _ sum: [(Variable?, Double)]) -> LayoutExplanation.Edge {
    var weights: [ConstraintID: Double] = [:]
    var value = 0.0
    for (variable, factor) in sum {
      guard let variable else { continue }
      value += factor * solver.value(of: variable)
      for decider in solver.deciders(of: variable) {
        weights[decider.constraint, default: 0] += factor * decider.weight
      }
    }
    let parts = weights.filter { abs($0.value) > 1e-9 }.sorted { $0.key.index < $1.key.index }.map {
      LayoutExplanation.Part(
        source: source(of: $0.key),
        weight: $0.value,
        constant: solver.constant(of: $0.key)
      )
    }
    return LayoutExplanation.Edge(name: name, value: value, parts: parts)
  }

  private func source(of row: ConstraintID) -> String {
    if let owner = owner(of: row) { return ConstraintText.describe(owner) }
    guard let node = node(of: row), let kind = node.attachment?.kind else { return "<unknown>" }
    let name = ConstraintText.name(node.item)
    return switch kind {
    case .host: "<size of \(name)>"
    case .content: "<content size of \(name)>"
    case .guide: "<place of \(name)>"
    default: "<frame of \(name)>"
    }
  }
}
