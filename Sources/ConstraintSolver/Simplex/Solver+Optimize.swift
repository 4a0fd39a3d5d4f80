/// A way out of the present corner: a slot whose constraint is left, and to which side.
struct Edge {
  var slot: Int
  var side: Double

  /// Up and down.
  static var sides: StrideThrough<Double> { stride(from: 1, through: -1, by: -2) }
}

extension Solver {
  /// Below this a rate of the objective counts as zero.
  static var flat: Double { 1e-9 }

  /// The dimension of the objective that lets later constraints win among equals.
  var tieDimension: Int { levels.count + 1 }
  /// The dimension that pulls variables to zero.
  var zeroDimension: Int { levels.count + 2 }

  /// Moves from corner to corner while the objective shrinks.
  ///
  /// The objective is a list of sums, compared from the front: violations of required constraints,
  /// those of each priority, and the two rules for ties. Violations count with their size, so any
  /// corner can be the start.
  mutating func optimize() {
    guard basis.count > 0 else { return }
    scratch.prepareToMove()
    var withTies = false
    var standstill = 0
    var moves = 0
    var shifts = 0
    var isShifted = false
    hasTies = false
    isBestByShift = false
    let limit = 50 * (rows.count + variables.count) + 200
    while moves < limit {
      findWeights(withTies: withTies)
      var tied = false
      guard let edge = chooseEdge(withTies: withTies, &tied) else {
        if tied && !withTies {
          withTies = true
          hasTies = true
          numberByRank()
          updateSigns()
          continue
        }
        guard isShifted else { break }
        isShifted = false
        isBestByShift = shiftBack(shifts)
        if isBestByShift { break }
        continue
      }
      moves += 1
      corners += 1
      if let distance = move(along: edge, withTies: withTies) {
        standstill = distance > tolerance ? 0 : standstill + 1
      } else if basis.exchanges.count > 0 {
        // Only rounding leads nowhere; without the errors of the exchanges there may be a way.
        refactor()
      } else {
        break
      }
      if standstill > 20 {
        if isShifted { shiftBack(shifts) }
        isShifted = shifts < Self.mostShifts
        guard isShifted else {
          isBestByShift = true
          break
        }
        // Other amounts each time: two may have been moved by nearly the same one.
        shifts += 1
        standstill = 0
        shiftConstants(shifts)
      }
      if basis.exchanges.count > 30 { refactor() }
    }
    if isShifted { shiftBack(shifts) }
    if moves > 0 {
      findValues()
      updateSigns()
    }
  }

  /// Moves every constraint a little, each by another amount, so that no two are met at one point.
  ///
  /// Corners where many meet could otherwise be left and found again for ever.
  private mutating func shiftConstants(_ attempt: Int) {
    numberByRank()
    for index in 0..<rows.count where rows[index].isPresent {
      rows.base[index].constant += Self.shift(variables.count + Int(rows[index].order), attempt)
    }
    for index in 0..<variables.count {
      variables.base[index].origin = Self.shift(index, attempt)
    }
    findValues()
    updateSigns()
  }

  /// Moves every constraint back.
  ///
  /// - Returns: whether the best corner stays the best. It does where nothing is violated that was
  ///   not, or was to the other side: what is only just met now may count as violated still.
  @discardableResult
  private mutating func shiftBack(_ attempt: Int) -> Bool {
    for index in 0..<rows.count where rows[index].isPresent {
      rows.base[index].constant -= Self.shift(variables.count + Int(rows[index].order), attempt)
    }
    for index in 0..<variables.count { variables.base[index].origin = 0 }
    findValues()
    var isBest = true
    for index in 0..<inactive.count {
      let row = rows[inactive[index]]
      let sign = row.violation(row.residual)
      if sign != 0 && sign != row.sign { isBest = false }
    }
    for index in 0..<variables.count where variables[index].slot < 0 {
      let isAbove = hasTies && values[index] > tolerance
      let isBelow = values[index] < -tolerance && (hasTies || variables[index].isNonNegative)
      if isAbove && variables[index].sign <= 0 || isBelow && variables[index].sign >= 0 {
        isBest = false
      }
    }
    updateSigns()
    return isBest
  }

  /// How often other amounts are tried before a corner counts as the best there is.
  private static var mostShifts: Int { 8 }

  /// A power of two times a small whole number: adding and subtracting it loses next to nothing.
  private static func shift(_ index: Int, _ attempt: Int) -> Double {
    var noise = UInt32(truncatingIfNeeded: index + (attempt - 1) << 16 + 1) &* 0x9E37_79B9
    noise = ((noise ^ (noise >> 15)) &* 0x85EB_CA6B) >> 20
    return Double(noise + 1024) * 0x1p-27
  }

  /// Gives every constraint its place by age.
  private mutating func numberByRank() {
    guard !isNumberedByRank, rows.count > 0 else { return }
    isNumberedByRank = true
    scratch.candidates.removeAll()
    for index in 0..<Int32(rows.count) where rows[index].isAlive {
      scratch.candidates.append(Candidate(group: 0, rank: rows[index].rank, row: index))
    }
    guard scratch.candidates.count > 0 else { return }
    var all = UnsafeMutableBufferPointer(
      start: scratch.candidates.base,
      count: scratch.candidates.count
    )
    all.sort { $0.rank < $1.rank }
    for order in 0..<all.count { rows.base[Int(all[order].row)].order = Int32(order) }
  }

  /// Finds how fast each part of the objective grows with the slots' residuals.
  mutating func findWeights(withTies: Bool) {
    for dimension in 0..<scratch.dimensions { scratch.hasWeights[dimension] = false }
    for index in 0..<inactive.count where rows[inactive[index]].sign != 0 {
      let level = Int(rows[inactive[index]].level)
      scratch.hasWeights[level] = true
      if withTies && level > 0 { scratch.hasWeights[tieDimension] = true }
    }
    for index in 0..<variables.count where variables[index].sign < 0 {
      if variables[index].isNonNegative && variables[index].slot < 0 {
        scratch.hasWeights[0] = true
      }
    }
    if withTies { scratch.hasWeights[zeroDimension] = true }
    for dimension in 0..<scratch.dimensions where scratch.hasWeights[dimension] {
      findWeights(dimension)
    }
  }

  private mutating func findWeights(_ dimension: Int) {
    let gradient = scratch.gradient.base
    for index in 0..<variables.count { gradient[index] = 0 }
    if dimension == zeroDimension {
      for index in 0..<variables.count where variables[index].slot < 0 {
        gradient[index] = Double(variables[index].sign) * VariableState.weight(Int32(index))
      }
    } else {
      if dimension == 0 {
        for index in 0..<variables.count
        where variables[index].sign < 0 && variables[index].slot < 0
          && variables[index].isNonNegative
        {
          gradient[index] -= 1
        }
      }
      for index in 0..<inactive.count {
        let row = rows[inactive[index]]
        guard row.sign != 0 else { continue }
        var factor = Double(row.sign)
        if dimension == tieDimension {
          guard row.level > 0 else { continue }
          factor *= row.tieWeight
        } else if Int(row.level) != dimension {
          continue
        }
        for position in row.start..<row.start + row.count {
          gradient[Int(terms[position].index)] += factor * terms[position].value
        }
      }
    }
    basis.solveTransposed(gradient, into: scratch.weights.base + dimension * scratch.variableCount)
  }

  /// The steepest edge downwards; sets `tied` where one is level as far as priorities go.
  func chooseEdge(withTies: Bool, _ tied: inout Bool) -> Edge? {
    var best: Edge?
    var bestDimension = Int.max
    var bestRate = 0.0
    let end = withTies ? scratch.dimensions : tieDimension
    var isFlat = true
    for dimension in 0..<end where scratch.hasWeights[dimension] { isFlat = false }
    for slot in 0..<basis.count {
      let occupant = basis.pivots[slot].occupant
      if isFlat {
        tied = tied || hasFreeSide(occupant)
        continue
      }
      for side in Edge.sides {
        let (dimension, rate) = slope(slot, occupant, side, end)
        if rate == 0 { tied = true }
        guard rate < 0 else { continue }
        if dimension < bestDimension || (dimension == bestDimension && rate < bestRate) {
          best = Edge(slot: slot, side: side)
          bestDimension = dimension
          bestRate = rate
        }
      }
    }
    return best
  }

  /// Whether leaving the constraint to one side costs nothing by itself.
  func hasFreeSide(_ occupant: Int32) -> Bool {
    occupant < 0 || rows[occupant].relation != 0
  }

  /// The first part of the objective that changes along an edge, and how fast; 0 where none does.
  @inline(__always)
  func slope(_ slot: Int, _ occupant: Int32, _ side: Double, _ end: Int) -> (Int, Double) {
    for dimension in 0..<end {
      var rate = ownRate(occupant, side, dimension)
      if scratch.hasWeights[dimension] {
        rate += side * scratch.weights[dimension * scratch.variableCount + slot]
      }
      if abs(rate) > Self.flat { return (dimension, rate) }
    }
    return (end, 0)
  }

  /// What leaving its own constraint adds.
  @inline(__always)
  func ownRate(_ occupant: Int32, _ side: Double, _ dimension: Int) -> Double {
    if occupant < 0 {
      if dimension == zeroDimension { return VariableState.weight(~occupant) }
      return dimension == 0 && side < 0 && variables[~occupant].isNonNegative ? 1 : 0
    }
    let row = rows[occupant]
    let counts = side > 0 ? row.relation <= 0 : row.relation >= 0
    guard counts else { return 0 }
    if dimension == Int(row.level) { return 1 }
    return dimension == tieDimension && row.level > 0 ? row.tieWeight : 0
  }
}

extension Row {
  /// Later constraints weigh more, but only among those of equal priority.
  @inline(__always)
  var tieWeight: Double {
    1 + Double(order) * 0x1p-20
  }
}
