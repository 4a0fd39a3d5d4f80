extension Solver {
  /// Whether what the parts of the solver say of each other agrees.
  ///
  /// Debug builds assert it after every solve that built or searched a basis.
  /// Complexity: O(constraints + variables).
  ///
  /// - Each living variable is decided by one slot of the basis, and by no other.
  /// - A constraint or a variable that is held at zero is in one slot at most, and knows in which.
  /// - `inactive` has each present constraint that is in no slot, once.
  /// - Only what is required is given up, and each that is has its conflict.
  var isConsistent: Bool {
    hasConsistentSlots && hasConsistentRows && newRows == 0
      && conflicts.allSatisfy { rows[$0.givenUp.index].isGivenUp }
  }

  private var hasConsistentSlots: Bool {
    guard basis.count == variableCount else { return false }
    var isDecided = [Bool](repeating: false, count: variables.count)
    for slot in 0..<basis.count {
      let pivot = basis.pivots[slot]
      guard variables[pivot.variable].isAlive, !isDecided[Int(pivot.variable)] else { return false }
      isDecided[Int(pivot.variable)] = true
      let place =
        pivot.occupant >= 0 ? rows[pivot.occupant].slot : variables[~pivot.occupant].slot
      guard place == Int32(slot) else { return false }
    }
    return true
  }

  private var hasConsistentRows: Bool {
    var isListed = [Bool](repeating: false, count: rows.count)
    for position in 0..<inactive.count {
      let row = Int(inactive[position])
      guard rows[row].isPresent, !rows[row].isActive, !isListed[row] else { return false }
      isListed[row] = true
    }
    var givenUp = 0
    for index in 0..<rows.count where rows[index].isAlive {
      let row = rows[index]
      if row.isGivenUp {
        givenUp += 1
        guard row.level == 0, !row.isActive else { return false }
      } else if !row.isActive && !isListed[index] {
        return false
      }
    }
    return givenUp == conflicts.count
  }
}
