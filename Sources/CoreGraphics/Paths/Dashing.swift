import Foundation

/// A pattern of drawn and skipped lengths along a line.
struct DashPattern: Equatable, Sendable {
  let phase: CGFloat
  /// Drawn and skipped lengths by turns, always an even number.
  let lengths: [CGFloat]
  let period: CGFloat

  /// Makes a pattern, or nil where the lengths mean a solid line.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    let even = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = even.reduce(0, +)
    guard period > 1e-6 else { return nil }
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
    self.lengths = even
    self.period = period
  }

  func scaled(by factor: CGFloat) -> DashPattern? {
    DashPattern(phase: phase * factor, lengths: lengths.map { $0 * factor })
  }

  /// The most dashes a path is cut into; a finer pattern is not visible as one.
  private static let mostDashes: CGFloat = 100_000

  /// Cuts a line into its drawn pieces.
  func pieces(of line: Polyline) -> [Polyline] {
    var cutter = Cutter(pattern: self)
    let count = line.points.count
    guard count > 1 else { return line.hasSegments && lengths[0] > phase ? [line] : [] }
    let segments = line.isClosed ? count : count - 1
    let total = (0..<segments).reduce(CGFloat(0)) { sum, index in
      let from = line.points[index]
      let to = line.points[(index + 1) % count]
      return sum + hypot(to.x - from.x, to.y - from.y)
    }
    if total / period * CGFloat(lengths.count) > Self.mostDashes { return [line] }
    cutter.begin(at: line.points[0])
    for index in 0..<segments {
      let next = (index + 1) % count
      cutter.advance(from: line.points[index], to: line.points[next], line.isSmooth[next])
    }
    return cutter.finish(isClosed: line.isClosed, startIsSmooth: line.isSmooth[0])
  }

  private struct Cutter {
    let pattern: DashPattern
    var index = 0
    var left: CGFloat = 0
    var current: Polyline?
    var pieces: [Polyline] = []
    let startsDrawn: Bool

    init(pattern: DashPattern) {
      self.pattern = pattern
      var phase = pattern.phase
      var index = 0
      // A dash without length is not passed by a phase of nothing.
      while phase > 0, phase >= pattern.lengths[index], index < pattern.lengths.count - 1 {
        phase -= pattern.lengths[index]
        index += 1
      }
      self.index = index
      left = max(0, pattern.lengths[index] - phase)
      startsDrawn = index % 2 == 0
    }

    mutating func begin(at point: CGPoint) {
      guard startsDrawn else { return }
      open(at: point, from: point, to: point, 0)
    }

    mutating func advance(from: CGPoint, to: CGPoint, _ isSmooth: Bool) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let t = length > 0 ? done / length : 0
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        if index % 2 == 0 {
          close(at: point)
        } else {
          open(at: point, from: from, to: to, length)
        }
        index = (index + 1) % pattern.lengths.count
        left = pattern.lengths[index]
      }
      left -= length - done
      current?.add(to, isSmooth: isSmooth)
    }

    mutating func finish(isClosed: Bool, startIsSmooth: Bool) -> [Polyline] {
      guard var last = current else { return pieces }
      // A dash that runs through the start of a closed line is one dash.
      if isClosed, startsDrawn, let first = pieces.first {
        last.isSmooth[last.isSmooth.count - 1] = startIsSmooth
        for (point, isSmooth) in zip(first.points, first.isSmooth).dropFirst() {
          last.add(point, isSmooth: isSmooth)
        }
        pieces[0] = last
      } else {
        if isClosed, startsDrawn, pieces.isEmpty { last.close() }
        pieces.append(last)
      }
      return pieces
    }

    private mutating func open(
      at point: CGPoint,
      from: CGPoint,
      to: CGPoint,
      _ length: CGFloat
    ) {
      var line = Polyline()
      if length > 0 {
        line.direction = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
      }
      line.add(point, isSmooth: false)
      line.hasSegments = true
      current = line
    }

    private mutating func close(at point: CGPoint) {
      guard var line = current else { return }
      line.add(point, isSmooth: false)
      pieces.append(line)
      current = nil
    }
  }
}
