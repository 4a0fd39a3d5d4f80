/// The constraints that decide the solution, as many as there are variables, ready to be solved.
///
/// A slot holds a constraint that is met exactly, or a variable that is held at zero. The matrix of
/// the slots' coefficients is kept as the elimination left it (a lower and an upper triangle in
/// sparse rows) and the list of rows exchanged since.
struct Basis {
  /// A step of the elimination.
  struct Pivot: BitwiseCopyable {
    var variable: Int32
    /// The end of its part of `lower`, which begins where the last one ends.
    var lowerEnd: Int32
    var upperEnd: Int32
    /// The constraint in the slot now; ~variable where a variable is held at zero.
    var occupant: Int32
    var value: Double
  }

  /// A row that was replaced after the elimination.
  struct Exchange: BitwiseCopyable {
    var slot: Int32
    var end: Int32
    var value: Double
  }

  var pivots = FlatArray<Pivot>(capacity: 24)
  /// What is taken from later slots.
  var lower = FlatArray<Entry>(capacity: 32)
  /// The variables that are known before the pivot's.
  var upper = FlatArray<Entry>(capacity: 32)
  var exchanges = FlatArray<Exchange>()
  var exchangeEntries = FlatArray<Entry>()

  var count: Int { pivots.count }

  func free() {
    pivots.free()
    lower.free()
    upper.free()
    exchanges.free()
    exchangeEntries.free()
  }

  var footprint: Int {
    pivots.footprint + lower.footprint + upper.footprint + exchanges.footprint
      + exchangeEntries.footprint
  }

  /// Finds the variables from the right sides of the slots, which it uses up.
  func solve(_ right: UnsafeMutablePointer<Double>, into values: UnsafeMutablePointer<Double>) {
    if exchanges.count > 0 { undoExchanges(right) }
    let count = pivots.count
    guard count > 0 else { return }
    let pivots = pivots.base
    if lower.count > 0 {
      let lower = lower.base
      var start = 0
      for slot in 0..<count {
        let end = Int(pivots[slot].lowerEnd)
        let known = right[slot]
        if known != 0 {
          for position in start..<end {
            right[Int(lower[position].index)] -= lower[position].value * known
          }
        }
        start = end
      }
    }
    var slot = count - 1
    while slot >= 0 {
      let pivot = pivots[slot]
      var sum = right[slot]
      var position = slot > 0 ? Int(pivots[slot - 1].upperEnd) : 0
      let end = Int(pivot.upperEnd)
      while position < end {
        let entry = upper[position]
        sum -= entry.value * values[Int(entry.index)]
        position += 1
      }
      values[Int(pivot.variable)] = pivot.value == 1 ? sum : sum / pivot.value
      slot -= 1
    }
  }

  private func undoExchanges(_ right: UnsafeMutablePointer<Double>) {
    var index = exchanges.count - 1
    while index >= 0 {
      let exchange = exchanges[index]
      let start = index > 0 ? Int(exchanges[index - 1].end) : 0
      var sum = right[Int(exchange.slot)]
      for position in start..<Int(exchange.end) {
        let entry = exchangeEntries[position]
        sum -= entry.value * right[Int(entry.index)]
      }
      right[Int(exchange.slot)] = sum / exchange.value
      index -= 1
    }
  }

  /// Writes a row over the variables, which it uses up, as a sum of the slots' rows.
  func solveTransposed(
    _ row: UnsafeMutablePointer<Double>,
    into weights: UnsafeMutablePointer<Double>
  ) {
    let count = pivots.count
    guard count > 0 else { return }
    var start = 0
    for slot in 0..<count {
      let pivot = pivots[slot]
      let value = row[Int(pivot.variable)]
      let end = Int(pivot.upperEnd)
      if value == 0 {
        weights[slot] = 0
      } else {
        let weight = value / pivot.value
        weights[slot] = weight
        for position in start..<end {
          let entry = upper[position]
          row[Int(entry.index)] -= entry.value * weight
        }
      }
      start = end
    }
    var slot = count - 1
    while slot >= 0 {
      var position = slot > 0 ? Int(pivots[slot - 1].lowerEnd) : 0
      let end = Int(pivots[slot].lowerEnd)
      var sum = weights[slot]
      while position < end {
        let entry = lower[position]
        sum -= entry.value * weights[Int(entry.index)]
        position += 1
      }
      weights[slot] = sum
      slot -= 1
    }
    var entryStart = 0
    for index in 0..<exchanges.count {
      let exchange = exchanges[index]
      let value = weights[Int(exchange.slot)] / exchange.value
      weights[Int(exchange.slot)] = value
      if value != 0 {
        for position in entryStart..<Int(exchange.end) {
          let entry = exchangeEntries[position]
          weights[Int(entry.index)] -= entry.value * value
        }
      }
      entryStart = Int(exchange.end)
    }
  }

  /// Puts another row into a slot; `weights` write it as a sum of the present ones.
  mutating func replace(
    _ slot: Int,
    with occupant: Int32,
    weights: UnsafeMutablePointer<Double>
  ) {
    for other in 0..<count where other != slot && abs(weights[other]) > 1e-12 {
      exchangeEntries.append(Entry(index: Int32(other), value: weights[other]))
    }
    exchanges.append(
      Exchange(slot: Int32(slot), end: Int32(exchangeEntries.count), value: weights[slot])
    )
    pivots.base[slot].occupant = occupant
  }
}
