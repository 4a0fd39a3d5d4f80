/// Numbers in a row, whose running sums are found and changed in logarithmic time.
package struct PrefixSums: Sendable {
  /// A Fenwick tree, counted from one.
  private var tree: ContiguousArray<Int> = [0]

  package init(_ values: some Sequence<Int> = EmptyCollection()) {
    for value in values { append(value) }
  }

  package var count: Int { tree.count - 1 }

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

  package mutating func add(_ value: Int, at position: Int) {
    var index = position + 1
    while index < tree.count {
      tree[index] += value
      index += index & -index
    }
  }

  /// The sum of the first so many numbers.
  package func sum(before position: Int) -> Int {
    var (index, sum) = (position, 0)
    while index > 0 {
      sum += tree[index]
      index &= index - 1
    }
    return sum
  }
}
