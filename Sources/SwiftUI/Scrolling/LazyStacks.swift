import UIKit
import ViewGraph
import ViewLayout

/// Views one below the other, made as they become visible in a scroll view.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Places views one below the other.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    LazyNode(view, in: place, element: LazyElement(axis: .vertical)) { view, element in
      element.configure(
        LazyArrangement(
          tracks: [.flexible(minimum: 0, maximum: .infinity)],
          spacing: view.spacing ?? 8,
          alignment: Alignment(horizontal: view.alignment, vertical: .center),
          pins: view.pinnedViews
        )
      )
      return view.content
    }
  }
}

/// Views side by side, made as they become visible in a scroll view.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Places views side by side.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    LazyNode(view, in: place, element: LazyElement(axis: .horizontal)) { view, element in
      element.configure(
        LazyArrangement(
          tracks: [.flexible(minimum: 0, maximum: .infinity)],
          spacing: view.spacing ?? 8,
          alignment: Alignment(horizontal: .center, vertical: view.alignment),
          pins: view.pinnedViews
        )
      )
      return view.content
    }
  }
}

/// What stays visible of sections while they are scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column or row of a grid.
public struct GridItem: Sendable {
  /// How long it is, in points.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// Within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The distance to the next, in points; nil is 8.
  public var spacing: CGFloat?
  /// How views are aligned in it.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: TrackSize {
    switch size {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}

/// Views in columns, made row by row as they become visible in a scroll view.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Places views in columns, which are aligned in the width that the grid is given.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    LazyNode(view, in: place, element: LazyElement(axis: .vertical)) { view, element in
      element.configure(
        LazyArrangement(
          items: view.columns,
          alignment: Alignment(horizontal: view.alignment, vertical: .center),
          spacing: view.spacing,
          pins: view.pinnedViews
        )
      )
      return view.content
    }
  }
}

/// Views in rows, made column by column as they become visible in a scroll view.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Places views in rows, which are aligned in the height that the grid is given.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    LazyNode(view, in: place, element: LazyElement(axis: .horizontal)) { view, element in
      element.configure(
        LazyArrangement(
          items: view.rows,
          alignment: Alignment(horizontal: .center, vertical: view.alignment),
          spacing: view.spacing,
          pins: view.pinnedViews
        )
      )
      return view.content
    }
  }
}
