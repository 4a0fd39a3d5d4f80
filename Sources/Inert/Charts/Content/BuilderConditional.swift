import SwiftUI

/// One of two parts of a chart or of an axis, by a condition.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// There is none.
  @MainActor
  public var body: Never { fatalError("BuilderConditional has no body.") }

  /// The marks of the part that there is.
  @MainActor
  public static func marks(of content: Self) -> ChartMarks {
    switch content.branch {
    case .first(let first): TrueContent.marks(of: first)
    case .second(let second): FalseContent.marks(of: second)
    }
  }
}
