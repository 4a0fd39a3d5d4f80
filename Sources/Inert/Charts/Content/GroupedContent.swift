import SwiftUI

/// Marks whose parts are not told apart any more.
struct MarkList<Parts>: ChartContent {
  var parts = ChartMarks()

  init() {}

  init<each Content: ChartContent>(_ content: repeat each Content) {
    for part in repeat each content { parts.marks += chartMarks(of: part) }
  }

  var body: Never { fatalError("MarkList has no body.") }

  static func marks(of content: Self) -> ChartMarks { content.parts }
}

@MainActor
func chartMarks<Content: ChartContent>(of content: Content) -> [Mark] {
  Content.marks(of: content).marks
}

/// A part of a chart whose type is not known.
public struct AnyChartContent: ChartContent {
  let parts: ChartMarks

  /// Wraps a part.
  public init<Content: ChartContent>(_ content: Content) { parts = Content.marks(of: content) }

  /// There is none.
  public var body: Never { fatalError("AnyChartContent has no body.") }

  /// Its marks.
  public static func marks(of content: Self) -> ChartMarks { content.parts }
}

/// Parts of a chart that are changed as one.
public struct Plot<Content: ChartContent>: ChartContent {
  let content: Content

  /// Groups parts.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// There is none.
  public var body: Never { fatalError("Plot has no body.") }

  /// The marks of its parts.
  public static func marks(of content: Self) -> ChartMarks { Content.marks(of: content.content) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// There is none.
  @MainActor
  public var body: Never { fatalError("Optional has no body.") }

  /// The marks of the part, if there is one.
  @MainActor
  public static func marks(of content: Self) -> ChartMarks {
    if let content { Wrapped.marks(of: content) } else { ChartMarks() }
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// Groups parts of a chart.
  @MainActor @preconcurrency
  public init(@ChartContentBuilder content: () -> Content) {
    self = .grouping(content())
  }

  /// There is none.
  @MainActor
  public var body: Never { fatalError("Group has no body.") }

  /// The marks of its parts.
  @MainActor
  public static func marks(of content: Self) -> ChartMarks { Content.marks(of: content.content) }
}
