extension Solver {
  /// A constraint whose residual changes more slowly along an edge is parallel to it: putting it
  /// into the basis would make that singular.
  private static var leastRate: Double { 1e-9 }

  /// Follows an edge to the corner where the objective stops shrinking.
  ///
  /// - Returns: how far that was; nil if there is no such corner, which only rounding can cause.
  mutating func move(along edge: Edge, withTies: Bool) -> Double? {
    let end = withTies ? scratch.dimensions : tieDimension
    let leaving = basis.pivots[edge.slot].occupant
    findDirection(edge)
    for dimension in 0..<end {
      var rate = ownRate(leaving, edge.side, dimension)
      if scratch.hasWeights[dimension] {
        rate += edge.side * scratch.weights[dimension * scratch.variableCount + edge.slot]
      }
      scratch.slope[dimension] = rate
    }
    collectBreakpoints(withTies: withTies)
    guard let stop = findStop(end) else { return nil }
    guard exchange(edge, for: stop.occupant) else { return nil }
    for index in 0..<variables.count where variables[index].isAlive {
      values.base[index] += stop.distance * scratch.direction[index]
    }
    for index in 0..<inactive.count {
      let row = inactive[index]
      rows.base[Int(row)].residual = residual(of: row)
    }
    updateSigns()
    return stop.distance
  }

  /// How the variables change when one slot's residual does and the others stay zero.
  mutating func findDirection(_ edge: Edge) {
    let right = scratch.slots.base
    for slot in 0..<basis.count { right[slot] = 0 }
    right[edge.slot] = edge.side
    for index in 0..<variables.count where !variables[index].isAlive {
      scratch.direction[index] = 0
    }
    basis.solve(right, into: scratch.direction.base)
  }

  private mutating func collectBreakpoints(withTies: Bool) {
    scratch.breakpoints.removeAll()
    let direction = scratch.direction.base
    for index in 0..<inactive.count {
      let row = rows[inactive[index]]
      var rate = 0.0
      for position in row.start..<row.start + row.count {
        rate += terms[position].value * direction[Int(terms[position].index)]
      }
      guard abs(rate) > Self.leastRate else { continue }
      let distance: Double
      if row.sign != 0 {
        // Violated, on the way to being met.
        guard (row.sign > 0) != (rate > 0) else { continue }
        distance = -row.residual / rate
      } else if row.relation == 0 {
        distance = 0
      } else {
        guard (row.relation > 0) == (rate < 0) else { continue }
        distance = max(0, -row.residual / rate)
      }
      scratch.breakpoints.append(
        Breakpoint(
          distance: distance,
          rate: rate,
          occupant: inactive[index],
          place: row.rank
        )
      )
    }
    for index in 0..<variables.count {
      let variable = variables[index]
      let rate = direction[index]
      guard variable.isAlive, variable.slot < 0, abs(rate) > Self.leastRate,
        withTies || variable.isNonNegative
      else { continue }
      let value = values[index] - variable.origin
      let isZero = abs(value) <= tolerance
      guard isZero || (value > 0) != (rate > 0) else { continue }
      if isZero && rate > 0 && !withTies { continue }
      let distance = isZero ? 0 : -value / rate
      scratch.breakpoints.append(
        Breakpoint(
          distance: distance,
          rate: rate,
          occupant: ~Int32(index),
          place: ~Int32(index)
        )
      )
    }
  }

  private mutating func findStop(_ end: Int) -> Breakpoint? {
    var heap = BreakpointHeap(scratch.breakpoints)
    while let breakpoint = heap.removeFirst() {
      pass(breakpoint, end)
      var isDownhill = false
      for dimension in 0..<end where abs(scratch.slope[dimension]) > Self.flat {
        isDownhill = scratch.slope[dimension] < 0
        break
      }
      if !isDownhill { return breakpoint }
    }
    return nil
  }

  /// Lets the slope be what it is beyond a breakpoint.
  mutating func pass(_ breakpoint: Breakpoint, _ end: Int) {
    let rate = abs(breakpoint.rate)
    if breakpoint.occupant >= 0 {
      let row = rows[breakpoint.occupant]
      let change = row.relation == 0 && row.sign != 0 ? 2 * rate : rate
      scratch.slope.base[Int(row.level)] += change
      if row.level > 0 && end > tieDimension {
        scratch.slope.base[tieDimension] += change * row.tieWeight
      }
      return
    }
    let index = ~breakpoint.occupant
    let value = values[index] - variables[index].origin
    let isZero = abs(value) <= tolerance
    if variables[index].isNonNegative && (breakpoint.rate < 0 || (!isZero && value < 0)) {
      scratch.slope.base[0] += rate
    }
    if end > tieDimension {
      scratch.slope.base[zeroDimension] += rate * VariableState.weight(index) * (isZero ? 1 : 2)
    }
  }

  /// Lets a constraint, or a variable's zero, take the place of the one that is left.
  private mutating func exchange(_ edge: Edge, for entering: Int32) -> Bool {
    let gradient = scratch.gradient.base
    for index in 0..<variables.count { gradient[index] = 0 }
    scatter(entering, into: gradient)
    let weights = scratch.weights.base
    basis.solveTransposed(gradient, into: weights)
    guard abs(weights[edge.slot]) > Self.leastRate else { return false }
    let leaving = basis.pivots[edge.slot].occupant
    basis.replace(edge.slot, with: entering, weights: weights)
    release(leaving)
    if entering >= 0 {
      rows.base[Int(entering)].slot = Int32(edge.slot)
      rows.base[Int(entering)].sign = 0
      removeInactive(entering)
    } else {
      variables.base[Int(~entering)].slot = Int32(edge.slot)
    }
    sparse.isCurrent = false
    return true
  }

  /// Writes the terms of a row, or of a variable's zero.
  func scatter(_ occupant: Int32, into dense: UnsafeMutablePointer<Double>) {
    guard occupant >= 0 else {
      dense[Int(~occupant)] = 1
      return
    }
    let row = rows[occupant]
    for position in row.start..<row.start + row.count {
      dense[Int(terms[position].index)] = terms[position].value
    }
  }

  private mutating func release(_ occupant: Int32) {
    if occupant >= 0 {
      rows.base[Int(occupant)].slot = -1
      inactive.append(occupant)
    } else {
      variables.base[Int(~occupant)].slot = -1
    }
  }

  mutating func removeInactive(_ row: Int32) {
    var position = 0
    while position < inactive.count, inactive[position] != row { position += 1 }
    guard position < inactive.count else { return }
    inactive[position] = inactive[inactive.count - 1]
    inactive.removeLast()
  }
}
