extension Solver {
  /// Gives up required constraints, the newest of a conflict first, until the others hold.
  ///
  /// - Parameter isFresh: whether the solution was found from the constraints alone. Which of several
  ///   conflicts is met first depends on the way; so that the same constraints always give the same
  ///   answer, the way begins anew once there is one.
  mutating func giveUpContradictions(isFresh: Bool) {
    if !isFresh && !violatedRequirements().isEmpty {
      rebuild(.fresh)
      updateSigns()
      optimize()
    }
    var rounds = rows.count + 1
    while rounds > 0 {
      rounds -= 1
      let found = findConflicts(atMost: conflicts.count < Self.fewConflicts ? 1 : .max)
      let newest = found.compactMap { $0.max { rows[$0.index].rank < rows[$1.index].rank } }
      guard !newest.isEmpty else { return }
      for (members, newest) in zip(found, newest) {
        let members = members.sorted { rows[$0.index].rank < rows[$1.index].rank }
        conflicts.append(Conflict(members: members, givenUp: newest))
      }
      giveUp(newest)
      optimize()
    }
  }

  /// Up to so many conflicts are found one by one, each where those before it are given up.
  ///
  /// Where there are more, those that share no constraint are found together: of each a constraint has to
  /// go whatever becomes of the others, and thousands are not worth a solution each.
  private static var fewConflicts: Int { 16 }

  private mutating func giveUp(_ given: [ConstraintID]) {
    var wasActive = false
    for constraint in given {
      let index = constraint.index
      rows.base[Int(index)].isGivenUp = true
      if rows[index].isActive {
        wasActive = true
      } else {
        rows.base[Int(index)].sign = 0
        removeInactive(index)
        sparse.isCurrent = false
      }
    }
    if wasActive {
      rebuild(.warm)
      updateSigns()
    }
  }

  /// Sets of required constraints that contradict each other, as few as can be in each, and none in two.
  private mutating func findConflicts(atMost most: Int) -> [[ConstraintID]] {
    var violated = violatedRequirements()
    if violated.isEmpty { return [] }
    violated.sort { rank(of: $0) > rank(of: $1) }
    var found: [[ConstraintID]] = []
    var taken: Set<ConstraintID> = []
    for occupant in violated {
      guard let members = proof(of: occupant), taken.isDisjoint(with: members) else { continue }
      found.append(members)
      if found.count == most { break }
      taken.formUnion(members)
    }
    return found.isEmpty ? reducedConflict(violated).map { [$0] } ?? [] : found
  }

  /// The required constraints that are violated, and ~variable for each that is wrongly below zero.
  private func violatedRequirements() -> [Int32] {
    var violated: [Int32] = []
    for index in 0..<inactive.count {
      let row = rows[inactive[index]]
      if row.level == 0 && row.sign != 0 { violated.append(inactive[index]) }
    }
    for index in 0..<Int32(variables.count) {
      let variable = variables[index]
      if variable.isNonNegative, variable.isAlive, variable.slot < 0, values[index] < -tolerance {
        violated.append(~index)
      }
    }
    return violated
  }

  private func rank(of occupant: Int32) -> Int32 { occupant >= 0 ? rows[occupant].rank : .min }

  /// The constraints that keep a violated one from being met, with it; nil if there are other ways.
  private mutating func proof(of violated: Int32) -> [ConstraintID]? {
    guard basis.count > 0 else { return [ConstraintID(index: violated)] }
    let gradient = scratch.gradient.base
    for index in 0..<variables.count { gradient[index] = 0 }
    scatter(violated, into: gradient)
    let weights = scratch.weights.base
    basis.solveTransposed(gradient, into: weights)
    let sign: Double = violated >= 0 ? Double(rows[violated].sign) : -1
    var members: [ConstraintID] = violated >= 0 ? [ConstraintID(index: violated)] : []
    for slot in 0..<basis.count where abs(weights[slot]) > 1e-9 {
      let occupant = basis.pivots[slot].occupant
      let push = weights[slot] * sign
      if occupant < 0 {
        guard variables[~occupant].isNonNegative, push > 0 else { return nil }
        continue
      }
      let row = rows[occupant]
      let blocks = row.relation == 0 || (row.relation > 0) == (push > 0)
      guard row.level == 0, blocks else { return nil }
      members.append(ConstraintID(index: occupant))
    }
    return members.isEmpty ? nil : members
  }

  /// Finds a conflict by leaving out what is not needed for it.
  private mutating func reducedConflict(_ violated: [Int32]) -> [ConstraintID]? {
    findWeights(withTies: false)
    var suspects = violated.filter { $0 >= 0 }
    for slot in 0..<basis.count where scratch.hasWeights[0] && abs(scratch.weights[slot]) > 1e-9 {
      let occupant = basis.pivots[slot].occupant
      if occupant >= 0 && rows[occupant].level == 0 { suspects.append(occupant) }
    }
    if suspects.count <= Self.mostSuspects, isSatisfiable(suspects) {
      suspects = violated.filter { $0 >= 0 } + exactlyMetRequirements()
    }
    suspects.sort { rows[$0].rank < rows[$1].rank }
    guard suspects.count <= Self.mostSuspects, !isSatisfiable(suspects) else {
      return violated.first { $0 >= 0 }.map { [ConstraintID(index: $0)] }
    }
    var position = 0
    while position < suspects.count {
      var fewer = suspects
      fewer.remove(at: position)
      if isSatisfiable(fewer) { position += 1 } else { suspects = fewer }
    }
    return suspects.map { ConstraintID(index: $0) }
  }

  /// Above this a conflict is not reduced: each suspect costs a solve of all.
  private static var mostSuspects: Int { 120 }

  /// The required constraints that have no room left.
  ///
  /// In the basis something weaker may stand in the place of one. Whatever keeps the violated ones
  /// from being met is among all of them.
  private func exactlyMetRequirements() -> [Int32] {
    (0..<Int32(rows.count)).filter {
      let row = rows[$0]
      return row.isPresent && row.level == 0 && (row.isActive || abs(row.residual) <= tolerance)
    }
  }

  private func isSatisfiable(_ candidates: [Int32]) -> Bool {
    var probe = Solver()
    var names: [Int32: Variable] = [:]
    for candidate in candidates {
      let row = rows[candidate]
      var expression: [Term] = []
      for position in row.start..<row.start + row.count {
        let term = terms[position]
        let variable =
          names[term.index]
          ?? probe.makeVariable(isNonNegative: variables[term.index].isNonNegative)
        names[term.index] = variable
        expression.append(Term(variable, term.value))
      }
      _ = probe.add(expression, Relation(rawValue: row.relation) ?? .equal, row.constant)
    }
    return probe.isSatisfied()
  }

  /// Whether every required constraint can hold; leaves conflicts unresolved.
  private mutating func isSatisfied() -> Bool {
    rebuild(.fresh)
    updateSigns()
    optimize()
    for index in 0..<inactive.count where rows[inactive[index]].level == 0 {
      if rows[inactive[index]].sign != 0 { return false }
    }
    for index in 0..<variables.count {
      if variables[index].isNonNegative && values[index] < -tolerance { return false }
    }
    return true
  }
}
