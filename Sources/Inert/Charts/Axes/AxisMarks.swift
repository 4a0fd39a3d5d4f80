import SwiftUI

/// Marks of an axis as charts keep them.
public struct AxisMarksParts {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  var stroke: StrokeStyle?
  /// What is shown at a value; nil shows what the chart likes.
  var content: (@MainActor (AxisValue) -> [AxisPart])?
  var format: ((Datum) -> String?)?
}

/// What an axis shows.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The marks of all values.
  static func marks(of content: Self) -> [AxisMarksParts]
}

/// Lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let parts: AxisMarksParts

  /// The marks.
  public static func marks(of content: Self) -> [AxisMarksParts] { [content.parts] }

  /// Marks that a closure makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    parts = AxisMarksParts(
      position: position,
      values: values,
      content: { axisParts(of: content($0)) }
    )
  }

  /// Marks that a closure makes for each value of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .list(values.map(\.datum))),
      content: content
    )
  }

  /// Marks that are the same at all values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Marks that are the same at all values of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  private init(
    _ position: AxisMarkPosition,
    _ values: AxisMarkValues.Kind,
    _ stroke: StrokeStyle?,
    _ format: ((Datum) -> String?)? = nil
  ) {
    parts = AxisMarksParts(
      position: position,
      values: AxisMarkValues(kind: values),
      stroke: stroke,
      format: format
    )
  }

  /// Marks as the chart likes them.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, values.kind, stroke)
  }

  /// Marks as the chart likes them, at the values of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, .list(values.map(\.datum)), stroke)
  }

  /// Marks whose labels say the value in a format.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values.kind, stroke) { datum in
      Format.FormatInput.value(of: datum).map(format.format)
    }
  }

  /// Marks whose labels say the values of a list in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, .list(values.map(\.datum)), stroke) { datum in
      Format.FormatInput.value(of: datum).map(format.format)
    }
  }
}
