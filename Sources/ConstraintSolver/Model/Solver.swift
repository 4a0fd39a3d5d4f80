/// Finds numbers that satisfy linear constraints as well as their priorities allow.
///
/// Required constraints (priority 1000) hold exactly, or are given up and reported in `conflicts`.
/// Among the others the sum of violations is smallest at the highest priority; only what leaves it
/// smallest is considered at the next priority. No number of weaker constraints outweighs a
/// stronger one.
///
/// Where that leaves several solutions, later constraints are satisfied before earlier ones of the
/// same priority, then variables are as near to zero as can be, earlier ones first.
///
/// Adding, removing and changing only notes what is to be done; `solve()` does it, starting from the
/// last solution.
package struct Solver: ~Copyable {
  // What was asked for.
  var rows = FlatArray<Row>(capacity: 24)
  var terms = FlatArray<Entry>(capacity: 64)
  var freeRows = FlatArray<Int32>()
  var variables = FlatArray<VariableState>(capacity: 24)
  var freeVariables = FlatArray<Int32>()
  var variableCount = 0
  var unusedTerms = 0
  var nextRank: Int32 = 0

  // What was found.
  var values = FlatArray<Double>(capacity: 24)
  var basis = Basis()
  /// The rows that are present and not in the basis.
  var inactive = FlatArray<Int32>()
  var levels = FlatArray<Float>()
  package internal(set) var conflicts: [Conflict] = []
  /// How many corners were passed since the solver was made, each of which costs O(terms).
  package internal(set) var corners = 0

  // What is to be done.
  var structureChanged = false
  var constantsChanged = false
  var newRows = 0
  /// Whether the last solution needed the rules for ties.
  var hasTies = false
  /// Whether the last solution is the best only if constraints that are just met count as violated.
  ///
  /// Then a change that violates nothing new can still make another one better.
  var isBestByShift = false
  var isNumberedByRank = false

  // Scratch, kept so that solving again allocates nothing.
  var scratch = Scratch()
  var sparse = SparseChanges()

  package init() {}

  deinit {
    rows.free()
    terms.free()
    freeRows.free()
    variables.free()
    freeVariables.free()
    values.free()
    basis.free()
    inactive.free()
    levels.free()
    scratch.free()
    sparse.free()
  }

  // MARK: Variables

  /// Makes a variable; `isNonNegative` makes a value below zero as bad as a broken requirement.
  package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    let state = VariableState(isNonNegative: isNonNegative)
    let index: Int32
    if freeVariables.count > 0 {
      index = freeVariables[freeVariables.count - 1]
      freeVariables.removeLast()
      variables[index] = state
      values[index] = 0
    } else {
      index = Int32(variables.count)
      variables.append(state)
      values.append(0)
    }
    variableCount += 1
    structureChanged = true
    return Variable(index: index)
  }

  /// Forgets a variable that no constraint mentions any more.
  package mutating func remove(_ variable: Variable) {
    guard variables[variable.index].isAlive else { return }
    precondition(variables[variable.index].uses == 0, "The variable is still in use.")
    variables[variable.index].isAlive = false
    freeVariables.append(variable.index)
    variableCount -= 1
    structureChanged = true
  }

  /// The value found by the last `solve()`.
  @inline(__always)
  package func value(of variable: Variable) -> Double { values[variable.index] }

  // MARK: Constraints

  /// Adds `terms relation constant`.
  ///
  /// Terms of the same variable add up. Coefficients and constant must be finite.
  ///
  /// Priorities go from 1 to 1000, which is required. Where required constraints contradict each
  /// other, one that is yielding is given up before the others; among equals the newest is.
  package mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Float = requiredPriority,
    isYielding: Bool = true
  ) -> ConstraintID {
    let start = self.terms.count
    for term in terms { append(term, from: start) }
    return finishRow(start, relation, constant, priority, isYielding, nil)
  }

  /// Takes a number of ranks, for constraints that come and go and keep their place among equals.
  package mutating func makeRanks(_ count: Int32) -> Int32 {
    defer { nextRank += count }
    return nextRank
  }

  /// Adds a constraint of up to four terms, without an array for them.
  ///
  /// It counts as new as its rank, and as the newest without one.
  package mutating func add(
    _ relation: Relation,
    _ constant: Double,
    _ first: Term,
    _ second: Term = .none,
    _ third: Term = .none,
    _ fourth: Term = .none,
    priority: Float = requiredPriority,
    isYielding: Bool = true,
    rank: Int32? = nil
  ) -> ConstraintID {
    let start = terms.count
    append(first, from: start)
    append(second, from: start)
    append(third, from: start)
    append(fourth, from: start)
    return finishRow(start, relation, constant, priority, isYielding, rank)
  }

  @inline(__always)
  private mutating func append(_ term: Term, from start: Int) {
    precondition(term.coefficient.isFinite, "A coefficient is not a number.")
    guard term.coefficient != 0 else { return }
    let index = term.variable.index
    for position in start..<terms.count where terms[position].index == index {
      terms.base[position].value += term.coefficient
      return
    }
    terms.append(Entry(index: index, value: term.coefficient))
  }

  private mutating func finishRow(
    _ start: Int,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float,
    _ isYielding: Bool,
    _ rank: Int32?
  ) -> ConstraintID {
    precondition(constant.isFinite, "A constant is not a number.")
    dropZeros(from: start)
    for position in start..<terms.count { variables.base[Int(terms[position].index)].uses += 1 }
    let age = rank ?? nextRank
    let row = Row(
      start: Int32(start),
      count: Int32(terms.count - start),
      relation: relation.rawValue,
      rank: isYielding ? age : age - .max / 2,
      priority: min(priority, requiredPriority),
      constant: constant
    )
    if rank == nil { nextRank += 1 }
    newRows += 1
    structureChanged = true
    if freeRows.count > 0 {
      let index = freeRows[freeRows.count - 1]
      freeRows.removeLast()
      rows[index] = row
      return ConstraintID(index: index)
    }
    rows.append(row)
    return ConstraintID(index: Int32(rows.count - 1))
  }

  private mutating func dropZeros(from start: Int) {
    var end = start
    for position in start..<terms.count where terms[position].value != 0 {
      if end != position { terms[end] = terms[position] }
      end += 1
    }
    terms.setCount(end)
  }

  /// Takes a constraint away; its identifier may be given to another one later.
  package mutating func remove(_ constraint: ConstraintID) {
    let row = rows[constraint.index]
    guard row.isAlive else { return }
    for position in row.start..<row.start + row.count {
      variables.base[Int(terms[position].index)].uses -= 1
    }
    unusedTerms += Int(row.count)
    if row.isNew { newRows -= 1 }
    rows.base[Int(constraint.index)].isAlive = false
    rows.base[Int(constraint.index)].isGivenUp = false
    freeRows.append(constraint.index)
    structureChanged = true
  }

  /// Gives a constraint another constant; solving again then allocates nothing.
  package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(constant.isFinite, "A constant is not a number.")
    let row = rows.base + Int(constraint.index)
    guard row.pointee.isAlive, row.pointee.constant != constant else { return }
    let change = constant - row.pointee.constant
    row.pointee.constant = constant
    constantsChanged = true
    // A new basis computes everything.
    guard !structureChanged else { return }
    if row.pointee.isActive {
      sparse.note(slot: row.pointee.slot, change)
    } else {
      row.pointee.residual -= change
      sparse.note(row: constraint.index)
    }
  }

  /// The right side of a constraint.
  package func constant(of constraint: ConstraintID) -> Double { rows[constraint.index].constant }

  /// Gives a constraint another priority.
  package mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {
    let priority = min(priority, requiredPriority)
    guard rows[constraint.index].priority != priority else { return }
    rows.base[Int(constraint.index)].priority = priority
    structureChanged = true
  }

  /// Lets a variable be pulled to a value that is to change often: the constant of the constraint.
  package mutating func addEdit(
    _ variable: Variable,
    _ value: Double,
    priority: Float
  ) -> ConstraintID {
    add([Term(variable)], .equal, value, priority: priority)
  }

  /// The number of constraints.
  package var constraintCount: Int { rows.count - freeRows.count }

  /// The memory the solver holds, in bytes.
  package var footprint: Int {
    MemoryLayout<Solver>.size + rows.footprint + terms.footprint + freeRows.footprint
      + variables.footprint + freeVariables.footprint + values.footprint + basis.footprint
      + inactive.footprint + levels.footprint + scratch.footprint + sparse.footprint
  }
}

/// What is known of a variable besides its value.
struct VariableState: BitwiseCopyable {
  var isNonNegative: Bool
  var isAlive = true
  /// How many constraints mention it.
  var uses: Int32 = 0
  /// The basis slot that holds it at zero, or -1.
  var slot: Int32 = -1
  /// What counts as zero: 0 but for a short while.
  var origin = 0.0
  /// The sign of the value, as far as it matters to the objective.
  var sign: Int8 = 0

  /// The smaller the index, the stronger the pull to zero among ties.
  @inline(__always)
  static func weight(_ index: Int32) -> Double { 1 + 1 / Double(index + 1) }
}
