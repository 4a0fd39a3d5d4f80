import UIKit

/// Rows of columns: where there is little room only the first of them is shown, as a list.
///
/// How wide columns are that say nothing of it is not measured: they share what is left.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let rows: [Value]
  let columns: [TableColumns<Value>.Part]
  let selection: TableSelection<Value.ID>
  let sorting: TableSorting

  @MainActor
  init(
    _ rows: Rows,
    _ columns: Columns,
    _ selection: TableSelection<Value.ID> = .none,
    _ sorting: TableSorting = TableSorting()
  ) {
    self.rows = rows.rowValues
    self.columns = columns.columns.parts
    self.selection = selection
    self.sorting = sorting
  }

  /// The table.
  @MainActor
  public var body: some View {
    TableBody(rows: rows, columns: columns, selection: selection, sorting: sorting)
  }
}

/// What of a table is selected.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}

/// How the rows of a table are sorted.
struct TableSorting {
  /// The order of a column; nil where rows are not sorted by it first.
  var order: (Any) -> SortOrder? = { _ in nil }
  /// Sorts rows by a column, or the other way round.
  var sort: (Any) -> Void = { _ in }

  init() {}

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { column in
      guard var own = column as? Sort, let first = binding.wrappedValue.first else { return nil }
      own.order = first.order
      return own == first ? first.order : nil
    }
    sort = { column in
      guard var own = column as? Sort else { return }
      if let first = binding.wrappedValue.first {
        own.order = first.order
        own.order = own == first && first.order == .forward ? .reverse : .forward
      }
      let others = binding.wrappedValue.filter { other in
        var same = own
        same.order = other.order
        return same != other
      }
      binding.wrappedValue = [own] + others
    }
  }
}

private struct TableBody<Value: Identifiable>: View {
  let rows: [Value]
  let columns: [TableColumns<Value>.Part]
  let selection: TableSelection<Value.ID>
  let sorting: TableSorting
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .compact {
      list { row in columns.first?.cell(row) ?? AnyView(EmptyView()) }
    } else {
      VStack(spacing: 0) {
        HStack(spacing: 16) {
          ForEach(0..<columns.count, id: \.self) { title(columns[$0]) }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        Divider()
        list { row in
          AnyView(
            HStack(spacing: 16) {
              ForEach(0..<columns.count, id: \.self) { columns[$0].sized(columns[$0].cell(row)) }
            }
          )
        }
        .listStyle(.plain)
      }
    }
  }

  @ViewBuilder
  private func title(_ column: TableColumns<Value>.Part) -> some View {
    let title = column.title.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
    if let comparator = column.comparator {
      column.sized(
        Button {
          sorting.sort(comparator)
        } label: {
          HStack(spacing: 4) {
            title
            if let order = sorting.order(comparator) {
              Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                .font(.caption2.weight(.semibold))
                .foregroundStyle(.secondary)
            }
          }
        }
        .buttonStyle(.plain)
      )
    } else {
      column.sized(title)
    }
  }

  @ViewBuilder
  private func list(_ cell: @escaping (Value) -> AnyView) -> some View {
    switch selection {
    case .none: List(rows) { cell($0) }
    case .one(let binding): List(rows, selection: binding) { cell($0) }
    case .several(let binding): List(rows, selection: binding) { cell($0) }
    }
  }
}

extension TableColumns.Part {
  /// A view as wide as the column.
  @MainActor
  fileprivate func sized(_ view: some View) -> some View {
    view.frame(
      minWidth: width.least,
      idealWidth: width.ideal,
      maxWidth: width.most ?? .infinity,
      alignment: Alignment(horizontal: alignment, vertical: .center)
    )
  }
}

extension Table {
  /// Makes a table of the elements of a collection.
  @MainActor
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data), columns())
  }

  /// Makes a table of the elements of a collection, of which one can be selected.
  @MainActor
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data), columns(), .one(selection))
  }

  /// Makes a table of the elements of a collection, of which several can be selected.
  @MainActor
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data), columns(), .several(selection))
  }

  /// Makes a table of the elements of a collection, whose titles sort them.
  @MainActor
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(TableForEachContent(data), columns(), .none, TableSorting(sortOrder))
  }

  /// Makes a table of the elements of a collection, of which one can be selected and whose titles sort them.
  @MainActor
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(TableForEachContent(data), columns(), .one(selection), TableSorting(sortOrder))
  }

  /// Makes a table of the elements of a collection, of which several can be selected and whose titles sort them.
  @MainActor
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(TableForEachContent(data), columns(), .several(selection), TableSorting(sortOrder))
  }

  /// Makes a table of rows.
  @MainActor
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }

  /// Makes a table of rows, whose titles sort them.
  @MainActor
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .none, TableSorting(sortOrder))
  }

  /// Makes a table of rows, of which one can be selected.
  @MainActor
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection))
  }

  /// Makes a table of rows, of which one can be selected and whose titles sort them.
  @MainActor
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .one(selection), TableSorting(sortOrder))
  }

  /// Makes a table of rows, of which several can be selected.
  @MainActor
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .several(selection))
  }

  /// Makes a table of rows, of which several can be selected and whose titles sort them.
  @MainActor
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .several(selection), TableSorting(sortOrder))
  }
}
