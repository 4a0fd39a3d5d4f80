extension Solver {
  /// Brings the values up to date with what was added, removed and changed.
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
    giveUpContradictions()
    if basis.exchanges.count > 4 { refactor() }
  }

  private mutating func solveConstants() {
    if let changed = applyChanges() {
      guard changed else { return }
    } else {
      findValues()
      guard updateSigns() else { return }
    }
    optimize()
    giveUpContradictions()
  }

  /// Builds the triangles of the present basis again.
  mutating func refactor() {
    rebuild(.same)
    updateSigns()
  }
}
