import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads cells, headers and footers.
@MainActor
enum NibCellReader {
  // MARK: Tables

  /// The raw value of a cell's style; nil where it is the default one.
  static func style(_ element: InterfaceElement) -> Int? {
    let style: UITableViewCell.CellStyle? =
      switch element.attributes["style"] {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: nil
      }
    return style?.rawValue
  }

  static func identifier(_ element: InterfaceElement) -> String? {
    element.attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  static func readRow(_ cell: UITableViewCell, _ values: NibValues) {
    if let type = values.choice("accessoryType", accessories) { cell.accessoryType = type }
    if let type = values.choice("editingAccessoryType", accessories) {
      cell.editingAccessoryType = type
    }
    if let style = values.choice("selectionStyle", selections) { cell.selectionStyle = style }
    if let level = values.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = values.number("indentationWidth") { cell.indentationWidth = width }
    if let inset = values.insets("separatorInset") { cell.separatorInset = inset }
    if let flag = values.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = flag }
    if let flag = values.flag("showsReorderControl") { cell.showsReorderControl = flag }
    if let view = view("backgroundView", values) { cell.backgroundView = view }
    if let view = view("selectedBackgroundView", values) { cell.selectedBackgroundView = view }
    let making = values.making
    // The labels of a style are the cell's own.
    if values.text("style")?.hasPrefix("IBUITableViewCellStyle") == true {
      if let id = values.text("textLabel") { making.preset(cell.textLabel, as: id) }
      if let id = values.text("detailTextLabel") { making.preset(cell.detailTextLabel, as: id) }
      if let id = values.text("imageView") { making.preset(cell.imageView, as: id) }
    }
    if let content = values.child("contentView") { making.fill(cell.contentView, from: content) }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  private static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  static func readHeader(_ view: UITableViewHeaderFooterView, _ values: NibValues) {
    if let content = values.child("contentView") {
      values.making.fill(view.contentView, from: content)
    }
  }

  // MARK: Collections

  static func readReusable(_ view: UICollectionReusableView, _ values: NibValues) {
    view.storedReuseIdentifier = values.text("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
  }

  static func readItem(_ cell: UICollectionViewCell, _ values: NibValues) {
    if let view = view("backgroundView", values) { cell.backgroundView = view }
    if let view = view("selectedBackgroundView", values) { cell.selectedBackgroundView = view }
    if let content = values.child("contentView") {
      values.making.fill(cell.contentView, from: content)
    }
  }

  private static func view(_ key: String, _ values: NibValues) -> UIView? {
    values.child(key).flatMap { values.making.make($0) as? UIView }
  }
}
