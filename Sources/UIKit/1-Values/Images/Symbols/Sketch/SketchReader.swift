import CoreGraphics
import Foundation

/// Reads the elements of a sketch.
struct SketchReader {
  private(set) var masks: [String: [Sketch.Node]] = [:]
  private var rest: Substring

  private struct Tag {
    let name: Substring
    let attributes: [Substring: Substring]
    /// Whether nothing stands inside.
    let isAlone: Bool
    let isEnd: Bool
  }

  init(_ text: String) { rest = text[...] }

  /// Everything to the end; nil where there is something that symbols are not made of.
  mutating func read() -> [Sketch.Node]? { nodes(until: nil, Sketch.Style()) }

  private mutating func nodes(
    until end: Substring?,
    _ style: Sketch.Style
  ) -> [Sketch.Node]? {
    var nodes: [Sketch.Node] = []
    while true {
      rest = Substring(rest.utf8.drop(while: Self.isSpace))
      if rest.isEmpty { return end == nil ? nodes : nil }
      guard let tag = tag() else { return nil }
      if tag.isEnd { return tag.name == end ? nodes : nil }
      guard take(tag, style, into: &nodes) else { return nil }
    }
  }

  private mutating func take(
    _ tag: Tag,
    _ style: Sketch.Style,
    into nodes: inout [Sketch.Node]
  ) -> Bool {
    var style = style
    guard style.take(tag.attributes) else { return false }
    switch tag.name {
    case "mask":
      guard let name = tag.attributes["id"],
        let inside = tag.isAlone ? [] : self.nodes(until: "mask", style)
      else { return false }
      masks[String(name)] = inside
      return true
    case "g":
      guard let inside = tag.isAlone ? [] : self.nodes(until: "g", style) else { return false }
      return add(inside, tag, to: &nodes)
    default:
      guard tag.isAlone, let path = Self.path(tag) else { return false }
      return add([.shape(path, style)], tag, to: &nodes)
    }
  }

  private func add(_ inside: [Sketch.Node], _ tag: Tag, to nodes: inout [Sketch.Node]) -> Bool {
    var transform = CGAffineTransform.identity
    if let text = tag.attributes["transform"] {
      guard let own = Self.transform(text) else { return false }
      transform = own
    }
    var mask: String?
    if let text = tag.attributes["mask"] {
      guard text.hasPrefix("url(#"), text.hasSuffix(")") else { return false }
      mask = String(text.dropFirst(5).dropLast())
    }
    if mask == nil, transform == .identity {
      nodes += inside
    } else {
      nodes.append(.group(inside, transform, mask: mask))
    }
    return true
  }

  // MARK: Shapes

  private static func path(_ tag: Tag) -> CGPath? {
    func number(_ name: Substring) -> CGFloat? {
      guard let text = tag.attributes[name] else { return 0 }
      return Double(text).map { CGFloat($0) }
    }
    switch tag.name {
    case "path": return tag.attributes["d"].flatMap { PathData.path(String($0)) }
    case "circle":
      guard let x = number("cx"), let y = number("cy"), let radius = number("r") else {
        return nil
      }
      return CGPath(
        ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
        transform: nil
      )
    case "rect":
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height"), let radius = number("rx")
      else { return nil }
      let rect = CGRect(x: x, y: y, width: width, height: height)
      let corner = min(radius, width / 2, height / 2)
      return corner > 0
        ? CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil)
        : CGPath(rect: rect, transform: nil)
    default: return nil
    }
  }

  /// Moves and scales, the first of them the outermost.
  private static func transform(_ text: Substring) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close
      else { return nil }
      let words = rest[rest.index(after: open)..<close].split { $0 == " " || $0 == "," }
      let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
      guard numbers.count == words.count else { return nil }
      switch (rest[..<open], numbers.count) {
      case ("translate", 1): result = result.translatedBy(x: numbers[0], y: 0)
      case ("translate", 2): result = result.translatedBy(x: numbers[0], y: numbers[1])
      case ("scale", 1): result = result.scaledBy(x: numbers[0], y: numbers[0])
      case ("scale", 2): result = result.scaledBy(x: numbers[0], y: numbers[1])
      case ("rotate", 1): result = result.rotated(by: numbers[0] * .pi / 180)
      default: return nil
      }
      rest = rest[rest.index(after: close)...].drop { $0.isWhitespace || $0 == "," }
    }
    return result
  }

  // MARK: Tags

  private mutating func tag() -> Tag? {
    // All marks are of one byte, and letters of more cannot hold them.
    let text = rest.utf8
    guard text.first == UInt8(ascii: "<"), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    var inside = rest[text.index(after: text.startIndex)..<end]
    rest = rest[text.index(after: end)...]
    let isEnd = inside.utf8.first == UInt8(ascii: "/")
    if isEnd { inside = inside.dropFirst() }
    let isAlone = inside.utf8.last == UInt8(ascii: "/")
    if isAlone { inside = inside.dropLast() }
    let space = inside.utf8.firstIndex(where: Self.isSpace) ?? inside.endIndex
    guard let attributes = Self.attributes(inside[space...]) else { return nil }
    return Tag(name: inside[..<space], attributes: attributes, isAlone: isAlone, isEnd: isEnd)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func attributes(_ text: Substring) -> [Substring: Substring]? {
    var result: [Substring: Substring] = [:]
    var rest = text.utf8.drop(while: isSpace)
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let value = rest[rest.index(after: equals)...]
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      result[text[rest.startIndex..<equals]] = text[value.index(after: value.startIndex)..<end]
      rest = value[value.index(after: end)...].drop(while: isSpace)
    }
    return result
  }
}

extension Sketch.Style {
  /// Takes what an element says of its look; false for a word that symbols do not use.
  fileprivate mutating func take(_ attributes: [Substring: Substring]) -> Bool {
    for (name, value) in attributes {
      switch name {
      case "fill", "stroke":
        guard let ink = Self.ink(value) else { return false }
        if name == "fill" { fill = ink } else { stroke = ink }
      case "stroke-width":
        guard let number = Double(value) else { return false }
        width = CGFloat(number)
      case "stroke-linecap":
        guard let cap = Self.cap(value) else { return false }
        self.cap = cap
      case "stroke-linejoin":
        guard let join = Self.join(value) else { return false }
        self.join = join
      case "fill-rule":
        guard value == "evenodd" || value == "nonzero" else { return false }
        rule = value == "evenodd" ? .evenOdd : .winding
      // Read elsewhere, or of no consequence to a look.
      case "d", "cx", "cy", "r", "x", "y", "width", "height", "rx", "transform", "mask", "id",
        "class", "maskUnits":
        break
      default: return false
      }
    }
    return true
  }

  private static func ink(_ value: Substring) -> Ink? {
    switch value {
    case "none": Ink.none
    case "#000", "currentColor": .black
    case "#fff": .white
    default: nil
    }
  }

  private static func cap(_ value: Substring) -> CGLineCap? {
    switch value {
    case "butt": .butt
    case "round": .round
    case "square": .square
    default: nil
    }
  }

  private static func join(_ value: Substring) -> CGLineJoin? {
    switch value {
    case "miter": .miter
    case "round": .round
    case "bevel": .bevel
    default: nil
    }
  }
}
