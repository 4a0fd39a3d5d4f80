import Foundation

/// The sums of one row, or of several that look the same.
struct ScanRow {
  private struct Cell {
    /// How much of the pixel's height edges cross, counted with their winding.
    var cover = 0
    /// Twice the area left of those edges, to be taken away again.
    var area = 0
  }

  private let minX: Int
  private let maxX: Int
  private let isEvenOdd: Bool
  private let cells: UnsafeMutablePointer<Cell>
  /// The cells that are not zero; one may be listed twice.
  private let touched: UnsafeMutableBufferPointer<Int32>
  private var touchedCount = 0
  private var y = 0
  private var height = 1
  /// What edges left of the window add to every pixel in it.
  private var coverBefore = 0

  /// Lends `body` a row.
  static func withRow(
    window: PixelRect,
    isEvenOdd: Bool,
    _ body: (inout ScanRow) -> Void
  ) {
    let width = window.width
    withUnsafeTemporaryAllocation(of: Cell.self, capacity: width) { cells in
      cells.initialize(repeating: Cell())
      // Room for every cell twice; when it is full, the list is sorted and rid of repetitions.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * width + 2) { touched in
        guard let first = cells.baseAddress else { return }
        var row = ScanRow(
          minX: window.minX,
          maxX: window.maxX,
          isEvenOdd: isEvenOdd,
          cells: first,
          touched: touched
        )
        body(&row)
      }
    }
  }

  private init(
    minX: Int,
    maxX: Int,
    isEvenOdd: Bool,
    cells: UnsafeMutablePointer<Cell>,
    touched: UnsafeMutableBufferPointer<Int32>
  ) {
    self.minX = minX
    self.maxX = maxX
    self.isEvenOdd = isEvenOdd
    self.cells = cells
    self.touched = touched
  }

  mutating func begin(y: Int, height: Int) {
    self.y = y
    self.height = height
    coverBefore = 0
  }

  /// Adds the part of an edge between two heights of the row, and moves the edge on.
  @inline(__always)
  mutating func add(_ edge: inout ScanEdge, top: Int, bottom: Int) {
    let top = max(edge.topY, top)
    let bottom = min(edge.bottomY, bottom)
    let fromX = edge.x
    if edge.isUpright {
      addPiece(column: fromX &>> 8, edge.winding &* (bottom &- top), fromX, fromX)
      return
    }
    edge.advance(from: top, to: bottom)
    let toX = edge.x
    if fromX &>> 8 == toX &>> 8 {
      addPiece(column: fromX &>> 8, edge.winding &* (bottom &- top), fromX, toX)
    } else if fromX < toX {
      addSlope((fromX, top), (toX, bottom), edge.winding)
    } else {
      addSlope((toX, bottom), (fromX, top), edge.winding)
    }
  }

  /// Adds a line that runs through several pixels of the row, given from left to right.
  private mutating func addSlope(
    _ left: (x: Int, y: Int),
    _ right: (x: Int, y: Int),
    _ winding: Int
  ) {
    let subpixels = CoverageScale.subpixels
    let width = right.x &- left.x
    let rise = right.y &- left.y
    var column = left.x &>> 8
    guard column < maxX else { return }
    var (x, y) = left
    // Where the line crosses from one column to the next, as an exact sum from the first crossing
    // that matters: the same whichever that is.
    let firstCrossing = max(column &+ 1, minX) &* subpixels
    var crossing = ScanEdge.floorDivide((min(firstCrossing, right.x) - left.x) * rise, width)
    if column < minX {
      // What lies left of the window counts as one piece.
      if right.x <= firstCrossing {
        coverBefore &+= winding &* abs(rise)
        return
      }
      coverBefore &+= winding &* abs(crossing.quotient)
      (x, y, column) = (firstCrossing, left.y &+ crossing.quotient, minX)
      if right.x <= firstCrossing &+ subpixels {
        return addPiece(column: column, winding &* abs(right.y &- y), x, right.x)
      }
      let step = ScanEdge.floorDivide(subpixels * rise, width)
      Self.advance(&crossing, step, width)
    }
    let lastColumn = min(right.x &>> 8, maxX &- 1)
    var step: (quotient: Int, rest: Int)?
    while column <= lastColumn {
      let end = min(right.x, (column &+ 1) &* subpixels)
      let endY = end == right.x ? right.y : left.y &+ crossing.quotient
      addPiece(column: column, winding &* abs(endY &- y), x, end)
      (x, y) = (end, endY)
      column &+= 1
      if (column &+ 1) &* subpixels < right.x {
        let known = step ?? ScanEdge.floorDivide(subpixels * rise, width)
        step = known
        Self.advance(&crossing, known, width)
      }
    }
  }

  @inline(__always)
  private static func advance(
    _ value: inout (quotient: Int, rest: Int),
    _ step: (quotient: Int, rest: Int),
    _ divisor: Int
  ) {
    value.quotient &+= step.quotient
    value.rest &+= step.rest
    if value.rest >= divisor {
      value.rest &-= divisor
      value.quotient &+= 1
    }
  }

  /// Adds a line within one pixel that crosses `height` of it, between two x.
  @inline(__always)
  private mutating func addPiece(column: Int, _ height: Int, _ x0: Int, _ x1: Int) {
    if column < minX {
      coverBefore &+= height
      return
    }
    guard column < maxX, height != 0 else { return }
    let index = column &- minX
    if cells[index].cover == 0, cells[index].area == 0 {
      if touchedCount == touched.count { compactTouched() }
      touched[touchedCount] = Int32(truncatingIfNeeded: index)
      touchedCount &+= 1
    }
    cells[index].cover &+= height
    cells[index].area &+= height &* (x0 &+ x1 &- 2 &* column &* CoverageScale.subpixels)
  }

  private mutating func compactTouched() {
    sortTouched()
    var kept = 0
    for position in 0..<touchedCount
    where kept == 0 || touched[kept - 1] != touched[position] {
      touched[kept] = touched[position]
      kept += 1
    }
    touchedCount = kept
  }

  private func sortTouched() {
    if touchedCount > 48 {
      var list = UnsafeMutableBufferPointer(rebasing: touched[..<touchedCount])
      list.sort()
      return
    }
    // Few as they mostly are, and nearly sorted, moving each to its place is quickest.
    var position = 1
    while position < touchedCount {
      let value = touched[position]
      var place = position
      while place > 0, touched[place &- 1] > value {
        touched[place] = touched[place &- 1]
        place &-= 1
      }
      touched[place] = value
      position &+= 1
    }
  }

  /// Hands the row to `sink` and clears it.
  mutating func finish<Sink: CoverageSink>(into sink: inout Sink) {
    sortTouched()
    sink.beginRows(y: y, height: height)
    var sum = coverBefore
    var x = minX
    for position in 0..<touchedCount {
      let index = Int(touched[position])
      let column = minX &+ index
      if column < x { continue }
      if column > x, sum != 0 { emit(x, column &- x, sum &* 512, &sink) }
      let cell = cells[index]
      sum &+= cell.cover
      emit(column, 1, sum &* 512 &- cell.area, &sink)
      cells[index] = Cell()
      x = column &+ 1
    }
    if x < maxX, sum != 0 { emit(x, maxX &- x, sum &* 512, &sink) }
    touchedCount = 0
  }

  @inline(__always)
  private func emit<Sink: CoverageSink>(
    _ x: Int,
    _ width: Int,
    _ area: Int,
    _ sink: inout Sink
  ) {
    let coverage = CoverageScale.coverage(area, isEvenOdd: isEvenOdd)
    if coverage > 0 { sink.cover(x: x, width: width, coverage: coverage) }
  }
}
