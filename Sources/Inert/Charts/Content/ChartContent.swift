import SwiftUI

/// A part of a chart, as a value that says what it draws.
///
/// A type gives a `body` of other parts; marks have none.
@MainActor @preconcurrency
public protocol ChartContent {
  /// What the part is made of.
  associatedtype Body: ChartContent
  /// What the part draws.
  @ChartContentBuilder var body: Body { get }
  /// The marks that are drawn; those that come with charts make them without a body.
  static func marks(of content: Self) -> ChartMarks
}

extension ChartContent {
  /// The marks of the body.
  public static func marks(of content: Self) -> ChartMarks { Body.marks(of: content.body) }
}

extension ChartContent where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ChartContent {}

/// Marks in the order in which they are drawn.
public struct ChartMarks {
  var marks: [Mark] = []
}

/// A part of a chart that draws one mark.
protocol MarkContent: ChartContent where Body == Never {
  var mark: Mark { get }
}

extension MarkContent {
  /// The mark.
  public static func marks(of content: Self) -> ChartMarks { ChartMarks(marks: [content.mark]) }
}
