import UIKit
import ViewGraph
import ViewLayout

/// Views in rows and columns: a column is as wide as its widest view.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    GridNode(view, in: place, element: GridElement()) { $0.content }
  }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content, GridElement> {
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(.vertical)
  }

  override func elementDidChange(_ change: NodeChange<Grid<Content>>?) {
    element.alignment = view.alignment
    element.horizontal = view.horizontalSpacing ?? 8
    element.vertical = view.verticalSpacing ?? 8
    element.sizeDidChange()
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node of one element, which grids take apart.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    GridRowNode(view, in: place, element: GridRowElement(axis: .horizontal)) { $0.content }
  }
}

private final class GridRowNode<Content: View>: ContainerNode<
  GridRow<Content>, Content, GridRowElement
>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(.horizontal)
  }

  override func elementDidChange(_ change: NodeChange<GridRow<Content>>?) {
    element.rowAlignment = view.alignment
    element.sizeDidChange()
  }
}

/// A row; outside of a grid its views are side by side.
final class GridRowElement: StackElement {
  var rowAlignment: VerticalAlignment?
}

/// How many columns a view takes.
enum GridSpanTrait: ElementTrait {
  static var defaultValue: Int { 1 }
}

/// How the views of a column are aligned.
enum GridColumnTrait: ElementTrait {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// How a view is aligned in its cell.
enum GridAnchorTrait: ElementTrait {
  static var defaultValue: UnitPoint? { nil }
}

/// In which directions a view does not make its cell larger.
enum GridUnsizedTrait: ElementTrait {
  static var defaultValue: Axis.Set { [] }
}

extension View {
  /// Sets how many columns the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridSpanTrait>(value: max(count, 1)))
  }

  /// Sets how the views of the column are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnTrait>(value: guide))
  }

  /// Sets how the view is aligned in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// Keeps the view from making its cell larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridUnsizedTrait>(value: axes))
  }
}

/// Places rows of elements in columns.
private final class GridElement: ContainerElement {
  var alignment: Alignment = .center
  var horizontal: CGFloat = 8
  var vertical: CGFloat = 8

  private struct Cell {
    let element: LayoutElement
    let column: Int
    let span: Int
  }

  private struct Line {
    let cells: [Cell]
    let alignment: VerticalAlignment?
    /// A view that is no row goes over all columns.
    let isWhole: Bool
  }

  private struct Arrangement {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var lines: [Line]

    func size(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGSize {
      CGSize(
        width: widths.reduce(0, +) + horizontal * CGFloat(max(widths.count - 1, 0)),
        height: heights.reduce(0, +) + vertical * CGFloat(max(heights.count - 1, 0))
      )
    }
  }

  private var lines: [Line] {
    children.map { child in
      guard let row = Self.row(child) else {
        return Line(
          cells: [Cell(element: child, column: 0, span: .max)],
          alignment: nil,
          isWhole: true
        )
      }
      var column = 0
      let cells = row.children.map { element in
        let span = element.trait(GridSpanTrait.self)
        defer { column += span }
        return Cell(element: element, column: column, span: span)
      }
      return Line(cells: cells, alignment: row.rowAlignment, isWhole: false)
    }
  }

  private static func row(_ element: LayoutElement) -> GridRowElement? {
    element as? GridRowElement ?? element.wrapped.flatMap(row)
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    let lines = lines
    let count =
      lines.flatMap(\.cells).filter { $0.span != .max }.map { $0.column + $0.span }.max() ?? 1
    var widths = [CGFloat](repeating: 0, count: count)
    var flexible = [Bool](repeating: false, count: count)
    // A column is as wide as its views are by themselves; those that take more share what is left.
    for cell in lines.flatMap(\.cells) where cell.span == 1 {
      if cell.element.trait(GridUnsizedTrait.self).contains(.horizontal) { continue }
      let own = cell.element.size(ProposedViewSize(width: nil, height: nil)).width
      if proposal.width != nil, cell.element.size(.infinity).width == .infinity {
        flexible[cell.column] = true
      } else {
        widths[cell.column] = max(widths[cell.column], own)
      }
    }
    if let width = proposal.width, width.isFinite {
      let gaps = horizontal * CGFloat(count - 1)
      let open = flexible.indices.filter { flexible[$0] }
      if !open.isEmpty {
        let taken = flexible.indices.filter { !flexible[$0] }.reduce(0) { $0 + widths[$1] }
        let share = max(width - gaps - taken, 0) / CGFloat(open.count)
        for column in open { widths[column] = max(widths[column], share) }
      }
      // Columns that are too wide are offered less, the widest first.
      let sum = widths.reduce(0, +)
      if sum > width - gaps {
        var order = widths.indices.sorted { widths[$0] < widths[$1] }
        var remaining = max(width - gaps, 0)
        while !order.isEmpty {
          let column = order.removeFirst()
          let share = remaining / CGFloat(order.count + 1)
          var fitted: CGFloat = 0
          for cell in lines.flatMap(\.cells) where cell.span == 1 && cell.column == column {
            let offered = ProposedViewSize(width: min(widths[column], share), height: nil)
            fitted = max(fitted, cell.element.size(offered).width)
          }
          widths[column] = fitted
          remaining -= fitted
          remaining = max(remaining, 0)
        }
      }
    }
    // What goes over several columns makes the last of them wider, where it has to.
    for cell in lines.flatMap(\.cells) where cell.span > 1 && cell.span != .max {
      let columns = cell.column..<min(cell.column + cell.span, count)
      let room =
        columns.reduce(0) { $0 + widths[$1] } + horizontal * CGFloat(columns.count - 1)
      let own = cell.element.size(ProposedViewSize(width: nil, height: nil)).width
      if own > room, proposal.width == nil, let last = columns.last { widths[last] += own - room }
    }
    var whole = widths.reduce(0, +) + horizontal * CGFloat(max(count - 1, 0))
    // What is no row takes what it is offered of the whole width, which all columns share.
    let wanted = lines.lazy.filter(\.isWhole).flatMap(\.cells).reduce(whole) { wanted, cell in
      if cell.element.trait(GridUnsizedTrait.self).contains(.horizontal) { return wanted }
      let offered = ProposedViewSize(width: proposal.width, height: nil)
      return max(wanted, cell.element.size(offered).width)
    }
    if wanted > whole {
      for column in widths.indices { widths[column] += (wanted - whole) / CGFloat(count) }
      whole = wanted
    }
    let heights = lines.map { line in
      line.cells.reduce(CGFloat(0)) { height, cell in
        if cell.element.trait(GridUnsizedTrait.self).contains(.vertical) { return height }
        let width = self.width(of: cell, widths, whole)
        return max(
          height,
          cell.element.size(ProposedViewSize(width: width, height: nil)).height
        )
      }
    }
    return Arrangement(widths: widths, heights: heights, lines: lines)
  }

  private func width(of cell: Cell, _ widths: [CGFloat], _ whole: CGFloat) -> CGFloat {
    if cell.span == .max { return whole }
    let columns = cell.column..<min(cell.column + cell.span, widths.count)
    return columns.reduce(0) { $0 + widths[$1] } + horizontal * CGFloat(max(columns.count - 1, 0))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement(proposal).size(horizontal, vertical)
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let arrangement = arrangement(proposal)
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in arrangement.lines.flatMap(\.cells) where alignments[cell.column] == nil {
      alignments[cell.column] = cell.element.trait(GridColumnTrait.self)
    }
    var y = rect.minY
    for (line, height) in zip(arrangement.lines, arrangement.heights) {
      for cell in line.cells {
        let width = width(of: cell, arrangement.widths, rect.width)
        let x =
          rect.minX
          + (0..<min(cell.column, arrangement.widths.count)).reduce(0) {
            $0 + arrangement.widths[$1] + horizontal
          }
        let offered = ProposedViewSize(width: width, height: height)
        let size = cell.element.size(offered)
        let anchor = cell.element.trait(GridAnchorTrait.self)
        let across =
          anchor?.x ?? (alignments[cell.column] ?? alignment.horizontal).fraction
        let down = anchor?.y ?? (line.alignment ?? alignment.vertical).fraction
        cell.element.place(
          CGRect(
            x: x + (width - size.width) * across,
            y: y + (height - size.height) * down,
            width: size.width,
            height: size.height
          ),
          offered,
          placing
        )
      }
      y += height + vertical
    }
  }
}
