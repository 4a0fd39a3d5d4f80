import CoreGraphics
import Foundation
import QuartzCore

/// The views of a screen as values, which are kept, compared and told.
///
/// Docs/SnapshotTesting.md describes the file that tests keep of it.
package struct ViewTree: Codable, Equatable, Sendable {
  /// One view, or a layer that belongs to none.
  package struct Row: Codable, Equatable, Sendable {
    /// How many views are around it.
    package var depth: Int
    /// The class without its module.
    package var type: String
    /// The property by which a class of the app knows it.
    package var property: String?
    /// The class that has the property, or the cell or controller around it.
    package var owner: String?
    /// The section and the item of the cell that it is or that is around it.
    package var item: [Int]?
    /// What is compared, by the name of the property; what has its default is not there.
    package var values: [String: String]
    /// Where it is in the root, in points.
    package var place: [Double]

    /// Where it is in the root, in points.
    package var rect: CGRect {
      guard place.count == 4 else { return .null }
      return CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
    }
  }

  /// Parents come before what is in them.
  package var rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// Reads a view and all that is in it.
  @MainActor
  package init(of root: UIView) {
    let names = PropertyNames(in: root)
    var rows: [Row] = []
    Self.collect(root, root, 0, Surroundings(), names, &rows)
    self.rows = rows
  }

  /// What is around a view.
  private struct Surroundings {
    var owner: String?
    var item: [Int]?
  }

  @MainActor
  private static func collect(
    _ view: UIView,
    _ root: UIView,
    _ depth: Int,
    _ surroundings: Surroundings,
    _ names: PropertyNames,
    _ rows: inout [Row]
  ) {
    var inside = surroundings
    let name = "\(type(of: view))"
    let path = item(of: view)
    if let controller = view.next as? UIViewController { inside.owner = "\(type(of: controller))" }
    let known = names.name(of: view)
    if let path { inside = Surroundings(owner: name, item: path) }
    let rect = view.convert(view.bounds, to: root)
    rows.append(
      Row(
        depth: depth,
        type: name,
        property: known?.name,
        owner: known?.owner ?? (path == nil ? inside.owner : nil),
        item: inside.item,
        values: ViewValues.values(of: view),
        place: [rect.minX, rect.minY, rect.width, rect.height].map(ViewValues.rounded)
      )
    )
    for layer in view.layer.sublayers ?? [] where !(layer.delegate is UIView) {
      let rect = layer.convert(layer.bounds, to: root.layer)
      rows.append(
        Row(
          depth: depth + 1,
          type: "\(type(of: layer))",
          owner: inside.owner,
          item: inside.item,
          values: ViewValues.values(of: layer),
          place: [rect.minX, rect.minY, rect.width, rect.height].map(ViewValues.rounded)
        )
      )
    }
    for child in view.subviews { collect(child, root, depth + 1, inside, names, &rows) }
  }

  /// The place of a cell in its list.
  @MainActor
  private static func item(of view: UIView) -> [Int]? {
    if let cell = view as? UICollectionViewCell, let list = cell.hostView {
      return list.indexPath(for: cell).map { [$0.section, $0.item] }
    }
    if let cell = view as? UITableViewCell {
      let list =
        sequence(first: view.superview, next: { $0?.superview })
        .first { $0 is UITableView } as? UITableView
      return list?.indexPath(for: cell).map { [$0.section, $0.row] }
    }
    return nil
  }
}

extension ViewTree.Row {
  /// How the view is told: "`titleLabel` in `ProfileCell` (0, 3)".
  package var title: String {
    let number = item.map { "(\($0.map(String.init).joined(separator: ", ")))" }
    guard let property else {
      var words = "`\(type)`"
      if let text = values["text"] { words += " \(text)" }
      if let identifier = values["accessibilityIdentifier"] { words += " #\(identifier)" }
      let around = owner.map { " in `\($0)`" } ?? ""
      return words + around + (number.map { " \($0)" } ?? "")
    }
    return "`\(property)` in `\(owner ?? type)`" + (number.map { " \($0)" } ?? "")
  }
}

/// The properties by which classes of an app know the views in a tree, all read at once.
@MainActor
private struct PropertyNames {
  private var names: [ObjectIdentifier: (owner: String, name: String)] = [:]
  /// Classes of the frameworks have no properties to tell of.
  private var foreign: [ObjectIdentifier: Bool] = [:]

  init(in root: UIView) {
    var around = root.next
    var owners: [AnyObject] = []
    while let responder = around {
      owners.append(responder)
      around = responder.next
    }
    // The nearest owner is read last and counts.
    for owner in owners.reversed() { read(owner) }
    visit(root)
  }

  func name(of view: UIView) -> (owner: String, name: String)? { names[ObjectIdentifier(view)] }

  private mutating func visit(_ view: UIView) {
    if let controller = view.next as? UIViewController { read(controller) }
    read(view)
    for child in view.subviews { visit(child) }
  }

  private mutating func read(_ owner: AnyObject) {
    guard isOfApp(type(of: owner)) else { return }
    for mirror in sequence(first: Mirror(reflecting: owner), next: \.superclassMirror) {
      guard let type = mirror.subjectType as? AnyClass, isOfApp(type) else { return }
      for child in mirror.children {
        guard let label = child.label else { continue }
        note(child.value, label, owner: "\(mirror.subjectType)")
      }
    }
  }

  private mutating func note(_ value: Any, _ label: String, owner: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inner = mirror.children.first { note(inner.value, label, owner: owner) }
      return
    }
    let lazy = "$__lazy_storage_$_"
    let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    if let view = value as? UIView {
      names[ObjectIdentifier(view)] = (owner, name)
    } else if mirror.displayStyle == .collection, let views = value as? [UIView] {
      for (index, view) in views.enumerated() {
        names[ObjectIdentifier(view)] = (owner, "\(name)[\(index)]")
      }
    }
  }

  private mutating func isOfApp(_ type: AnyClass) -> Bool {
    if let known = foreign[ObjectIdentifier(type)] { return !known }
    let module = String(reflecting: type).prefix { $0 != "." }
    let isForeign = ["UIKit", "QuartzCore", "Foundation"].contains(module)
    foreign[ObjectIdentifier(type)] = isForeign
    return !isForeign
  }
}
