import SwiftUI

/// Puts bars and areas of one place upon each other.
struct Stacking {
  private struct Place: Hashable {
    var form: Mark.Form
    var isHorizontal: Bool
    var key: Datum
    /// From where to where in points those of one direction are.
    var points: [CGFloat?] = []
    var group: Datum?
  }

  private struct Sum {
    var above = 0.0
    var below = 0.0
    /// Of the absolute values.
    var total = 0.0
  }

  private var sums: [Place: Sum] = [:]

  /// The marks, from where to where each goes.
  static func stacked(_ marks: [Mark]) -> [Mark] {
    var stacking = Stacking()
    for mark in marks {
      guard let (place, length) = stacking.parts(of: mark) else { continue }
      stacking.sums[place, default: Sum()].total += abs(length)
    }
    return marks.map { stacking.stack($0) }
  }

  /// Where a mark stands, and how long it is.
  private func parts(of mark: Mark) -> (place: Place, length: Double)? {
    guard mark.form == .bar || mark.form == .area else { return nil }
    let isHorizontal = mark.isHorizontal
    let (along, across) = isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
    guard let value = along.value, case .number(let length) = value.datum, length.isFinite else {
      return nil
    }
    var place = Place(
      form: mark.form,
      isHorizontal: isHorizontal,
      key: across.value?.key ?? .category(""),
      group: mark.look.positionBy?.datum
    )
    if case .points(let start, let end) = across { place.points = [start, end] }
    return (place, length)
  }

  private mutating func stack(_ mark: Mark) -> Mark {
    guard let (place, length) = parts(of: mark) else { return mark }
    let (start, end) = ends(length, at: place, mark.stacking)
    let extent = Mark.Extent.range(Plotted(datum: .number(start)), Plotted(datum: .number(end)))
    var mark = mark
    if place.isHorizontal { mark.x = extent } else { mark.y = extent }
    return mark
  }

  private mutating func ends(
    _ length: Double,
    at place: Place,
    _ method: MarkStackingMethod
  ) -> (Double, Double) {
    guard method != .unstacked else { return (0, length) }
    var sum = sums[place] ?? Sum()
    let part = method == .normalized ? (sum.total > 0 ? length / sum.total * 100 : 0) : length
    let start = part < 0 ? sum.below : sum.above
    if part < 0 { sum.below += part } else { sum.above += part }
    sums[place] = sum
    let shift = method == .center ? -sum.total / 2 : 0
    return (start + shift, start + part + shift)
  }
}

extension Mark {
  /// Whether it lies: its length is told by the horizontal axis.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.range, .value): return true
    case (.value(let x), .value(let y)): return x.isNumber && !y.isNumber
    // A bar of one value is as long as it, where it is a number.
    case (.value(let x), .points): return form == .bar && x.isNumber
    case (.points, .value(let y)): return form != .bar || !y.isNumber
    default: return false
    }
  }
}
