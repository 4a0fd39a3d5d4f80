import UIKit

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// What the rows show, in their order.
  var rowValues: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Makes the row of a value.
  public init(_ value: Value) { self.value = value }

  /// The value.
  public var rowValues: [Value] { [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  init(_ data: Data) { self.data = data }

  /// The elements.
  public var rowValues: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Content.TableRowValue

  /// What the rows of all elements show.
  public var rowValues: [Content.TableRowValue] { data.flatMap { content($0).rowValues } }
}

extension ForEach
where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Makes a row for each element.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// What the rows show, in their order.
  public let rowValues: [Value]
}

/// Makes rows of a table of those that a closure lists.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<Row: TableRowContent>(
    _ row: Row
  ) -> TupleTableRowContent<Value> where Row.TableRowValue == Value {
    TupleTableRowContent(rowValues: row.rowValues)
  }

  /// Several rows.
  public static func buildBlock(
    _ rows: TupleTableRowContent<Value>...
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(rowValues: rows.flatMap(\.rowValues))
  }

  /// Rows that are there only if a condition holds.
  public static func buildIf(
    _ rows: TupleTableRowContent<Value>?
  ) -> TupleTableRowContent<Value> { rows ?? TupleTableRowContent(rowValues: []) }

  /// The first of two.
  public static func buildEither(
    first: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> { first }

  /// The second of two.
  public static func buildEither(
    second: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> { second }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// What the rows show.
  public typealias TableRowValue = Content.TableRowValue

  /// What the rows show, in their order; the header is not shown.
  public var rowValues: [Content.TableRowValue] { content.rowValues }

  /// Makes a section of rows without a header.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Parent == EmptyView, Footer == EmptyView, Value == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  /// Makes a section of rows.
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView, Value == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section of rows with a title.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<Value> content: () -> Content
  ) where Parent == Text, Footer == EmptyView, Value == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}
