import SwiftUI

/// A value that a line goes through.
public struct LineMark: MarkContent {
  var mark = Mark(form: .line)

  /// A value of the line of those that look alike.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
  }

  /// A value of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.plotted.datum
  }
}

/// A point.
public struct PointMark: MarkContent {
  var mark = Mark(form: .point)

  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
  }

  /// A point at a horizontal value, at a height in points or in the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    (mark.x, mark.y) = (.value(x.plotted), y.map { .points($0, $0) } ?? .whole)
  }

  /// A point at a vertical value, at a place in points or in the middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.map { .points($0, $0) } ?? .whole, .value(y.plotted))
  }
}
