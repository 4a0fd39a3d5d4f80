/// Picks which constraints decide which variables, and brings their matrix into triangular form.
///
/// Rows come in groups; a group is exhausted before the next one begins, so that stronger
/// constraints find their variables first. Within a group the shortest row is next, and of its
/// variables the one that occurs least often: chains and equalities then cause next to no fill-in.
/// What is left without a variable follows from the rows before it, or contradicts them.
struct Elimination: ~Copyable {
  struct WorkRow: BitwiseCopyable {
    var constraint: Int32
    var group: Int32
    var start: Int32
    var count: Int32
    var capacity: Int32
    var slot: Int32 = -1
    // Neighbours in the bucket of rows of the same length.
    var next: Int32 = -1
    var previous: Int32 = -1
    var bucket: Int32 = -1
  }

  private struct Node: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  private struct Column: BitwiseCopyable {
    var head: Int32 = -1
    var count: Int32 = 0
    var isDone = false
    /// Whether the pivot row has the variable, and with what coefficient.
    var mark: Int8 = 0
    var value = 0.0
  }

  private static let bucketCount = 16

  var work: FlatArray<WorkRow>
  private var entries: FlatArray<Entry>
  private var nodes: FlatArray<Node>
  private var columns: FlatArray<Column>
  private var buckets = FlatArray<Int32>(capacity: bucketCount)
  private var shortest = 0
  private var group: Int32 = -2

  init(rows: Int, terms: Int, variables: Int) {
    work = FlatArray(capacity: rows)
    entries = FlatArray(capacity: terms + terms / 2 + 8)
    nodes = FlatArray(capacity: terms + terms / 2 + 8)
    columns = FlatArray(capacity: variables)
    columns.fill(variables, with: Column())
    buckets.fill(Self.bucketCount, with: -1)
  }

  deinit {
    work.free()
    entries.free()
    nodes.free()
    columns.free()
    buckets.free()
  }

  /// Adds a row; rows of a group come together, groups in rising order.
  mutating func add(
    _ constraint: Int32,
    group: Int32,
    _ terms: UnsafeMutablePointer<Entry>,
    count: Int32
  ) {
    let row = Int32(work.count)
    work.append(
      WorkRow(
        constraint: constraint,
        group: group,
        start: Int32(entries.count),
        count: count,
        capacity: count
      )
    )
    for position in 0..<Int(count) {
      let entry = terms[position]
      entries.append(entry)
      link(row, to: entry.index)
    }
  }

  /// Adds a row that holds a variable at zero.
  mutating func hold(_ variable: Int32) {
    var entry = Entry(index: variable, value: 1)
    add(~variable, group: -1, &entry, count: 1)
  }

  @inline(__always)
  private mutating func link(_ row: Int32, to variable: Int32) {
    let column = columns.base + Int(variable)
    nodes.append(Node(row: row, next: column.pointee.head))
    column.pointee.head = Int32(nodes.count - 1)
    column.pointee.count += 1
  }

  /// Eliminates everything into `basis`, which must be empty.
  mutating func run(into basis: inout Basis) {
    var first = 0
    while first < work.count {
      group = work[first].group
      var end = first
      while end < work.count, work[end].group == group {
        file(Int32(end))
        end += 1
      }
      if end == first + 1 {
        // A group of one needs no choice.
        unfile(Int32(first))
        eliminate(Int32(first), into: &basis)
      } else {
        while let row = takeShortest() { eliminate(row, into: &basis) }
      }
      first = end
    }
    nameTargets(in: &basis)
  }

  // MARK: Buckets

  private mutating func file(_ row: Int32) {
    let pointer = work.base + Int(row)
    let bucket = min(pointer.pointee.count, Int32(Self.bucketCount - 1))
    let head = buckets[bucket]
    pointer.pointee.bucket = bucket
    pointer.pointee.previous = -1
    pointer.pointee.next = head
    if head >= 0 { work.base[Int(head)].previous = row }
    buckets[bucket] = row
    if bucket < shortest { shortest = Int(bucket) }
  }

  private mutating func unfile(_ row: Int32) {
    let item = work[row]
    if item.previous >= 0 {
      work.base[Int(item.previous)].next = item.next
    } else {
      buckets[item.bucket] = item.next
    }
    if item.next >= 0 { work.base[Int(item.next)].previous = item.previous }
    work.base[Int(row)].bucket = -1
  }

  private mutating func takeShortest() -> Int32? {
    while shortest < Self.bucketCount {
      let row = buckets[shortest]
      if row >= 0 {
        unfile(row)
        return row
      }
      shortest += 1
    }
    shortest = 0
    return nil
  }

  // MARK: Pivots

  private mutating func eliminate(_ row: Int32, into basis: inout Basis) {
    guard let position = choosePivot(row) else { return }
    let item = work[row]
    let pivot = entries[position]
    entries[position] = entries[item.start + item.count - 1]
    let others = Int(item.count) - 1
    let start = Int(item.start)
    for index in start..<start + others {
      let entry = entries[index]
      basis.upper.append(entry)
      let column = columns.base + Int(entry.index)
      column.pointee.count -= 1
      column.pointee.mark = 1
      column.pointee.value = entry.value
    }
    work.base[Int(row)].slot = Int32(basis.count)
    columns.base[Int(pivot.index)].isDone = true
    var node = columns[pivot.index].head
    while node >= 0 {
      let target = nodes[node].row
      node = nodes[node].next
      guard target != row, work[target].slot < 0 else { continue }
      subtract(start, others, pivot, from: target, into: &basis)
    }
    for index in start..<start + others { columns.base[Int(entries[index].index)].mark = 0 }
    basis.pivots.append(
      Basis.Pivot(
        variable: pivot.index,
        lowerEnd: Int32(basis.lower.count),
        upperEnd: Int32(basis.upper.count),
        occupant: item.constraint,
        value: pivot.value
      )
    )
  }

  private func choosePivot(_ row: Int32) -> Int? {
    let item = work[row]
    let start = Int(item.start)
    let end = start + Int(item.count)
    if item.count == 1 { return start }
    var largest = 0.0
    for position in start..<end { largest = max(largest, abs(entries[position].value)) }
    var best: Int?
    var bestCount = Int32.max
    var bestIndex = Int32.max
    for position in start..<end {
      let entry = entries[position]
      guard abs(entry.value) >= largest * 0.05 else { continue }
      let count = columns[entry.index].count
      if count < bestCount || (count == bestCount && entry.index < bestIndex) {
        best = position
        bestCount = count
        bestIndex = entry.index
      }
    }
    return best
  }

  private mutating func subtract(
    _ start: Int,
    _ others: Int,
    _ pivot: Entry,
    from target: Int32,
    into basis: inout Basis
  ) {
    let item = work.base + Int(target)
    let first = Int(item.pointee.start)
    var end = first + Int(item.pointee.count)
    var position = first
    while position < end, entries[position].index != pivot.index { position += 1 }
    guard position < end else { return }
    let factor = entries[position].value / pivot.value
    basis.lower.append(Entry(index: target, value: factor))
    end -= 1
    entries[position] = entries[end]
    if others > 0 {
      position = first
      while position < end {
        let entry = entries[position]
        let column = columns.base + Int(entry.index)
        guard column.pointee.mark != 0 else {
          position += 1
          continue
        }
        let taken = factor * column.pointee.value
        let value = entry.value - taken
        column.pointee.mark = 2
        if abs(value) <= 1e-11 * max(abs(entry.value), abs(taken)) {
          column.pointee.count -= 1
          end -= 1
          entries[position] = entries[end]
        } else {
          entries.base[position].value = value
          position += 1
        }
      }
      item.pointee.count = Int32(end - first)
      for index in start..<start + others {
        let entry = entries[index]
        if columns[entry.index].mark == 2 {
          columns.base[Int(entry.index)].mark = 1
        } else {
          append(Entry(index: entry.index, value: -factor * entry.value), to: target)
        }
      }
    } else {
      item.pointee.count = Int32(end - first)
    }
    if item.pointee.bucket >= 0,
      item.pointee.bucket != min(item.pointee.count, Int32(Self.bucketCount - 1))
    {
      unfile(target)
      file(target)
    }
  }

  private mutating func append(_ entry: Entry, to row: Int32) {
    let item = work.base + Int(row)
    if item.pointee.count == item.pointee.capacity {
      let start = entries.count
      let room = Int(item.pointee.capacity) * 2 + 2
      entries.setCount(start + room)
      for index in 0..<Int(item.pointee.count) {
        entries[start + index] = entries[Int(item.pointee.start) + index]
      }
      item.pointee.start = Int32(start)
      item.pointee.capacity = Int32(room)
    }
    entries[item.pointee.start + item.pointee.count] = entry
    item.pointee.count += 1
    link(row, to: entry.index)
  }

  /// Lets the lower triangle speak of slots instead of rows, and drops rows that got none.
  private func nameTargets(in basis: inout Basis) {
    var start = 0
    var kept = 0
    for slot in 0..<basis.count {
      let end = Int(basis.pivots[slot].lowerEnd)
      for position in start..<end {
        let entry = basis.lower[position]
        let target = work[entry.index].slot
        guard target >= 0 else { continue }
        basis.lower[kept] = Entry(index: target, value: entry.value)
        kept += 1
      }
      basis.pivots.base[slot].lowerEnd = Int32(kept)
      start = end
    }
    basis.lower.setCount(kept)
  }

  /// Whether a variable got a row.
  func isDecided(_ variable: Int32) -> Bool { columns[variable].isDone }
}
