import SwiftUI

/// A bar.
///
/// It stands where the horizontal value is a name or a date, and lies where the vertical one is. One
/// that has a single number is as long as it, and as wide as the plot.
public struct BarMark: MarkContent {
  var mark = Mark(form: .bar)

  /// A bar that is as long as a value, from zero or the bar below it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  /// A bar from one vertical value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  /// A bar from one horizontal value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted))
    mark.height = height
  }

  /// A bar at a horizontal value, between two heights in points.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .value(x.plotted)
    (mark.y, mark.width, mark.stacking) = (.points(yStart, yEnd), width, stacking)
  }

  /// A bar at a vertical value, between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .value(y.plotted))
    (mark.height, mark.stacking) = (height, stacking)
  }

  /// A bar from one horizontal value to another, between two heights in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  /// A bar from one vertical value to another, between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
  }
}
