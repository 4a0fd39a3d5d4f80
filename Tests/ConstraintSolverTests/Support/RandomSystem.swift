import ConstraintSolver
import TestSupport

/// A system that is changed at random, in the solver and as plain data.
struct RandomSystem: ~Copyable {
  var solver = Solver()
  private(set) var plain: [ConstraintID: PlainConstraint] = [:]
  private(set) var order: [ConstraintID] = []
  private(set) var variables: [Variable] = []
  private var random: SplitMix64
  private let limit: Int
  private let allowsConflicts: Bool
  private let isDegenerate: Bool
  /// The variables that cannot be below zero.
  let nonNegative: Set<Int>

  static let priorities: [Float] = [1, 250, 251, 500, 750, 999]

  /// Required constraints contradict each other only with `allowsConflicts`; with `isDegenerate` all
  /// constraints are met when every variable is zero.
  init(
    seed: Int,
    variables count: Int,
    limit: Int,
    allowsConflicts: Bool = false,
    isDegenerate: Bool = false,
    nonNegative: Set<Int> = []
  ) {
    random = SplitMix64(seed: seed)
    self.limit = limit
    self.allowsConflicts = allowsConflicts
    self.isDegenerate = isDegenerate
    self.nonNegative = nonNegative
    for index in 0..<count {
      variables.append(solver.makeVariable(isNonNegative: nonNegative.contains(index)))
    }
  }

  var constraints: [PlainConstraint] { order.compactMap { plain[$0] } }

  mutating func change() {
    switch random.int(0...9) {
    case 0...3 where order.count < limit: add()
    case 4, 5: if order.count > limit / 2 { remove() } else { add() }
    case 6: setPriority()
    default: setConstant()
    }
  }

  mutating func makeConstraint() -> PlainConstraint {
    var coefficients: [Int: Double] = [:]
    for _ in 0..<random.int(1...3) {
      coefficients[random.int(0...variables.count - 1)] = Double(random.pick([1, 1, 1, -1, -1, 2]))
    }
    // Without contradictions required constraints hold for all zeros or a known point.
    let isRequired = random.once(in: 3)
    let relation = random.pick([0, 0, 1, -1])
    var constant = Double(random.int(-20...20))
    if isRequired && !allowsConflicts {
      let left = coefficients.reduce(0) { $0 + $1.value * Double($1.key * 3) }
      constant = left - Double(relation * random.int(0...10))
    }
    if isDegenerate { constant = 0 }
    return PlainConstraint(
      coefficients: coefficients,
      relation: relation,
      constant: constant,
      priority: isRequired ? 1000 : random.pick(Self.priorities)
    )
  }

  mutating func add() {
    let constraint = makeConstraint()
    let id = Self.add(constraint, to: &solver, variables)
    plain[id] = constraint
    order.append(id)
  }

  private mutating func remove() {
    guard !order.isEmpty else { return }
    let id = order.remove(at: random.int(0...order.count - 1))
    solver.remove(id)
    plain[id] = nil
  }

  mutating func setConstant() {
    guard !order.isEmpty else { return }
    let id = random.pick(order)
    guard var constraint = plain[id], constraint.priority < 1000 || allowsConflicts else { return }
    constraint.constant = Double(random.int(-40...40)) / 2
    plain[id] = constraint
    solver.setConstant(constraint.constant, of: id)
  }

  private mutating func setPriority() {
    guard !order.isEmpty else { return }
    let id = random.pick(order)
    guard var constraint = plain[id], constraint.priority < 1000 else { return }
    constraint.priority = random.pick(Self.priorities)
    plain[id] = constraint
    solver.setPriority(constraint.priority, of: id)
  }

  static func add(
    _ constraint: PlainConstraint,
    to solver: inout Solver,
    _ variables: [Variable]
  ) -> ConstraintID {
    solver.add(
      constraint.coefficients.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) },
      Relation(rawValue: Int8(constraint.relation)) ?? .equal,
      constraint.constant,
      priority: constraint.priority
    )
  }

  /// The values now.
  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The same constraints in a solver of their own.
  borrowing func solvedFromScratch() -> [Double] {
    var fresh = Solver()
    let variables = self.variables.indices.map {
      fresh.makeVariable(isNonNegative: nonNegative.contains($0))
    }
    for constraint in constraints { _ = Self.add(constraint, to: &fresh, variables) }
    fresh.solve()
    return variables.map { fresh.value(of: $0) }
  }

  /// The sum of violations of each priority.
  static func violations(_ constraints: [PlainConstraint], _ values: [Double]) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for constraint in constraints {
      sums[constraint.priority, default: 0] += constraint.violation(values)
    }
    return sums
  }
}
