import SwiftUI

/// How labels are turned: here they are level.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  /// As the chart likes.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Level.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Read downwards.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Read upwards.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// What is done with labels that lie on each other: here every second, third and so on is left, unless
/// all are to be shown.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  /// As the chart likes.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Labels are left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// Labels are cut short.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")

  /// Labels are left out, by priority and at least so many points apart.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let part: AxisPart

  init(
    _ content: AxisLabelContent,
    _ centered: Bool?,
    _ resolution: AxisValueLabelCollisionResolution
  ) {
    part = AxisPart(
      kind: .label(content),
      isCentered: centered ?? false,
      isAlwaysShown: resolution == .disabled
    )
  }

  /// The label.
  public static func parts(of mark: Self) -> AxisParts { AxisParts(parts: [mark.part]) }

  /// A label that is a view.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(.view(AnyView(content())), centered, collisionResolution)
  }
}

extension AxisValueLabel where Content == EmptyView {
  /// A label that says the value.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.automatic, centered, collisionResolution)
  }

  /// A label that says the value in a format.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format { Format.FormatInput.value(of: $0).map(format.format) },
      centered,
      collisionResolution
    )
  }
}

extension AxisValueLabel where Content == Text {
  /// A label that says a text.
  public init(
    _ text: Text,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.view(AnyView(text)), centered, collisionResolution)
  }

  /// A label that says a text that is looked up.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.view(AnyView(Text(titleKey))), centered, collisionResolution)
  }

  /// A label that says a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.view(AnyView(Text(text))), centered, collisionResolution)
  }
}
