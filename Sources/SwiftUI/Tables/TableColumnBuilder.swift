import UIKit

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort

  /// The columns, in their order.
  public let columns: TableColumns<RowValue>

  /// There is none.
  public var tableColumnBody: Never { fatalError("Columns are made of nothing else.") }
}

/// Makes columns of a table of those that a closure lists.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column by which rows are sorted.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    TupleTableColumnContent(columns: column.columns)
  }

  /// A column by which rows are not sorted.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    TupleTableColumnContent(columns: column.columns)
  }

  /// Several columns.
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue, Sort>...
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(columns: TableColumns(parts: columns.flatMap(\.columns.parts)))
  }

  /// Columns that are there only if a condition holds.
  public static func buildIf(
    _ column: TupleTableColumnContent<RowValue, Sort>?
  ) -> TupleTableColumnContent<RowValue, Sort> {
    column ?? TupleTableColumnContent(columns: TableColumns(parts: []))
  }

  /// The first of two.
  public static func buildEither(
    first: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { first }

  /// The second of two.
  public static func buildEither(
    second: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { second }

  /// Columns of a newer system.
  public static func buildLimitedAvailability(
    _ column: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { column }
}
