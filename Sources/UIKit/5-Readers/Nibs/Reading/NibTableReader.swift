import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads table views, their prototypes and static contents.
@MainActor
enum NibTableReader {
  /// The raw value of a table's style; nil where it is a plain one.
  static func style(_ element: InterfaceElement) -> Int? {
    let style: UITableView.Style? =
      switch element.attributes["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: nil
      }
    return style?.rawValue
  }

  static func read(_ table: UITableView, _ values: NibValues) {
    readHeights(table, values)
    readSelection(table, values)
    readLooks(table, values)
    readViews(table, values)
    readPrototypes(table, values)
    // Interface Builder leaves an empty list behind where rows were static once.
    if let sections = values.element.first("sections"), !sections.children.isEmpty {
      table.staticContents = staticContents(sections, values.making)
    }
  }

  /// The rows that stand in the file, made.
  private static func staticContents(
    _ element: InterfaceElement,
    _ making: NibMaking
  ) -> StaticTableContents {
    let sections = element.children.filter { $0.name == "tableViewSection" }
    return StaticTableContents(
      sections: sections.map { section in
        let values = NibValues(section, making)
        let made = section.list("cells").compactMap { cell in
          (making.make(cell) as? UITableViewCell).map { ($0, height(of: cell)) }
        }
        return StaticTableContents.Section(
          header: values.string("headerTitle"),
          footer: values.string("footerTitle"),
          cells: made.map(\.0),
          heights: made.map(\.1)
        )
      }
    )
  }

  private static func height(of cell: InterfaceElement) -> CGFloat? {
    guard let height = cell.number("rowHeight"), height > 0 else { return nil }
    return CGFloat(height)
  }

  // MARK: Attributes

  private static func readHeights(_ table: UITableView, _ values: NibValues) {
    func set(
      _ name: String,
      _ defaults: [CGFloat],
      _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
    ) {
      guard let height = values.number(name) else { return }
      // What the design tool writes where nobody chose is what the table does by itself.
      table[keyPath: path] =
        height < 0 || defaults.contains(height) ? UITableView.automaticDimension : height
    }
    let isPlain = table.style == .plain
    set("rowHeight", [], \.rowHeight)
    set("estimatedRowHeight", [], \.estimatedRowHeight)
    set("sectionHeaderHeight", isPlain ? [22, 28] : [10, 18], \.sectionHeaderHeight)
    set("sectionFooterHeight", isPlain ? [22, 28] : [10, 18], \.sectionFooterHeight)
    set("estimatedSectionHeaderHeight", [], \.estimatedSectionHeaderHeight)
    set("estimatedSectionFooterHeight", [], \.estimatedSectionFooterHeight)
  }

  private static func readSelection(_ table: UITableView, _ values: NibValues) {
    if let flag = values.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = values.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = values.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = flag
    }
    if let flag = values.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
    if let flag = values.flag("prefetchDataSource") { table.isPrefetchingEnabled = flag }
  }

  private static func readLooks(_ table: UITableView, _ values: NibValues) {
    if values.text("separatorStyle") == "none" { table.separatorStyle = .none }
    if let inset = values.insets("separatorInset") { table.separatorInset = inset }
    if values.text("separatorInsetReference") == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    values.color("separatorColor") { table.separatorColor = $0 }
    values.color("sectionIndexColor") { table.sectionIndexColor = $0 }
    values.color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = $0 }
    values.color("sectionIndexTrackingBackgroundColor") {
      table.sectionIndexTrackingBackgroundColor = $0
    }
    if let count = values.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = count
    }
    if let flag = values.flag("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = flag
    }
  }

  private static func readViews(_ table: UITableView, _ values: NibValues) {
    func view(_ key: String) -> UIView? {
      values.child(key).flatMap { values.making.make($0) as? UIView }
    }
    if let header = view("tableHeaderView") { table.tableHeaderView = header }
    if let footer = view("tableFooterView") { table.tableFooterView = footer }
    if let background = view("backgroundView") { table.backgroundView = background }
  }

  private static func readPrototypes(_ table: UITableView, _ values: NibValues) {
    for prototype in values.element.list("prototypes") {
      guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
        reportNoIdentifier(prototype, values.making)
        continue
      }
      let source = NibPrototype(prototype, values.making)
      table.cellPool.register(.maker { source.make() as? UITableViewCell }, for: identifier)
    }
  }

  static func reportNoIdentifier(_ element: InterfaceElement, _ making: NibMaking) {
    making.report(
      .nibReuseID,
      element,
      applePhrase: "Prototype table cells must have reuse identifiers"
    )
  }
}

/// A cell or another reusable view that is made from a part of a file, over and over.
@MainActor
final class NibPrototype {
  private let element: InterfaceElement
  private let making: NibMaking

  init(_ element: InterfaceElement, _ making: NibMaking) {
    self.element = element
    self.making = making
  }

  /// A new view, connected and told of it.
  func make() -> AnyObject? {
    let making = making.further()
    let object = making.make(element)
    making.complete()
    return object
  }
}
