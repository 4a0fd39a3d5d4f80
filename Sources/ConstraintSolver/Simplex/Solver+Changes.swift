extension Solver {
  /// The size from which following single changes is faster than computing everything.
  private static var worthwhile: Int { 48 }

  /// Brings values and violations up to date with changed constants, and moves only the values
  /// that they reach where that is worthwhile.
  ///
  /// - Returns: whether a violation changed.
  mutating func applyChanges() -> Bool {
    guard variables.count > Self.worthwhile else {
      findValues()
      return updateSigns()
    }
    guard sparse.isCurrent, sparse.age < 256 else {
      let changed: Bool
      if basis.exchanges.count > 0 {
        changed = refactor()
      } else {
        findValues()
        changed = updateSigns()
      }
      if !sparse.isCurrent {
        sparse.prepare(
          basis,
          variables: variables.count,
          rows: rows,
          terms: terms,
          inactive: inactive
        )
      }
      return changed
    }
    sparse.age += 1
    sparse.goForward(basis)
    var changed = false
    while let step = sparse.goBackward(basis) {
      guard step.change != 0 else { continue }
      values.base[Int(step.variable)] += step.change
      if hasTies || variables[step.variable].isNonNegative {
        changed = updateSign(ofVariable: Int(step.variable)) || changed
      }
      for position in sparse.watchers.range(step.variable) {
        let entry = sparse.watchers.entries[position]
        rows.base[Int(entry.index)].residual += entry.value * step.change
        sparse.touch(entry.index)
      }
    }
    while let row = sparse.nextTouched() {
      changed = updateSign(ofRow: row) || changed
    }
    return changed
  }

  /// Notes which constraints are violated; returns whether that changed.
  @discardableResult
  mutating func updateSigns() -> Bool {
    var changed = false
    for index in 0..<inactive.count {
      changed = updateSign(ofRow: Int(inactive[index])) || changed
    }
    for index in 0..<variables.count where hasTies || variables[index].isNonNegative {
      changed = updateSign(ofVariable: index) || changed
    }
    return changed
  }

  @inline(__always)
  private func updateSign(ofRow index: Int) -> Bool {
    let row = rows.base + index
    let sign = row.pointee.violation(row.pointee.residual)
    guard sign != row.pointee.sign else { return false }
    row.pointee.sign = sign
    return true
  }

  @inline(__always)
  private func updateSign(ofVariable index: Int) -> Bool {
    let variable = variables.base + index
    let value = values[index] - variable.pointee.origin
    var sign: Int8 = value < -tolerance ? -1 : 0
    if hasTies && value > tolerance { sign = 1 }
    guard sign != variable.pointee.sign else { return false }
    variable.pointee.sign = sign
    return true
  }
}
