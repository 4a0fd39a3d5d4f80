/// How a basis is put together.
enum RebuildKind {
  /// From the constraints alone.
  case fresh
  /// Keeping what decided the last solution, as far as required constraints allow.
  case warm
  /// Exactly what is in the basis now.
  case same
}

extension Solver {
  /// Builds the basis again and finds the values it gives.
  mutating func rebuild(_ kind: RebuildKind) {
    if kind != .same { numberLevels() }
    factorize(kind)
    holdUndecided()
    listInactive()
    sparse.isCurrent = false
    findValues()
  }

  private mutating func factorize(_ kind: RebuildKind) {
    compactTerms()
    var elimination = Elimination(
      rows: rows.count + (kind == .same ? variables.count : 0),
      terms: terms.count,
      variables: variables.count
    )
    sortCandidates(kind)
    for index in 0..<scratch.candidates.count {
      let candidate = scratch.candidates[index]
      guard candidate.row >= 0 else {
        elimination.hold(~candidate.row)
        continue
      }
      let row = rows[candidate.row]
      elimination.add(
        candidate.row,
        group: candidate.group,
        terms.base + Int(row.start),
        count: row.count
      )
    }
    for slot in 0..<basis.count {
      let occupant = basis.pivots[slot].occupant
      if occupant >= 0 {
        rows.base[Int(occupant)].slot = -1
      } else {
        variables.base[Int(~occupant)].slot = -1
      }
    }
    basis.pivots.removeAll()
    basis.lower.removeAll()
    basis.upper.removeAll()
    basis.exchanges.removeAll()
    basis.exchangeEntries.removeAll()
    elimination.run(into: &basis)
    for slot in 0..<basis.count {
      let occupant = basis.pivots[slot].occupant
      if occupant >= 0 {
        rows.base[Int(occupant)].slot = Int32(slot)
      } else {
        variables.base[Int(~occupant)].slot = Int32(slot)
      }
    }
    for variable in 0..<Int32(variables.count)
    where variables[variable].isAlive && !elimination.isDecided(variable) {
      scratch.undecided.append(variable)
    }
  }

  /// Variables that no row decides stay at zero.
  private mutating func holdUndecided() {
    for index in 0..<scratch.undecided.count {
      let variable = scratch.undecided[index]
      variables.base[Int(variable)].slot = Int32(basis.count)
      basis.pivots.append(
        Basis.Pivot(
          variable: variable,
          lowerEnd: Int32(basis.lower.count),
          upperEnd: Int32(basis.upper.count),
          occupant: ~variable,
          value: 1
        )
      )
    }
    scratch.undecided.removeAll()
  }

  /// The rows that may decide variables, in the order in which they choose.
  private mutating func sortCandidates(_ kind: RebuildKind) {
    scratch.candidates.removeAll()
    let levelCount = Int32(levels.count)
    if kind == .same {
      for index in 0..<Int32(variables.count)
      where variables[index].isAlive && variables[index].slot >= 0 {
        scratch.candidates.append(Candidate(group: -1, rank: index, row: ~index))
      }
    }
    for index in 0..<Int32(rows.count) {
      let row = rows[index]
      guard row.isPresent, row.count > 0 else { continue }
      let wasActive = row.slot >= 0 && kind != .fresh
      let level = Int32(row.level)
      let group: Int32
      if kind == .same {
        guard wasActive else { continue }
        group = 0
      } else if row.level == 0 && row.relation == 0 {
        group = 0
      } else if wasActive {
        group = 1 + level
      } else if row.level > 0 {
        group = 2 + levelCount + level * 2 + (row.relation == 0 ? 0 : 1)
      } else {
        continue
      }
      scratch.candidates.append(Candidate(group: group, rank: row.rank, row: index))
    }
    var all = UnsafeMutableBufferPointer(
      start: scratch.candidates.count > 0 ? scratch.candidates.base : nil,
      count: scratch.candidates.count
    )
    all.sort { ($0.group, $0.rank) < ($1.group, $1.rank) }
  }

  /// Gives every priority in use its place; the strongest after required is 1.
  private mutating func numberLevels() {
    levels.removeAll()
    for index in 0..<rows.count where rows[index].isAlive {
      let priority = rows[index].priority
      guard priority < requiredPriority else { continue }
      var place = levels.count
      while place > 0, levels[place - 1] < priority { place -= 1 }
      if place > 0, levels[place - 1] == priority { continue }
      levels.append(priority)
      var last = levels.count - 1
      while last > place {
        levels[last] = levels[last - 1]
        last -= 1
      }
      levels[place] = priority
    }
    for index in 0..<rows.count where rows[index].isAlive {
      let priority = rows[index].priority
      var level = 0
      if priority < requiredPriority {
        level = 1
        while levels[level - 1] != priority { level += 1 }
      }
      rows.base[index].level = Int16(level)
    }
    scratch.setDimensions(levels.count + 3, variables: variables.count)
  }

  /// Lists the rows that are present and not in the basis.
  mutating func listInactive() {
    inactive.removeAll()
    for index in 0..<Int32(rows.count) where rows[index].isPresent && rows[index].slot < 0 {
      inactive.append(index)
    }
  }

  /// Moves the terms together once half of them belong to nobody.
  private mutating func compactTerms() {
    guard unusedTerms > 64, unusedTerms * 2 > terms.count else { return }
    var packed = FlatArray<Entry>(capacity: terms.count - unusedTerms + 16)
    for index in 0..<rows.count where rows[index].isAlive {
      let row = rows[index]
      rows.base[index].start = Int32(packed.count)
      for position in row.start..<row.start + row.count { packed.append(terms[position]) }
    }
    terms.free()
    terms = packed
    unusedTerms = 0
  }

  /// Computes every value and residual from the basis.
  mutating func findValues() {
    if basis.count > 0 {
      let right = scratch.slots.base
      for slot in 0..<basis.count {
        let occupant = basis.pivots[slot].occupant
        right[slot] = occupant >= 0 ? rows[occupant].constant : variables[~occupant].origin
      }
      basis.solve(right, into: values.base)
    }
    for index in 0..<inactive.count {
      let row = inactive[index]
      rows.base[Int(row)].residual = residual(of: row)
    }
    sparse.removeAll()
  }

  /// The left side of a row less its constant, for the present values.
  @inline(__always)
  func residual(of index: Int32) -> Double {
    let row = rows[index]
    var sum = -row.constant
    for position in row.start..<row.start + row.count {
      let term = terms[position]
      sum += term.value * values[term.index]
    }
    return sum
  }
}

/// A row that may enter the basis.
struct Candidate: BitwiseCopyable {
  var group: Int32
  var rank: Int32
  var row: Int32
}
