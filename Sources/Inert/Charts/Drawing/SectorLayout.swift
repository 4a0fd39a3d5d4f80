import SwiftUI

/// Where the slices of a chart are.
struct SectorLayout {
  private var shapes: [Int: SectorShape] = [:]
  /// The values that slices begin and end at, in the order of the marks.
  private(set) var ends: [ClosedRange<Double>] = []

  init(_ marks: [Mark], _ size: CGSize) {
    func share(_ mark: Mark) -> Double {
      mark.form == .sector ? max(mark.slice.angle?.datum.position ?? 0, 0) : 0
    }
    let total = marks.reduce(0) { $0 + share($1) }
    guard total > 0, total.isFinite else { return }
    let largest = min(size.width, size.height) / 2
    var sum = 0.0
    for (index, mark) in marks.enumerated() where mark.form == .sector {
      let next = sum + share(mark)
      let outer = mark.slice.outer.radius(within: largest, automatic: largest)
      shapes[index] = SectorShape(
        center: CGPoint(x: size.width / 2, y: size.height / 2),
        inner: min(mark.slice.inner.radius(within: outer, automatic: 0), outer),
        outer: outer,
        start: sum / total * 2 * .pi,
        end: next / total * 2 * .pi,
        inset: mark.slice.inset
      )
      ends.append(sum...max(sum, next))
      sum = next
    }
  }

  /// The outline of a mark, by its number among all marks.
  func shape(_ index: Int) -> SectorShape? { shapes[index] }

  /// The value at a place in the plot: that of the sum of all slices up to it.
  func value(at point: CGPoint, in size: CGSize) -> Double? {
    guard let total = ends.last?.upperBound else { return nil }
    let angle = atan2(point.x - size.width / 2, size.height / 2 - point.y)
    return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi) * total
  }
}
