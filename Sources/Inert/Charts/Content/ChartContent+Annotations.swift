import SwiftUI

/// What a view beside a mark is made of.
public struct AnnotationContext {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// How views beside marks are kept within the chart: here they stay where they are.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done in one direction.
  public struct Strategy: Hashable, Sendable {
    private let name: String

    /// As the chart likes.
    public static let automatic = Strategy(name: "automatic")
    /// The view stays where it is.
    public static let disabled = Strategy(name: "disabled")
    /// The plot leaves room for the view.
    public static let padScale = Strategy(name: "padScale")
    /// The view is moved.
    public static let fit = Strategy(name: "fit")

    /// The view is moved to be within something.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
  }

  /// What a view is kept within.
  public struct Boundary: Hashable, Sendable {
    private let name: String

    /// As the chart likes.
    public static let automatic = Boundary(name: "automatic")
    /// The chart.
    public static let chart = Boundary(name: "chart")
    /// The plot.
    public static let plot = Boundary(name: "plot")
  }

  /// What is done in the horizontal direction.
  public var x: Strategy
  /// What is done in the vertical direction.
  public var y: Strategy

  /// As the chart likes.
  public static let automatic = AnnotationOverflowResolution()

  /// Says what is done in each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

extension ChartContent {
  private func annotating(
    _ position: AnnotationPosition,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        MarkAnnotation(
          position: position,
          alignment: alignment,
          spacing: spacing,
          content: content
        )
      )
    }
  }

  /// Shows a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotating(position, alignment, spacing) { _ in view }
  }

  /// Shows a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a view beside each mark, which is told how large the mark is.
  @_disfavoredOverload
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing) { AnyView(content($0)) }
  }

  /// Shows a view beside each mark, which is told how large the mark is.
  @_disfavoredOverload
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing) { AnyView(content($0)) }
  }
}

extension ChartContent {
  /// Sets what marks are called when they are read out.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { setting(\.name, label) }

  /// Sets what marks are called when they are read out.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    setting(\.name, Text(labelKey))
  }

  /// Sets what marks are called when they are read out.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    setting(\.name, Text(label))
  }

  /// Sets which value of marks is read out.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    setting(\.spokenValue, value)
  }

  /// Sets which value of marks is read out.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    setting(\.spokenValue, Text(valueKey))
  }

  /// Sets which value of marks is read out.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    setting(\.spokenValue, Text(value))
  }

  /// Keeps marks from being read out.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isSpoken = $0.isSpoken && !hidden }
  }

  /// Sets the name by which tests find marks; here it is kept by none.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
