import CoreGraphics

/// The keys of the simulated keyboard, and where they are.
struct KeyboardKeys: Equatable {
  /// What a key does.
  enum Action: Equatable {
    case type(String)
    case delete
    case enter
    /// It changes the keyboard on a phone; here it does nothing.
    case none
  }

  struct Key: Equatable {
    var label: String
    var action: Action
    var frame: CGRect
    /// Whether it has the darker colour of keys that do not type.
    var isSpecial = false
  }

  /// Which letters show.
  enum Kind: Equatable {
    case letters(isUppercase: Bool)
    case digits
  }

  let keys: [Key]

  /// The keys in the upper part of a keyboard, below what suggests words.
  init(_ kind: Kind, width: CGFloat, top: CGFloat, height: CGFloat) {
    let rows = kind == .digits ? Self.digits : Self.letters(kind == .letters(isUppercase: true))
    let rowHeight = height / CGFloat(rows.count)
    let gap: CGFloat = 6
    keys = rows.enumerated().flatMap { number, row -> [Key] in
      let unit = (width - gap) / CGFloat(kind == .digits ? 3 : 10)
      let length = row.reduce(0) { $0 + $1.units } * unit
      var x = (width - length) / 2
      return row.map { cell in
        defer { x += cell.units * unit }
        return Key(
          label: cell.label,
          action: cell.action,
          frame: CGRect(
            x: x + gap / 2,
            y: top + CGFloat(number) * rowHeight + gap,
            width: cell.units * unit - gap,
            height: rowHeight - 2 * gap + 1
          ),
          isSpecial: cell.isSpecial
        )
      }
    }
  }

  /// The key at a point; gaps belong to the nearest one.
  func key(at point: CGPoint) -> Key? {
    keys.first { $0.frame.insetBy(dx: -3, dy: -6).contains(point) }
  }

  // MARK: Rows

  private struct Cell {
    var label: String
    var action: Action
    var units: CGFloat = 1
    var isSpecial = false

    static func type(_ text: String) -> Cell { Cell(label: text, action: .type(text)) }
  }

  private static func letters(_ isUppercase: Bool) -> [[Cell]] {
    func row(_ letters: String) -> [Cell] {
      (isUppercase ? letters.uppercased() : letters).map { .type(String($0)) }
    }
    let shift = Cell(label: "⇧", action: .none, units: 1.5, isSpecial: true)
    let delete = Cell(label: "⌫", action: .delete, units: 1.5, isSpecial: true)
    return [
      row("qwertyuiop"), row("asdfghjkl"), [shift] + row("zxcvbnm") + [delete],
      [
        Cell(label: "123", action: .none, units: 2.5, isSpecial: true),
        Cell(label: "space", action: .type(" "), units: 5),
        Cell(label: "return", action: .enter, units: 2.5, isSpecial: true),
      ],
    ]
  }

  private static var digits: [[Cell]] {
    [
      ["1", "2", "3"].map(Cell.type), ["4", "5", "6"].map(Cell.type),
      ["7", "8", "9"].map(Cell.type),
      [
        Cell(label: "", action: .none, isSpecial: true), .type("0"),
        Cell(label: "⌫", action: .delete, isSpecial: true),
      ],
    ]
  }
}
