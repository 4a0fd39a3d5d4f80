import SwiftUI

/// Parts of a chart whose marks look otherwise.
struct ChangedContent<Content: ChartContent>: ChartContent {
  let content: Content
  let change: (inout MarkLook) -> Void

  var body: Never { fatalError("ChangedContent has no body.") }

  static func marks(of content: Self) -> ChartMarks {
    var found = Content.marks(of: content.content)
    for index in found.marks.indices { content.change(&found.marks[index].look) }
    return found
  }
}

extension ChartContent {
  func changing(_ change: @escaping (inout MarkLook) -> Void) -> some ChartContent {
    ChangedContent(content: self, change: change)
  }

  /// Sets what is not set nearer to the mark.
  func setting<Value>(
    _ key: WritableKeyPath<MarkLook, Value?>,
    _ value: Value
  ) -> some ChartContent {
    changing { if $0[keyPath: key] == nil { $0[keyPath: key] = value } }
  }
}

extension ChartContent {
  /// Sets what marks are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    setting(\.style, AnyShapeStyle(style))
  }

  /// Tells marks apart by their colour.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.styleBy, value.plotted)
  }

  /// Sets how opaque marks are.
  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }

  /// Makes corners round.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    setting(\.cornerRadius, radius)
  }

  /// Sets how lines run from one value to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    setting(\.interpolation, method)
  }

  /// Sets how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.line, style) }

  /// Tells marks apart by how their lines are drawn.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.lineBy, value.plotted)
  }

  /// Puts marks of one place side by side.
  public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { look in
      guard look.positionBy == nil else { return }
      (look.positionBy, look.positionAxis) = (value.plotted, axis)
      if case .automatic = span.kind { return }
      look.positionSpan = span
    }
  }

  /// Sets which marks lie upon others.
  public func zIndex(_ value: Double) -> some ChartContent { setting(\.zIndex, value) }

  /// Moves marks.
  public func offset(_ offset: CGSize) -> some ChartContent {
    changing {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Moves marks, their upper and lower ends on their own.
  @_disfavoredOverload
  public func offset(
    x: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves marks, their first and last ends on their own.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves all ends of marks on their own.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.startOffset.width += xStart
      $0.startOffset.height += yStart
      $0.endOffset.width += xEnd
      $0.endOffset.height += yEnd
    }
  }

  /// Draws marks only where other marks are, whatever those look like.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let mask = MarkMask(chartMarks(of: content()))
    return changing { $0.masks.append(mask) }
  }

  /// Draws a shadow of marks.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) }
  }

  /// Blurs marks.
  public func blur(radius: CGFloat) -> some ChartContent {
    changing { $0.filters.append(.blur(radius: radius)) }
  }

  /// Draws styles within the plot, not within each mark: here always within each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}
