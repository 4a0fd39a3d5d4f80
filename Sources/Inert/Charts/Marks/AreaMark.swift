import SwiftUI

/// A value that an area goes up to.
public struct AreaMark: MarkContent {
  var mark = Mark(form: .area)

  /// A value of the area of those that look alike.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
    mark.stacking = stacking
  }

  /// A value of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.plotted.datum
  }

  /// Two vertical values that an area lies between.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted))
  }

  /// Two vertical values that one of several areas lies between.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.plotted.datum
  }

  /// Two horizontal values that an area lies between.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted))
  }

  /// Two horizontal values that one of several areas lies between.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.plotted.datum
  }
}
