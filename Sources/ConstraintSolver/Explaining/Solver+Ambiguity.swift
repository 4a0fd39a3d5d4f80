extension Solver {
  /// The variables that could have other values with every priority served as well.
  ///
  /// Call it after `solve()`.
  package mutating func ambiguousVariables() -> Set<Variable> {
    guard basis.count > 0 else { return [] }
    scratch.prepareToMove()
    findWeights(withTies: false)
    var found: Set<Variable> = []
    for slot in 0..<basis.count {
      let occupant = basis.pivots[slot].occupant
      guard hasFreeSide(occupant) || isAtItsLimit(slot, occupant) else { continue }
      for side in Edge.sides {
        guard slope(slot, occupant, side, tieDimension).1 == 0 else { continue }
        findDirection(Edge(slot: slot, side: side))
        guard !isBlocked() else { continue }
        for index in 0..<Int32(variables.count)
        where variables[index].isAlive && abs(scratch.direction[index]) > 1e-9 {
          found.insert(Variable(index: index))
        }
      }
    }
    return found
  }

  /// Whether a variable could have another value with every priority served as well.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    ambiguousVariables().contains(variable)
  }

  /// Whether leaving an equality costs as much as it gains.
  private func isAtItsLimit(_ slot: Int, _ occupant: Int32) -> Bool {
    let level = Int(rows[occupant].level)
    return scratch.hasWeights[level]
  }

  /// Whether something that is just met would be violated by the first step.
  private func isBlocked() -> Bool {
    for index in 0..<inactive.count {
      let row = rows[inactive[index]]
      guard row.sign == 0, abs(row.residual) <= tolerance else { continue }
      var rate = 0.0
      for position in row.start..<row.start + row.count {
        rate += terms[position].value * scratch.direction[terms[position].index]
      }
      if rate > 1e-10 && row.relation <= 0 { return true }
      if rate < -1e-10 && row.relation >= 0 { return true }
    }
    for index in 0..<variables.count {
      let variable = variables[index]
      if variable.isNonNegative, variable.isAlive, variable.slot < 0, values[index] <= tolerance,
        scratch.direction[index] < -1e-10
      {
        return true
      }
    }
    return false
  }

  /// The constraints that decide a variable, each with how much of its constant goes into it.
  ///
  /// The constants times the weights add up to the value.
  package mutating func deciders(
    of variable: Variable
  ) -> [(constraint: ConstraintID, weight: Double)] {
    guard basis.count > 0, variables[variable.index].isAlive else { return [] }
    scratch.prepareToMove()
    let gradient = scratch.gradient.base
    for index in 0..<variables.count { gradient[index] = 0 }
    gradient[Int(variable.index)] = 1
    let weights = scratch.weights.base
    basis.solveTransposed(gradient, into: weights)
    var found: [(constraint: ConstraintID, weight: Double)] = []
    for slot in 0..<basis.count where abs(weights[slot]) > 1e-9 {
      let occupant = basis.pivots[slot].occupant
      if occupant >= 0 { found.append((ConstraintID(index: occupant), weights[slot])) }
    }
    return found.sorted { $0.constraint.index < $1.constraint.index }
  }
}
