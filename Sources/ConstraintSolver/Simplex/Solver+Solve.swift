extension Solver {
  /// Brings the values up to date with what was added, removed and changed.
  ///
  /// Complexity: where only constants changed, and no constraint begins or ceases to be met, what
  /// the changes reach; otherwise O(terms) to build the basis and O(terms) for each corner that is
  /// passed, of which there are few when the last solution is near. Each conflict costs as much
  /// again, times the constraints it is found among.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  package mutating func solve() -> Bool {
    if structureChanged || (constantsChanged && !conflicts.isEmpty) {
      solveStructure()
    } else if constantsChanged {
      solveConstants()
    } else {
      return false
    }
    structureChanged = false
    constantsChanged = false
    return true
  }

  private mutating func solveStructure() {
    // After a conflict nothing of the old solution counts, so that the same constraints always
    // give the same answer.
    let startsAnew = !conflicts.isEmpty || newRows * 2 > constraintCount
    if !conflicts.isEmpty {
      conflicts.removeAll()
      for index in 0..<rows.count { rows.base[index].isGivenUp = false }
    }
    for index in 0..<rows.count { rows.base[index].isNew = false }
    newRows = 0
    isNumberedByRank = false
    rebuild(startsAnew ? .fresh : .warm)
    updateSigns()
    optimize()
    giveUpContradictions(isFresh: startsAnew)
    if basis.exchanges.count > 4 { refactor() }
    assert(isConsistent)
  }

  private mutating func solveConstants() {
    guard applyChanges() || isBestByShift else { return }
    optimize()
    giveUpContradictions(isFresh: false)
    assert(isConsistent)
  }

  /// Builds the triangles of the present basis again.
  ///
  /// - Returns: whether a violation changed, because constants had or because rounding errors went.
  @discardableResult
  mutating func refactor() -> Bool {
    rebuild(.same)
    return updateSigns()
  }
}
