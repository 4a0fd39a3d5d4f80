import CollectionLayout
import CoreGraphics
import Foundation

/// Draws a group's items in characters, for a debugger.
@MainActor
struct GroupPicture {
  /// How many characters the picture is wide; a line is as high as two characters are wide.
  private static let columns = 100
  private static let rows = 50

  private let group: NSCollectionLayoutGroup

  init(_ group: NSCollectionLayoutGroup) { self.group = group }

  var text: String {
    let container = CGSize(width: Self.columns, height: Self.rows)
    var values = CompositionalSectionValues(itemCount: 64, group: Self.value(group, container))
    if values.group.subitems.isEmpty, case .group = values.group.content { return "" }
    if case .custom(let slots) = values.group.content { values.itemCount = max(1, slots.count) }
    let configuration = CompositionalConfiguration(container: container, scale: 1)
    let engine = CompositionalEngine(configuration, [values])
    var canvas = Canvas(columns: Self.columns, rows: Self.rows)
    var item = 0
    while let frame = engine.item(item, inSection: 0)?.frame, frame.minY < container.height {
      canvas.draw(frame, label: "\(item)")
      item += 1
    }
    return canvas.text
  }

  /// Lengths in points become parts of the picture, as if it were as large as a screen.
  private static func value(
    _ item: NSCollectionLayoutItem,
    _ container: CGSize
  ) -> CompositionalItem {
    var value = item.shell
    value.insets = CompositionalInsets()
    for path in [\CompositionalSize.width, \CompositionalSize.height]
    where value.size[keyPath: path].kind != .fractionalWidth
      && value.size[keyPath: path].kind != .fractionalHeight
    {
      value.size[keyPath: path].kind = .absolute
      value.size[keyPath: path].value /= path == \CompositionalSize.width ? 4 : 16
    }
    guard let group = item as? NSCollectionLayoutGroup else { return value }
    switch group.filling {
    case .run(let axes, let repetition):
      value.content = .group(
        CompositionalGroup(
          axes: axes,
          subitems: group.subitems.map { self.value($0, container) },
          repetition: repetition
        )
      )
    case .custom(let provider):
      let size = CGSize(width: container.width * 4, height: container.height * 16)
      let environment = LayoutEnvironment(LayoutContainer(size), UITraitCollection.current)
      value.content = .custom(
        provider(environment).map {
          CompositionalSlot(
            frame: CGRect(
              x: $0.frame.minX / 4,
              y: $0.frame.minY / 16,
              width: $0.frame.width / 4,
              height: $0.frame.height / 16
            )
          )
        }
      )
    }
    return value
  }

  private struct Canvas {
    private var cells: [[Character]]

    init(columns: Int, rows: Int) {
      cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    mutating func draw(_ frame: CGRect, label: String) {
      let (left, right) = (Int(pixels: frame.minX), Int(pixels: frame.maxX) - 1)
      let (top, bottom) = (Int(pixels: frame.minY), Int(pixels: frame.maxY) - 1)
      guard right > left, bottom > top else { return }
      for x in left...right {
        put("-", x, top)
        put("-", x, bottom)
      }
      for y in top...bottom {
        put("|", left, y)
        put("|", right, y)
      }
      for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] { put("+", x, y) }
      for (index, character) in label.enumerated() where bottom - top > 1 {
        put(character, left + 2 + index, top + 1)
      }
    }

    private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
      guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
      cells[y][x] = character
    }

    /// The lines up to the last with anything on it.
    var text: String {
      let lines = cells.map { String($0).replacing(/\s+$/, with: "") }
      let count = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
      return lines.prefix(count).joined(separator: "\n")
    }
  }
}
