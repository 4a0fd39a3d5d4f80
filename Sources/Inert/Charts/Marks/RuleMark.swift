import SwiftUI

/// A straight line across the plot or a part of it.
public struct RuleMark: MarkContent {
  var mark = Mark(form: .rule)

  /// A vertical line, between two heights in points or across the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .points(yStart, yEnd))
  }

  /// A horizontal line, between two places in points or across the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .value(y.plotted))
  }

  /// A vertical line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted))
  }

  /// A horizontal line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted))
  }
}
