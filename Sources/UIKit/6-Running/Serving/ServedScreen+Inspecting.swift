import CoreGraphics
import Foundation
import ScreenProtocol

extension ServedScreen {
  /// Every view for who draws the tree beside the screen; or all that is known of one.
  func inspect(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let number = try parameters.whole("view") else {
      let screen = UIScreen.main.bounds
      let rows = ViewLook(views).rows.filter { $0.frame.intersects(screen) }
      return ServedAnswer(
        "\(rows.count) views in sight.",
        [
          "views": .array(rows.map(fields)), "time": .number(frames.next), "device": device,
        ]
      )
    }
    guard let view = views.view(number) else {
      throw .element("There is no view \(number) any more. Ask for all again.")
    }
    let values = ViewLook.values(of: view).map { name, value -> ServedValue in
      [.string(name), .string(value)]
    }
    return ServedAnswer(
      explanation(of: view),
      ["name": .string(ViewLook.name(of: view)), "values": .array(values)]
    )
  }

  /// What the device is like now.
  private var device: ServedValue {
    let device = UIScreen.main.device
    return [
      "style": device.traits.userInterfaceStyle == .dark ? "dark" : "light",
      "textSize": .string(device.textSize.optionName),
      "rightToLeft": .bool(device.isRightToLeft),
      "size": [.number(Double(device.width)), .number(Double(device.height))],
    ]
  }

  private func fields(of row: ViewLook.Row) -> ServedValue {
    var fields: [String: ServedValue] = [
      "view": .number(Double(row.number)), "depth": .number(Double(row.depth)),
      "name": .string(row.name), "frame": Self.numbers(row.frame),
    ]
    if let parent = row.parent { fields["parent"] = .number(Double(parent)) }
    let view = views.view(row.number)
    if let cell = view as? UICollectionReusableView { fields.merge(Self.place(of: cell)) { $1 } }
    if let cell = view as? UITableViewCell, let path = cell.table?.indexPath(for: cell) {
      fields["item"] = .array(path.map { .number(Double($0)) })
      if let identifier = cell.reuseIdentifier { fields["reuse"] = .string(identifier) }
    }
    if let list = view as? UIScrollView, let layout = layout(of: list) {
      fields["layout"] = .array(layout)
    }
    return .object(fields)
  }

  /// Which item a cell shows.
  private static func place(of cell: UICollectionReusableView) -> [String: ServedValue] {
    guard let attributes = cell.appliedAttributes else { return [:] }
    let path = attributes.indexPath
    var fields: [String: ServedValue] = ["item": .array(path.map { .number(Double($0)) })]
    if let identifier = cell.reuseIdentifier { fields["reuse"] = .string(identifier) }
    if let kind = attributes.representedElementKind { fields["kind"] = .string(kind) }
    return fields
  }

  /// Where a view is and why.
  func explanation(of view: UIView) -> String {
    var parts = ["\(Swift.type(of: view)), frame \(ServedElement.words(view.frame))"]
    if let why = Self.placeWords(of: view) { parts.append(why) }
    if let why = sizeWords(of: view) { parts.append(why) }
    parts.append("\(view.explainLayout())")
    if let cell = Self.cell(around: view), let place = cell.layoutPlace {
      parts.append("It is in item \(place), a \(Swift.type(of: cell)).")
      if let why = sizeWords(of: cell) { parts.append(why) }
    }
    return parts.joined(separator: "\n")
  }

  /// How a layout places an element of a list; nil for other views.
  private static func placeWords(of view: UIView) -> String? {
    if let cell = view as? UITableViewCell, let table = cell.table,
      let path = table.indexPath(for: cell)
    {
      let (row, section) = (table.rectForRow(at: path), table.rect(forSection: path.section))
      let number = ServedElement.number
      return "Row \(path.section), \(path.row) in its table:\ny = \(number(row.minY)) = "
        + "\(number(section.minY)) (section) + \(number(row.minY - section.minY))"
        + " (header and rows before)"
    }
    guard let element = view as? UICollectionReusableView, let list = element.hostView,
      let attributes = element.appliedAttributes
    else { return nil }
    let path = attributes.indexPath
    if let kind = attributes.representedElementKind {
      guard attributes.category == .supplementaryView,
        let why = list.explainLayout(ofSupplementaryKind: kind, at: path)
      else { return nil }
      let numbers = path.map(String.init).joined(separator: ", ")
      return "\(kind) \(numbers) in its layout:\n\(why)"
    }
    guard let cell = element as? UICollectionViewCell, let path = list.indexPath(for: cell),
      let why = list.explainLayout(at: path)
    else { return nil }
    return "Item \(path.section), \(path.item) in its layout:\n\(why)"
  }

  /// The cell that a view is in; nil for a cell itself.
  private static func cell(around view: UIView) -> UIView? {
    if view is UICollectionReusableView || view is UITableViewCell { return nil }
    return sequence(first: view, next: \.superview)
      .first { $0 is UICollectionViewCell || $0 is UITableViewCell }
  }
}
