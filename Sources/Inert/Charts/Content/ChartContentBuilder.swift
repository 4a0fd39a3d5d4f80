import SwiftUI

/// Makes one part of a chart of several that are written one after another.
@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// A builder without a part draws nothing.
  public static func buildBlock() -> some ChartContent { MarkList<Never>() }

  /// One part is drawn as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several parts are drawn one after another.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    MarkList<(repeat each Content)>(repeat each content)
  }

  /// A part that is there only if a condition holds.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first of two parts.
  public static func buildEither<T: ChartContent, F: ChartContent>(
    first: T
  ) -> BuilderConditional<T, F> {
    BuilderConditional(branch: .first(first))
  }

  /// The second of two parts.
  public static func buildEither<T: ChartContent, F: ChartContent>(
    second: F
  ) -> BuilderConditional<T, F> {
    BuilderConditional(branch: .second(second))
  }

  /// A part of a newer system.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}
