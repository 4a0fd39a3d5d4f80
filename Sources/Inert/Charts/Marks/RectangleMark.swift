import SwiftUI

/// A rectangle.
public struct RectangleMark: MarkContent {
  var mark = Mark(form: .rectangle)

  /// A rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
    (mark.width, mark.height) = (width, height)
  }

  /// A rectangle between two values in each direction.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// A rectangle at a horizontal value, between two vertical ones.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  /// A rectangle at a vertical value, between two horizontal ones.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted))
    mark.height = height
  }

  /// A rectangle at a horizontal value, between two heights in points or across the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.value(x.plotted), .points(yStart, yEnd), width)
  }

  /// A rectangle at a vertical value, between two places in points or across the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.points(xStart, xEnd), .value(y.plotted), height)
  }

  /// A rectangle between two horizontal values, between two heights in points or across the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  /// A rectangle between two vertical values, between two places in points or across the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
  }
}
