import SwiftUI

/// Makes one content of an axis of several.
@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<T: AxisContent>(_ content: T) -> T { content }

  /// A builder without content shows nothing.
  public static func buildBlock() -> some AxisContent { AnyAxisContent(marks: []) }

  /// One content is shown as it is.
  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

  /// Several contents are shown together.
  public static func buildBlock<each T: AxisContent>(
    _ content: repeat each T
  ) -> some AxisContent {
    var marks: [AxisMarksParts] = []
    for part in repeat each content { marks += axisMarks(of: part) }
    return AnyAxisContent(marks: marks)
  }

  /// A content that is there only if a condition holds.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  /// The first of two contents.
  public static func buildEither<T: AxisContent, F: AxisContent>(
    first: T
  ) -> BuilderConditional<T, F> {
    BuilderConditional(branch: .first(first))
  }

  /// The second of two contents.
  public static func buildEither<T: AxisContent, F: AxisContent>(
    second: F
  ) -> BuilderConditional<T, F> {
    BuilderConditional(branch: .second(second))
  }

  /// A content of a newer system.
  public static func buildLimitedAvailability<T: AxisContent>(_ content: T) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

@MainActor
func axisMarks<Content: AxisContent>(of content: Content) -> [AxisMarksParts] {
  Content.marks(of: content)
}

/// A content of an axis whose type is not known.
public struct AnyAxisContent: AxisContent {
  private let kept: [AxisMarksParts]

  /// Wraps a content.
  public init<T: AxisContent>(_ content: T) { kept = T.marks(of: content) }

  init(marks: [AxisMarksParts]) { kept = marks }

  /// Its marks.
  public static func marks(of content: Self) -> [AxisMarksParts] { content.kept }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// The marks of the content, if there is one.
  @MainActor
  public static func marks(of content: Self) -> [AxisMarksParts] {
    if let content { Wrapped.marks(of: content) } else { [] }
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// The marks of the content that there is.
  @MainActor
  public static func marks(of content: Self) -> [AxisMarksParts] {
    switch content.branch {
    case .first(let first): TrueContent.marks(of: first)
    case .second(let second): FalseContent.marks(of: second)
    }
  }
}
