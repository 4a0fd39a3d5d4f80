import UIKit

/// Shows where a value is within bounds.
nonisolated public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  let parts: GaugeParts
  /// Whether it is the gauge that a style shows.
  var isStyled = false

  /// The gauge, as the style around it shows it.
  @MainActor
  public var body: some View { GaugeBody(parts: parts, isStyled: isStyled) }
}

/// What is said of a gauge.
struct GaugeParts {
  /// From 0 to 1.
  let value: Double
  var label = AnyView(EmptyView())
  var current: AnyView?
  var minimum: AnyView?
  var maximum: AnyView?
  var marks: AnyView?

  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? (value - bounds.lowerBound) / length : 0
    // Bounds without an end make numbers that are none, as values can be.
    self.value = part.isNaN ? 0 : Double(min(max(part, 0), 1))
  }
}

extension Gauge {
  private init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ fill: (inout GaugeParts) -> Void
  ) {
    var parts = GaugeParts(value, in: bounds)
    fill(&parts)
    self.parts = parts
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView,
  BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// Makes a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds) { $0.label = AnyView(label()) }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge that says its value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds) {
      $0.label = AnyView(label())
      $0.current = AnyView(currentValueLabel())
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge that says its value, with marks.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds) {
      $0.label = AnyView(label())
      $0.current = AnyView(currentValueLabel())
      $0.marks = AnyView(markedValueLabels())
    }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge that says its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds) {
      $0.label = AnyView(label())
      $0.current = AnyView(currentValueLabel())
      $0.minimum = AnyView(minimumValueLabel())
      $0.maximum = AnyView(maximumValueLabel())
    }
  }
}

extension Gauge {
  /// Makes a gauge that says its value and its bounds, with marks.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds) {
      $0.label = AnyView(label())
      $0.current = AnyView(currentValueLabel())
      $0.minimum = AnyView(minimumValueLabel())
      $0.maximum = AnyView(maximumValueLabel())
      $0.marks = AnyView(markedValueLabels())
    }
  }
}

extension Gauge
where
  Label == AnyView,
  CurrentValueLabel == AnyView,
  BoundsLabel == AnyView,
  MarkedValueLabels == AnyView
{
  /// Makes a gauge of what a style is told.
  public init(_ configuration: GaugeStyleConfiguration) {
    parts = configuration.parts
    isStyled = true
  }
}

private struct GaugeBody: View {
  let parts: GaugeParts
  let isStyled: Bool
  @Environment(\.styles) private var styles

  var body: some View {
    let configuration = GaugeStyleConfiguration(parts: parts)
    (styles.view(configuration, isStyled: isStyled)
      ?? AnyView(LinearGauge(configuration: configuration)))
      .accessibilityElement(children: .combine)
      .accessibilityValue(Text(verbatim: "\(Int((parts.value * 100).rounded())) %"))
  }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// A gauge as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = GaugeStyleConfiguration
  /// A gauge as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of gauges is told.
public struct GaugeStyleConfiguration {
  let parts: GaugeParts

  /// What a gauge is of.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor
    public var body: some View { view }
  }

  /// The value of a gauge as it is said.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView

    /// The label.
    @MainActor
    public var body: some View { view }
  }

  /// The least value of a gauge as it is said.
  nonisolated public struct MinimumValueLabel: View {
    let view: AnyView

    /// The label.
    @MainActor
    public var body: some View { view }
  }

  /// The greatest value of a gauge as it is said.
  nonisolated public struct MaximumValueLabel: View {
    let view: AnyView

    /// The label.
    @MainActor
    public var body: some View { view }
  }

  /// What is said of a value of a gauge.
  nonisolated public struct MarkedValueLabel: View {
    let view: AnyView

    /// The labels.
    @MainActor
    public var body: some View { view }
  }

  /// Where the value is, from 0 to 1.
  public var value: Double { parts.value }
  /// What the gauge is of.
  public var label: Label { Label(view: parts.label) }
  /// The value as it is said; nil where it is not.
  public var currentValueLabel: CurrentValueLabel? { parts.current.map(CurrentValueLabel.init) }
  /// The least value as it is said; nil where it is not.
  public var minimumValueLabel: MinimumValueLabel? { parts.minimum.map(MinimumValueLabel.init) }
  /// The greatest value as it is said; nil where it is not.
  public var maximumValueLabel: MaximumValueLabel? { parts.maximum.map(MaximumValueLabel.init) }
  /// What is said of values; nil where nothing is.
  ///
  /// The styles of the system show none of it, as on iOS.
  public var markedValueLabels: MarkedValueLabel? { parts.marks.map(MarkedValueLabel.init) }
}

extension View {
  /// Sets how gauges look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
