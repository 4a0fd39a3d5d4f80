import UIKit
import ViewLayout

/// Shows how far something has come, or that it goes on.
nonisolated public struct ProgressView<Label: View, ValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let valueLabel: ValueLabel?
  /// Whether it is the view that a style shows.
  var isStyled = false

  nonisolated init(_ fraction: Double?, _ label: Label?, _ valueLabel: ValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  /// A bar, or a wheel, with its labels.
  @MainActor
  public var body: some View {
    ProgressBody(
      fraction: fraction,
      label: label.map { AnyView($0) },
      valueLabel: valueLabel.map { AnyView($0) },
      isStyled: isStyled
    )
  }
}

extension ProgressView where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a wheel.
  public init() { self.init(nil, nil, nil) }

  /// Makes a bar; nil shows that something goes on.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value.map { Double($0 / total) }, nil, nil)
  }
}

extension ProgressView where ValueLabel == EmptyView {
  /// Makes a wheel with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Makes a bar with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label(), nil)
  }
}

extension ProgressView where Label == Text, ValueLabel == EmptyView {
  /// Makes a wheel with a text.
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }

  /// Makes a wheel with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters) {
    self.init(nil, Text(title), nil)
  }

  /// Makes a bar with a text.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value.map { Double($0 / total) }, Text(titleKey), nil)
  }
}

extension ProgressView {
  /// Makes a bar with labels.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }
}

extension ProgressView where Label == AnyView, ValueLabel == AnyView {
  /// Makes a view of what a style is told.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted,
      configuration.label,
      configuration.currentValueLabel
    )
    isStyled = true
  }
}

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// Progress as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Progress as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress is told.
public struct ProgressViewStyleConfiguration {
  /// How far it has come, from 0 to 1.
  public let fractionCompleted: Double?
  /// The label.
  public let label: AnyView?
  /// What says how far it has come.
  public let currentValueLabel: AnyView?
}

struct ProgressBody: View {
  let fraction: Double?
  let label: AnyView?
  let valueLabel: AnyView?
  var isStyled = false
  @Environment(\.styles) private var styles

  var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label,
      currentValueLabel: valueLabel
    )
    if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else if fraction != nil {
      LinearProgress(configuration: configuration)
    } else {
      CircularProgress(configuration: configuration)
    }
  }
}

struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    let fraction = configuration.fractionCompleted ?? 0
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ControlView<UIProgressView>(
        make: { UIProgressView(progressViewStyle: .default) },
        update: { view, environment in
          view.setProgress(Float(fraction), animated: view.window != nil)
          view.progressTintColor = environment.tintStyle?.solidColor(in: environment)
        },
        size: { proposal, view in
          CGSize(width: proposal.width ?? 100, height: view.intrinsicContentSize.height)
        }
      )
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(spacing: 8) {
      ControlView<UIActivityIndicatorView>(
        make: { UIActivityIndicatorView(style: .medium) },
        update: { view, environment in
          view.style = environment.controlSize >= .large ? .large : .medium
          if let color = environment.tintStyle?.solidColor(in: environment) { view.color = color }
          if !view.isAnimating { view.startAnimating() }
        },
        size: { _, view in view.intrinsicContentSize }
      )
      configuration.label.font(.callout).foregroundStyle(.secondary)
    }
  }
}

extension ControlSize: Comparable {
  /// Whether a size is smaller.
  public static func < (one: ControlSize, other: ControlSize) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private nonisolated(unsafe) var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration)
      .transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private nonisolated(unsafe) var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A wheel.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration)
      .transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
  /// As the system likes.
  public static var automatic: CircularProgressViewStyle { CircularProgressViewStyle() }
}
