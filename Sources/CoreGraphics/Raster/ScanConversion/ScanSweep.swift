import Foundation

/// The edges that cross the row being swept.
struct ScanSweep {
  private let edges: UnsafeMutableBufferPointer<ScanEdge>
  private let first: UnsafeBufferPointer<Int32>
  private let minY: Int
  private var active: [Int32] = []

  init(
    edges: UnsafeMutableBufferPointer<ScanEdge>,
    first: UnsafeBufferPointer<Int32>,
    minY: Int
  ) {
    self.edges = edges
    self.first = first
    self.minY = minY
  }

  var hasActive: Bool { !active.isEmpty }

  /// Takes up the edges that start in a row; returns how many rows from there on look the same.
  mutating func beginRows(at y: Int) -> Int {
    let subpixels = CoverageScale.subpixels
    var index = first[y - minY]
    while index >= 0 {
      edges[Int(index)].begin(at: y * subpixels)
      active.append(index)
      index = edges[Int(index)].next
    }
    // Rows through which nothing or only upright edges run look alike until something changes.
    var end = minY + first.count
    for index in active {
      let edge = edges[Int(index)]
      guard edge.isUpright, edge.topY <= y * subpixels else { return 1 }
      end = min(end, edge.bottomY >> 8)
    }
    var next = y + 1
    while next < end, first[next - minY] < 0 { next += 1 }
    return next - y
  }

  /// Adds what the edges do in a row, and drops those that end in it or at the end of those like
  /// it.
  mutating func add(to row: inout ScanRow, y: Int, height: Int) {
    let subpixels = CoverageScale.subpixels
    let rowTop = y &* subpixels
    let rowBottom = rowTop &+ subpixels
    let rowsBottom = rowTop &+ height &* subpixels
    var kept = 0
    for position in 0..<active.count {
      let index = active[position]
      row.add(&edges[Int(index)], top: rowTop, bottom: rowBottom)
      if edges[Int(index)].bottomY > rowsBottom {
        active[kept] = index
        kept &+= 1
      }
    }
    active.removeLast(active.count &- kept)
  }
}
