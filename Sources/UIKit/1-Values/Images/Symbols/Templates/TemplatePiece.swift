import Foundation
import InterfaceFiles

/// A shape of a symbol's drawing, or a group of them.
struct TemplatePiece: Sendable {
  let name: String
  /// What tells where the shape is; how it is painted is the symbol's matter.
  let attributes: [String: NumberedText]
  /// The layers it is in.
  let classes: Set<String>
  let children: [TemplatePiece]

  private static let shapes: Set<String> = [
    "g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line",
  ]
  private static let kept: Set<String> = [
    "d", "transform", "points", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "x1",
    "x2", "y1", "y2", "fill-rule",
  ]

  /// Reads an element; nil for what draws nothing.
  init?(_ element: InterfaceElement) {
    guard Self.shapes.contains(element.name) else { return nil }
    name = element.name
    var attributes = element.attributes.filter { Self.kept.contains($0.key) }
    // Drawing programs write the rule into the style.
    if element.attributes["style"]?.contains("evenodd") == true {
      attributes["fill-rule"] = "evenodd"
    }
    self.attributes = attributes.mapValues(NumberedText.init)
    classes = Set((element.attributes["class"] ?? "").split(separator: " ").map(String.init))
    children = element.children.compactMap(TemplatePiece.init)
  }

  private init(
    _ name: String,
    _ attributes: [String: NumberedText],
    _ classes: Set<String>,
    _ children: [TemplatePiece]
  ) {
    self.name = name
    self.attributes = attributes
    self.classes = classes
    self.children = children
  }

  /// The shape between this one and another; nil where they are built in another way.
  func mixed(with other: TemplatePiece, _ share: Double) -> TemplatePiece? {
    guard name == other.name, attributes.count == other.attributes.count,
      let children = children.mixed(with: other.children, share)
    else { return nil }
    var mixed: [String: NumberedText] = [:]
    for (key, value) in attributes {
      guard let end = other.attributes[key], let between = value.mixed(with: end, share) else {
        return nil
      }
      mixed[key] = between
    }
    return TemplatePiece(name, mixed, classes, children)
  }

  /// The shape as it is written, as far as it is in a layer; nil is all of it.
  func text(in layer: String?) -> String {
    if name != "g", let layer, !classes.contains(layer) { return "" }
    let inside = children.map { $0.text(in: layer) }.joined()
    let list = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value.text)\"" }
    return "<\(name)\(list.joined())>\(inside)</\(name)>"
  }

  /// The outline, where the shape is nothing else.
  var plainOutline: String? {
    guard name == "path", attributes.count == 1, children.isEmpty else { return nil }
    return attributes["d"]?.text
  }

  /// The layers of the shape and those in it.
  var allClasses: Set<String> { children.reduce(classes) { $0.union($1.allClasses) } }
}

extension [TemplatePiece] {
  func mixed(with other: [TemplatePiece], _ share: Double) -> [TemplatePiece]? {
    guard count == other.count else { return nil }
    let mixed = zip(self, other).compactMap { $0.mixed(with: $1, share) }
    return mixed.count == count ? mixed : nil
  }

  /// The shapes of a layer as they are written; nil is all of them.
  ///
  /// Outlines are put together to one, in which those that run the other way are holes.
  func text(in layer: String?) -> String {
    let own = filter { piece in
      layer.map { piece.classes.contains($0) || piece.name == "g" } ?? true
    }
    let outlines = own.compactMap(\.plainOutline)
    if outlines.count == own.count, !outlines.isEmpty {
      return "<path d=\"\(outlines.joined(separator: " "))\"/>"
    }
    return own.map { $0.text(in: layer) }.joined()
  }
}
