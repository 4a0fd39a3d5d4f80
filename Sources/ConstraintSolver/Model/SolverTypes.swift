/// A number the solver is to find.
package struct Variable: Hashable, Sendable {
  package let index: Int32
}

/// A constraint the solver was given.
package struct ConstraintID: Hashable, Sendable {
  package let index: Int32
}

/// How the two sides of a constraint stand to each other.
package enum Relation: Int8, Sendable, Hashable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A variable times a number.
package struct Term: Sendable, Hashable {
  package let variable: Variable
  package let coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// Nothing at all.
  package static var none: Term { Term(Variable(index: 0), 0) }
}

/// Required constraints that cannot hold together, and the one that was given up.
///
/// Without any one of its members the others can hold.
package struct Conflict: Sendable, Hashable {
  /// In the order in which they were added.
  package let members: [ConstraintID]
  /// The member that counts as the newest.
  package let givenUp: ConstraintID

  package init(members: [ConstraintID], givenUp: ConstraintID) {
    self.members = members
    self.givenUp = givenUp
  }
}

/// The priority of what must hold.
package let requiredPriority: Float = 1000

/// A number belonging to a row, a slot or a variable.
struct Entry: BitwiseCopyable {
  var index: Int32
  var value: Double
}

/// What is known of a constraint besides its terms.
struct Row: BitwiseCopyable {
  var start: Int32
  var count: Int32
  var relation: Int8
  /// How the constraint is violated: the sign of what would have to shrink, or 0.
  var sign: Int8 = 0
  var isAlive = true
  /// Left out because it contradicts others.
  var isGivenUp = false
  /// Whether it waits for its first solve.
  var isNew = true
  /// Where among the priorities in use: 0 is required.
  var level: Int16 = 0
  /// Where in the basis, or -1.
  var slot: Int32 = -1
  /// Who is given up first and who wins among equals: the greater.
  var rank: Int32
  /// The place by rank among all; only kept where there are ties.
  var order: Int32 = 0
  var priority: Float
  var constant: Double
  /// The left side less the constant.
  var residual = 0.0

  var isActive: Bool { slot >= 0 }
  var isPresent: Bool { isAlive && !isGivenUp }

  /// The sign that a residual means for the objective.
  @inline(__always)
  func violation(_ residual: Double) -> Int8 {
    if residual > tolerance { return relation <= 0 ? 1 : 0 }
    if residual < -tolerance { return relation >= 0 ? -1 : 0 }
    return 0
  }
}

/// What counts as zero for lengths.
let tolerance = 1e-8
