import SwiftUI

/// A slice of a pie or a part of a ring.
public struct SectorMark: MarkContent {
  var mark = Mark(form: .sector)

  /// A slice that is as wide as its part of the sum of all.
  public init<A: Plottable>(
    angle: PlottableValue<A>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark.slice = SectorSlice(
      angle: angle.plotted,
      inner: innerRadius,
      outer: outerRadius,
      inset: angularInset ?? 0
    )
  }
}
