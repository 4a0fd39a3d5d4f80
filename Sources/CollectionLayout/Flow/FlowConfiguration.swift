import Foundation

/// What holds for all sections of a flow.
package struct FlowConfiguration: Sendable, Hashable {
  /// The axis along which lines follow each other.
  package var axes: LayoutAxes
  /// How long a header is across the axis, in points: the view without its content insets.
  package var crossLength: CGFloat
  /// What is kept free across the axis besides the insets of sections.
  package var crossMargins: AxisMargins
  /// Pixels a point; origins of items go to the nearest one.
  package var scale: CGFloat

  package init(
    axes: LayoutAxes = .vertical,
    crossLength: CGFloat,
    crossMargins: AxisMargins = AxisMargins(),
    scale: CGFloat
  ) {
    self.axes = axes
    self.crossLength = crossLength
    self.crossMargins = crossMargins
    self.scale = scale
  }
}

/// What is kept free before and after something on one axis, in points.
package struct AxisMargins: Sendable, Hashable {
  package var leading: CGFloat
  package var trailing: CGFloat

  package init(leading: CGFloat = 0, trailing: CGFloat = 0) {
    self.leading = leading
    self.trailing = trailing
  }
}
