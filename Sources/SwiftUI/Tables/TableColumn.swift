import UIKit

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// What rows are sorted by.
  associatedtype TableColumnSortComparator
  /// What the columns are made of.
  associatedtype TableColumnBody: TableColumnContent
  /// What the columns are made of.
  var tableColumnBody: TableColumnBody { get }
  /// The columns, in their order.
  var columns: TableColumns<TableRowValue> { get }
}

extension Never: TableColumnContent {
  /// Nothing.
  public typealias TableRowValue = Never
  /// Nothing.
  public typealias TableColumnSortComparator = Never
  /// There is none.
  public var tableColumnBody: Never { fatalError("There is no column.") }
  /// None.
  public var columns: TableColumns<Never> { TableColumns(parts: []) }
}

/// Columns in their order.
public struct TableColumns<RowValue: Identifiable> {
  struct Part {
    let title: AnyView
    let cell: @MainActor (RowValue) -> AnyView
    /// What rows are sorted by where the title is tapped; nil where they are not.
    var comparator: Any?
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
  }

  var parts: [Part]
}

/// How wide a column is, in points.
struct TableColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// A column of a table.
public struct TableColumn<
  RowValue: Identifiable,
  Sort,
  Content: View,
  Label: View
>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort

  var part: TableColumns<RowValue>.Part

  /// There is none.
  public var tableColumnBody: Never { fatalError("A column is made of nothing else.") }

  /// The column.
  public var columns: TableColumns<RowValue> { TableColumns(parts: [part]) }

  init(
    _ title: Text,
    _ comparator: Any?,
    _ content: @escaping (RowValue) -> Content
  ) {
    part = TableColumns.Part(
      title: AnyView(title),
      cell: { AnyView(content($0)) },
      comparator: comparator
    )
  }

  /// Sets how wide the column is, in points; nil leaves that to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets how wide the column is at least and at most, in points.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    var copy = self
    copy.part.width = TableColumnWidth(least: min, ideal: ideal, most: max)
    return copy
  }

  /// Sets where the cells are in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.part.alignment = alignment.horizontal
    return copy
  }
}

/// Where cells are in a column.
public struct TableColumnAlignment: Hashable, Sendable {
  let place: Int

  /// As the system likes: at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(place: 0) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(place: 0) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(place: 1) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(place: 2) }
  /// As numbers are: at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(place: 2) }

  var horizontal: HorizontalAlignment {
    switch place {
    case 1: .center
    case 2: .trailing
    default: .leading
    }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), nil, content) }

  /// Makes a column.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content) }

  /// Makes a column.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Makes a column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that rows are sorted by.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content) }

  /// Makes a column that rows are sorted by.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: Comparable>(
    _ title: Characters,
    value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Makes a column of texts that rows are sorted by.
  public init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable
  ) { self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) } }

  /// Makes a column of texts that rows are sorted by.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    value: any KeyPath<RowValue, String> & Sendable
  ) { self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) } }
}
