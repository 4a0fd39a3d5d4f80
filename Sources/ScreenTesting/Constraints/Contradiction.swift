import UIKit

/// Required constraints that cannot hold together, as few as can be, with what would mend it.
@MainActor @preconcurrency
public struct Contradiction: CustomStringConvertible {
  /// A change after which the constraints hold together.
  public struct Repair: CustomStringConvertible {
    /// The constraint to change.
    public let constraint: NSLayoutConstraint
    /// What its constant has to be; nil where it has to lose its priority.
    public let constant: CGFloat?
    /// How far that is from what it is, in points.
    public let cost: CGFloat
    /// The change in words.
    public let description: String
  }

  /// The constraints, in the order they were made.
  public let constraints: [NSLayoutConstraint]
  /// Whether it was tried that without any one of them the others hold together.
  public let isProvenMinimal: Bool
  /// The three cheapest repairs, the cheapest first.
  public let repairs: [Repair]
  /// The contradiction and its repairs in words.
  public let description: String

  /// Finds the contradictions of the constraints in a view's tree.
  ///
  /// Each is proven: of its constraints every one in turn is taken away, and the others have to hold. A
  /// repair is tried as well, before it is told. The views are laid out for it and are afterwards as they
  /// were.
  ///
  /// - Parameter view: The view.
  /// - Returns: The contradictions.
  public static func all(in view: UIView) -> [Contradiction] {
    ConstraintContradiction.all(in: view).map { Contradiction($0, in: view) }
  }

  private init(_ found: ConstraintContradiction, in view: UIView) {
    constraints = found.constraints
    let members = found.constraints
    func contradicts() -> Bool {
      ConstraintContradiction.all(in: view).contains { other in
        !other.constraints.isEmpty
          && other.constraints.allSatisfy { constraint in
            members.contains { $0 === constraint }
          }
      }
    }
    isProvenMinimal = members.allSatisfy { member in
      member.isActive = false
      defer { member.isActive = true }
      return !contradicts()
    }
    repairs = Self.repairs(members, contradicts)
    var lines = ["These \(members.count) constraints cannot hold together:"]
    lines += members.map { "  \(ConstraintContradiction.words(for: $0))" }
    lines += found.framed.map { "  the frame of \(ConstraintContradiction.words(for: $0))" }
    lines.append(
      isProvenMinimal
        ? "Without any one of them the others hold." : "Some of them may not be needed for it."
    )
    if !repairs.isEmpty {
      lines.append("The cheapest ways to mend it:")
      lines += repairs.enumerated().map { "  \($0 + 1). \($1)" }
    }
    description = lines.joined(separator: "\n")
  }

  /// Tries each constraint: what its constant would have to be for the others to hold.
  private static func repairs(
    _ members: [NSLayoutConstraint],
    _ contradicts: () -> Bool
  ) -> [Repair] {
    var found: [Repair] = []
    for member in members {
      let constant = member.constant
      guard let distance = distance(of: member, contradicts) else { continue }
      member.constant = constant + distance
      let isMended = !contradicts()
      member.constant = constant
      guard isMended else { continue }
      let words = ConstraintContradiction.words(for: member)
      found.append(
        Repair(
          constraint: member,
          constant: constant + distance,
          cost: abs(distance),
          description: "change the constant \(number(constant)) to \(number(constant + distance))"
            + " in \(words)"
        )
      )
    }
    found.sort { $0.cost < $1.cost }
    // Where no constant helps, priorities do.
    for member in members
    where found.count < 3 && !found.contains(where: { $0.constraint === member }) {
      found.append(
        Repair(
          constraint: member,
          constant: nil,
          cost: .infinity,
          description: "give a priority of 999 to \(ConstraintContradiction.words(for: member))"
        )
      )
    }
    return Array(found.prefix(3))
  }

  /// How far a constraint is from holding where the others do.
  private static func distance(
    of member: NSLayoutConstraint,
    _ contradicts: () -> Bool
  ) -> CGFloat? {
    member.isActive = false
    defer { member.isActive = true }
    guard !contradicts(), let first = value(member.firstItem, member.firstAttribute) else {
      return nil
    }
    var second: CGFloat = 0
    if member.secondAttribute != .notAnAttribute {
      guard let value = value(member.secondItem, member.secondAttribute) else { return nil }
      second = value
    }
    let needed = first - member.multiplier * second
    let distance = needed - member.constant
    switch member.relation {
    case .equal: return distance
    case .lessThanOrEqual: return max(0, distance)
    case .greaterThanOrEqual: return min(0, distance)
    @unknown default: return distance
    }
  }

  private static func value(
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat? {
    let frame: CGRect
    if let view = item as? UIView {
      view.superview?.layoutIfNeeded()
      view.layoutIfNeeded()
      guard let root = view.window ?? top(of: view) else { return nil }
      root.layoutIfNeeded()
      frame = view.convert(view.alignmentRect(forFrame: view.bounds), to: root)
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      let root = owner.window ?? top(of: owner) ?? owner
      root.layoutIfNeeded()
      frame = owner.convert(guide.layoutFrame, to: root)
    } else {
      return nil
    }
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return frame.minX
    case .right, .trailing, .rightMargin, .trailingMargin: return frame.maxX
    case .top, .topMargin: return frame.minY
    case .bottom, .bottomMargin: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX, .centerXWithinMargins: return frame.midX
    case .centerY, .centerYWithinMargins: return frame.midY
    default: return nil
    }
  }

  private static func top(of view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).reduce(nil) { $1 }
  }

  private static func number(_ value: CGFloat) -> String {
    LayoutScript.number((Double(value) * 1_000).rounded() / 1_000)
  }
}
