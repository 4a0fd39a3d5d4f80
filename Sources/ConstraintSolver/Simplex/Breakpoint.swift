/// Where moving along an edge meets a constraint or a variable's zero.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// The rate at which the residual changes.
  var rate: Double
  /// A row, or ~variable.
  var occupant: Int32
  /// Orders what is met at one point in the same way wherever constraints are kept.
  var place: Int32

  @inline(__always)
  func isMet(before other: Breakpoint) -> Bool {
    (distance, place) < (other.distance, other.place)
  }
}

/// The breakpoints of one move, the one that is met first on top.
///
/// A move ends at one of the first in most cases, and there may be as many as constraints: a heap orders
/// no more of them than are passed.
struct BreakpointHeap {
  private let base: UnsafeMutablePointer<Breakpoint>
  private var count: Int

  /// Reorders breakpoints, which it does not own.
  init(_ breakpoints: FlatArray<Breakpoint>) {
    base = breakpoints.base
    count = breakpoints.count
    for index in stride(from: count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  mutating func removeFirst() -> Breakpoint? {
    guard count > 0 else { return nil }
    let first = base[0]
    count -= 1
    base[0] = base[count]
    sink(0)
    return first
  }

  private func sink(_ start: Int) {
    guard start < count else { return }
    let moved = base[start]
    var index = start
    while 2 * index + 1 < count {
      var child = 2 * index + 1
      if child + 1 < count, base[child + 1].isMet(before: base[child]) { child += 1 }
      guard base[child].isMet(before: moved) else { break }
      base[index] = base[child]
      index = child
    }
    base[index] = moved
  }
}
