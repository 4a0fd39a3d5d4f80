import Foundation
internal import ScreenProtocol

/// The elements of a screen at one moment, parents before their children.
struct ElementTree {
  /// An element and its place.
  struct Node {
    let element: ScreenElement
    let type: XCUIElement.ElementType
    let parent: Int?
    let depth: Int
    /// The number after that of the last element in it.
    fileprivate(set) var end: Int
  }

  private(set) var nodes: [Node] = []

  init(_ root: ScreenElement) { add(root, nil, 0) }

  private mutating func add(_ element: ScreenElement, _ parent: Int?, _ depth: Int) {
    let number = nodes.count
    var own = element
    own.children = []
    nodes.append(
      Node(
        element: own,
        type: XCUIElement.ElementType(name: element.kind),
        parent: parent,
        depth: depth,
        end: number + 1
      )
    )
    for child in element.children { add(child, number, depth + 1) }
    nodes[number].end = nodes.count
  }

  /// The elements in an element, at any depth.
  func descendants(of number: Int) -> Range<Int> { (number + 1)..<nodes[number].end }

  /// The elements right in an element.
  func children(of number: Int) -> [Int] {
    var found: [Int] = []
    var next = number + 1
    while next < nodes[number].end {
      found.append(next)
      next = nodes[next].end
    }
    return found
  }

  /// Whether one of two elements is the other or in it.
  func isElement(_ inner: Int, in outer: Int) -> Bool {
    inner >= outer && inner < nodes[outer].end
  }

  // MARK: Words

  /// An element as it stands in a message.
  func line(_ number: Int) -> String {
    let node = nodes[number]
    let element = node.element
    var parts = [node.type.title]
    let sides = element.frame.map(Self.number)
    parts.append("{{\(sides[0]), \(sides[1])}, {\(sides[2]), \(sides[3])}}")
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { parts.append("\(name): '\(text)'") }
    }
    add("identifier", element.identifier)
    add("label", element.label)
    add("title", element.title)
    add("placeholderValue", element.placeholder)
    if let value = element.value, !value.isEmpty { parts.append("value: \(value)") }
    if element.hasKeyboardFocus { parts.append("Keyboard Focused") }
    if element.hasFocus { parts.append("Focused") }
    if element.isSelected { parts.append("Selected") }
    if !element.isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }

  /// An element with all that is in it, a line each.
  func text(from root: Int = 0) -> String {
    let top = nodes[root].depth
    return (root..<nodes[root].end).map { number in
      let indent = String(repeating: "  ", count: nodes[number].depth - top)
      return (number == root ? " →" : "  ") + indent + line(number)
    }.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    String(format: "%.1f", value == 0 ? 0 : value)
  }
}
