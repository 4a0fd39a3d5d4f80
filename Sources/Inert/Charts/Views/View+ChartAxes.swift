import SwiftUI

extension View {
  /// Shows or hides the horizontal axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }

  /// Shows or hides the vertical axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }

  /// Says what the horizontal axis of charts shows.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = axisMarks(of: content())
    return chart { $0.x.marks = marks }
  }

  /// Says what the vertical axis of charts shows.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = axisMarks(of: content())
    return chart { $0.y.marks = marks }
  }
}

extension View {
  private func title(
    _ axis: WritableKeyPath<ChartSettings, AxisSettings>,
    _ content: AnyView,
    _ position: AnnotationPosition,
    _ alignment: Alignment?,
    _ spacing: CGFloat?
  ) -> some View {
    chart {
      $0[keyPath: axis].title = AxisTitle(
        content: content,
        position: position,
        alignment: alignment,
        spacing: spacing
      )
    }
  }

  /// Gives the horizontal axis of charts a title that is looked up.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(\.x, AnyView(Text(labelKey)), position, alignment, spacing)
  }

  /// Gives the horizontal axis of charts a title.
  public func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(\.x, AnyView(label), position, alignment, spacing)
  }

  /// Gives the horizontal axis of charts a title as it is.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(\.x, AnyView(Text(label)), position, alignment, spacing)
  }

  /// Gives the horizontal axis of charts a view as its title.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    title(\.x, AnyView(content()), position, alignment, spacing)
  }

  /// Gives the vertical axis of charts a title that is looked up.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(\.y, AnyView(Text(labelKey)), position, alignment, spacing)
  }

  /// Gives the vertical axis of charts a title.
  public func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(\.y, AnyView(label), position, alignment, spacing)
  }

  /// Gives the vertical axis of charts a title as it is.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(\.y, AnyView(Text(label)), position, alignment, spacing)
  }

  /// Gives the vertical axis of charts a view as its title.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    title(\.y, AnyView(content()), position, alignment, spacing)
  }
}
