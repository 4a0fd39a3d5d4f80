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
    var looksAtIntervals = true
    while rounds > 0 {
      rounds -= 1
      let isOne = conflicts.count < Self.fewConflicts
      var found: [Conflict] = []
      if !isOne, looksAtIntervals {
        found = conflictsOfIntervals()
        looksAtIntervals = false
      }
      if found.isEmpty { found = findConflicts(isOne: isOne) }
      guard !found.isEmpty else { return }
      conflicts += found
      giveUp(found.map(\.givenUp))
      optimize()
    }
  }

  /// Up to so many conflicts are found one by one, each where those before it are given up.
  ///
  /// Where there are more, those are found together of which a constraint has to go whatever becomes of the
  /// others: thousands are not worth a solution each.
  private static var fewConflicts: Int { 16 }

  private mutating func giveUp(_ given: [ConstraintID]) {
    var wasActive = false
    for constraint in given {
      let row = rows.base + Int(constraint.index)
      row.pointee.isGivenUp = true
      if row.pointee.isActive { wasActive = true } else { row.pointee.sign = 0 }
    }
    if wasActive {
      rebuild(.warm)
      updateSigns()
    } else {
      listInactive()
      sparse.isCurrent = false
    }
  }

  /// Sets of required constraints that contradict each other, as few as can be in each; one where that is
  /// enough.
  ///
  /// Of several none has a member that another gives up, so that each is one whatever becomes of the
  /// others.
  private mutating func findConflicts(isOne: Bool) -> [Conflict] {
    var violated = violatedRequirements()
    if violated.isEmpty { return [] }
    violated.sort { rank(of: $0) > rank(of: $1) }
    var finding = ConflictFinding()
    for occupant in violated {
      guard let members = proof(of: occupant), let conflict = conflict(of: members) else {
        continue
      }
      guard finding.add(conflict) else { continue }
      if isOne { return finding.found }
      addTwins(of: conflict, to: &finding)
    }
    if finding.found.isEmpty, let members = reducedConflict(violated) {
      return conflict(of: members).map { [$0] } ?? []
    }
    return finding.found
  }

  private func conflict(of members: [ConstraintID]) -> Conflict? {
    let members = members.sorted { rows[$0.index].rank < rows[$1.index].rank }
    return members.last.map { Conflict(members: members, givenUp: $0) }
  }

  /// What says the same as the newest of a conflict contradicts the others as well.
  private func addTwins(of conflict: Conflict, to finding: inout ConflictFinding) {
    let others = conflict.members.dropLast()
    let rank = others.last.map { rows[$0.index].rank } ?? .min
    if finding.twins.isEmpty { finding.twins = requirementsByMeaning() }
    for twin in finding.twins[meaning(of: conflict.givenUp.index)] ?? [] {
      guard twin != conflict.givenUp.index, rows[twin].rank > rank else { continue }
      let twin = ConstraintID(index: twin)
      _ = finding.add(Conflict(members: others + [twin], givenUp: twin))
    }
  }

  private func requirementsByMeaning() -> [RowMeaning: [Int32]] {
    var found: [RowMeaning: [Int32]] = [:]
    for index in 0..<Int32(rows.count) where rows[index].isPresent && rows[index].level == 0 {
      found[meaning(of: index), default: []].append(index)
    }
    return found
  }

  private func meaning(of index: Int32) -> RowMeaning {
    let row = rows[index]
    var meaning = RowMeaning(relation: row.relation, constant: row.constant)
    for position in row.start..<row.start + row.count {
      meaning.terms[terms[position].index] = terms[position].value
    }
    return meaning
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

/// What a constraint says.
private struct RowMeaning: Hashable {
  let relation: Int8
  let constant: Double
  var terms: [Int32: Double] = [:]
}

/// Conflicts that are found together.
private struct ConflictFinding {
  private(set) var found: [Conflict] = []
  private var members: Set<ConstraintID> = []
  private var given: Set<ConstraintID> = []
  /// The required constraints by what they say, once that is wanted.
  var twins: [RowMeaning: [Int32]] = [:]

  /// Adds a conflict; returns false where it might be none without what the others give up, or they without
  /// what it gives up.
  mutating func add(_ conflict: Conflict) -> Bool {
    guard !members.contains(conflict.givenUp), given.isDisjoint(with: conflict.members) else {
      return false
    }
    found.append(conflict)
    members.formUnion(conflict.members)
    given.insert(conflict.givenUp)
    return true
  }
}
