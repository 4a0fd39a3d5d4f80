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
        ["views": .array(rows.map(fields)), "time": .number(frames.next)]
      )
    }
    guard let view = views.view(number) else {
      throw .element("There is no view \(number) any more. Ask for all again.")
    }
    let values = ViewLook.values(of: view).map { name, value -> ServedValue in
      [.string(name), .string(value)]
    }
    return ServedAnswer(
      Self.explanation(of: view),
      ["name": .string(ViewLook.name(of: view)), "values": .array(values)]
    )
  }

  private func fields(of row: ViewLook.Row) -> ServedValue {
    var fields: [String: ServedValue] = [
      "view": .number(Double(row.number)), "depth": .number(Double(row.depth)),
      "name": .string(row.name), "frame": Self.numbers(row.frame),
    ]
    if let parent = row.parent { fields["parent"] = .number(Double(parent)) }
    let view = views.view(row.number)
    if let cell = view as? UICollectionReusableView { fields.merge(Self.place(of: cell)) { $1 } }
    if let list = view as? UICollectionView { fields["layout"] = .array(layout(of: list)) }
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

  /// What the layout says of a list's elements in sight, in the window.
  private func layout(of list: UICollectionView) -> [ServedValue] {
    let all = list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? []
    return all.prefix(500).map { attributes in
      var fields: [String: ServedValue] = [
        "item": .array(attributes.indexPath.map { .number(Double($0)) }),
        "frame": Self.numbers(list.convert(attributes.frame, to: nil)),
      ]
      if let kind = attributes.representedElementKind { fields["kind"] = .string(kind) }
      return .object(fields)
    }
  }

  private static func numbers(_ frame: CGRect) -> ServedValue {
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    return .array(sides.map { .number((Double($0) * 100).rounded() / 100) })
  }

  /// Where a view is and why.
  static func explanation(of view: UIView) -> String {
    var parts = ["\(Swift.type(of: view)), frame \(ServedElement.words(view.frame))"]
    if let cell = view as? UICollectionViewCell, let list = cell.hostView,
      let path = list.indexPath(for: cell), let why = list.explainLayout(at: path)
    {
      parts.append("Item \(path.section), \(path.item) in its layout:\n\(why)")
    }
    parts.append("\(view.explainLayout())")
    return parts.joined(separator: "\n")
  }
}
