/// Numbers in a row, whose running sums are found and changed in logarithmic time.
package struct PrefixSums: Sendable {
  /// A Fenwick tree, counted from one.
  private var tree: ContiguousArray<Int> = [0]

  package init(_ values: some Sequence<Int> = EmptyCollection()) {
    for value in values { append(value) }
  }

  /// How many numbers there are.
  package var count: Int { tree.count - 1 }

  /// Adds a number at the end; O(log n).
  package mutating func append(_ value: Int) {
    let index = tree.count
    var sum = value
    var step = 1
    while step < index & -index {
      sum += tree[index - step]
      step *= 2
    }
    tree.append(sum)
  }

  /// Adds to the number at a position; O(log n).
  package mutating func add(_ value: Int, at position: Int) {
    assert(position >= 0 && position < count, "no number is at \(position)")
    var index = position + 1
    while index < tree.count {
      tree[index] += value
      index += index & -index
    }
  }

  /// The sum of the first so many numbers; O(log n).
  package func sum(before position: Int) -> Int {
    assert(position >= 0 && position <= count, "there are not \(position) numbers")
    var (index, sum) = (position, 0)
    while index > 0 {
      sum += tree[index]
      index &= index - 1
    }
    return sum
  }
}
