import UIKit
import ViewLayout

/// The size of a view and its guides, in its own coordinates and in points.
@MainActor @preconcurrency
public struct ViewDimensions: Equatable {
  let element: LayoutElement?
  let size: CGSize
  let proposal: ProposedViewSize

  /// The width.
  public nonisolated var width: CGFloat { size.width }
  /// The height.
  public nonisolated var height: CGFloat { size.height }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.standardValue(self)
  }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.standardValue(self)
  }

  /// Where a guide is that the view sets; nil where it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    element?.explicitGuide(guide.key, self)
  }

  /// Where a guide is that the view sets; nil where it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    element?.explicitGuide(guide.key, self)
  }

  /// Whether sizes are the same.
  public nonisolated static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.size == other.size
  }
}

/// A guide of views that others are aligned by.
@preconcurrency
public protocol AlignmentID {
  /// Where the guide is in a view that does not set it.
  @MainActor static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide, whichever direction it is for.
struct GuideKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type

  static func == (one: GuideKey, other: GuideKey) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  @MainActor func standardValue(_ dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions)
  }
}

/// A guide that views are aligned by from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: GuideKey

  /// Makes a guide of a type.
  public init(_ id: any AlignmentID.Type) { key = GuideKey(id: id) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(StandardGuides.Start.self)
  /// The middle.
  public static let center = HorizontalAlignment(StandardGuides.MiddleX.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(StandardGuides.End.self)
}

/// A guide that views are aligned by from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  let key: GuideKey

  /// Makes a guide of a type.
  public init(_ id: any AlignmentID.Type) { key = GuideKey(id: id) }

  /// The top.
  public static let top = VerticalAlignment(StandardGuides.Top.self)
  /// The middle.
  public static let center = VerticalAlignment(StandardGuides.MiddleY.self)
  /// The bottom.
  public static let bottom = VerticalAlignment(StandardGuides.Bottom.self)
  /// The baseline of the first line of text; the bottom where there is none.
  public static let firstTextBaseline = VerticalAlignment(StandardGuides.FirstBaseline.self)
  /// The baseline of the last line of text; the bottom where there is none.
  public static let lastTextBaseline = VerticalAlignment(StandardGuides.LastBaseline.self)
}

/// The guides that every view has.
enum StandardGuides {
  enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum MiddleX: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum MiddleY: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension HorizontalAlignment {
  /// Where in a rectangle the guide is, from 0 to 1; the middle where that is not known.
  var fraction: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// Where in a rectangle the guide is, from 0 to 1; the middle where that is not known.
  var fraction: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

/// How views are aligned in both directions.
public struct Alignment: Equatable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner of the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner of the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner of the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner of the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// By the first baselines.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// By the last baselines.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// By the leading edges and the first baselines.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// By the trailing edges and the first baselines.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
}

/// How the lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}
