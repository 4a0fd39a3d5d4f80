/// Changed constants since the last solve, and what is needed to follow them through the basis.
///
/// The cost of a re-solve then follows what the changes reach, not the size of the system.
struct SparseChanges {
  /// Whether the lists belong to the present basis.
  var isCurrent = false
  /// How often values were moved since they were last computed.
  var age = 0
  /// The change of each slot's right side.
  private(set) var changes = FlatArray<Double>()
  private(set) var forward = BitSet()
  private(set) var backward = BitSet()
  /// Rows whose violation is to be looked at again.
  private(set) var touched = BitSet()
  /// For each variable the slots whose upper row mentions it.
  private(set) var upper = Columns()
  /// For each variable the rows outside the basis that mention it.
  private(set) var watchers = Columns()

  mutating func note(slot: Int32, _ change: Double) {
    guard isCurrent else { return }
    changes[slot] += change
    forward.insert(Int(slot))
  }

  mutating func note(row: Int32) {
    guard isCurrent else { return }
    touched.insert(Int(row))
  }

  /// Forgets what was noted.
  mutating func removeAll() {
    age = 0
    guard isCurrent else { return }
    while let slot = forward.removeFirst() { changes[slot] = 0 }
    while touched.removeFirst() != nil {}
  }

  /// Carries the changes through the lower triangle.
  mutating func goForward(_ basis: borrowing Basis) {
    while let slot = forward.removeFirst() {
      backward.insert(slot)
      let change = changes[slot]
      let start = slot > 0 ? Int(basis.pivots[slot - 1].lowerEnd) : 0
      for position in start..<Int(basis.pivots[slot].lowerEnd) {
        let entry = basis.lower[position]
        changes[entry.index] -= entry.value * change
        forward.insert(Int(entry.index))
      }
    }
  }

  /// The next variable that changes and by how much; its effect on others is noted.
  mutating func goBackward(_ basis: borrowing Basis) -> (variable: Int32, change: Double)? {
    guard let slot = backward.removeLast() else { return nil }
    let pivot = basis.pivots[slot]
    let change = changes[slot] / pivot.value
    changes[slot] = 0
    for position in upper.range(pivot.variable) {
      let entry = upper.entries[position]
      changes[entry.index] -= entry.value * change
      backward.insert(Int(entry.index))
    }
    return (pivot.variable, change)
  }

  mutating func touch(_ row: Int32) { touched.insert(Int(row)) }

  mutating func nextTouched() -> Int? { touched.removeFirst() }

  /// Builds the lists for a basis.
  mutating func prepare(
    _ basis: borrowing Basis,
    variables: Int,
    rows: FlatArray<Row>,
    terms: FlatArray<Entry>,
    inactive: FlatArray<Int32>
  ) {
    changes.fill(basis.count, with: 0)
    forward.prepare(basis.count)
    backward.prepare(basis.count)
    touched.prepare(rows.count)
    upper.begin(variables)
    for position in 0..<basis.upper.count { upper.count(basis.upper[position].index) }
    upper.place()
    var start = 0
    for slot in 0..<basis.count {
      let end = Int(basis.pivots[slot].upperEnd)
      for position in start..<end { upper.add(basis.upper[position], from: Int32(slot)) }
      start = end
    }
    watchers.begin(variables)
    for index in 0..<inactive.count {
      let row = rows[inactive[index]]
      for position in row.start..<row.start + row.count { watchers.count(terms[position].index) }
    }
    watchers.place()
    for index in 0..<inactive.count {
      let row = rows[inactive[index]]
      for position in row.start..<row.start + row.count {
        watchers.add(terms[position], from: inactive[index])
      }
    }
    age = 0
    isCurrent = true
  }

  func free() {
    changes.free()
    forward.free()
    backward.free()
    touched.free()
    upper.free()
    watchers.free()
  }

  var footprint: Int {
    changes.footprint + forward.footprint + backward.footprint + touched.footprint
      + upper.footprint + watchers.footprint
  }
}

/// The entries of a sparse matrix by column.
struct Columns {
  private var ends = FlatArray<Int32>()
  private(set) var entries = FlatArray<Entry>()

  /// Where a column's entries lie.
  func range(_ column: Int32) -> Range<Int> {
    (column > 0 ? Int(ends[column - 1]) : 0)..<Int(ends[column])
  }

  mutating func begin(_ columns: Int) { ends.fill(columns, with: 0) }

  mutating func count(_ column: Int32) { ends.base[Int(column)] += 1 }

  /// Turns counts into the places where columns begin.
  mutating func place() {
    var sum: Int32 = 0
    for column in 0..<ends.count {
      let count = ends[column]
      ends[column] = sum
      sum += count
    }
    entries.setCount(Int(sum))
  }

  /// Adds the entry of a row; columns end where their last entry was put.
  mutating func add(_ entry: Entry, from row: Int32) {
    let place = ends[entry.index]
    entries[place] = Entry(index: row, value: entry.value)
    ends[entry.index] = place + 1
  }

  func free() {
    ends.free()
    entries.free()
  }

  var footprint: Int { ends.footprint + entries.footprint }
}
