import Foundation

/// An element of an interface file, as it stands there.
public final class InterfaceElement: Sendable {
  /// The element's name, such as `label`.
  public let name: String
  /// What stands in the tag.
  public let attributes: [String: String]
  /// The elements inside, in order.
  public let children: [InterfaceElement]
  /// The characters between the tags, without those of elements inside.
  public let text: String
  /// The line of the file the element begins on, from 1.
  public let line: Int

  init(
    name: String,
    attributes: [String: String],
    children: [InterfaceElement],
    text: String,
    line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// Reads any XML from its characters; the path is for messages.
  package static func root(
    of data: Data,
    path: String
  ) throws(InterfaceFileError) -> InterfaceElement {
    try InterfaceParser(data, path: path).parse()
  }

  /// The identifier by which other elements of the file refer to this one.
  public var id: String? { attributes["id"] }

  /// The role the element has in the one around it, such as `backgroundColor`.
  public var key: String? { attributes["key"] }

  /// The first element inside with a name.
  public func first(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The element inside that has a role, of any name or of one.
  public func child(key: String, _ name: String? = nil) -> InterfaceElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// The elements inside the first one with a name, such as those in `subviews`.
  public func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// Calls a block with this element and all below it, parents first.
  public func walk(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.walk(body) }
  }
}

extension InterfaceElement {
  /// An attribute that is written `YES` or `NO`; nil where it is left out.
  public func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// An attribute that is a number; nil where it is left out or is none.
  public func number(_ name: String) -> Double? {
    guard let text = attributes[name] else { return nil }
    guard let number = Double(text), !number.isNaN else { return nil }
    // Lengths without a bound are written as words.
    let bound = Double.greatestFiniteMagnitude
    return max(-bound, min(bound, number))
  }

  /// An attribute that is a whole number; nil where it is left out or is none.
  public func integer(_ name: String) -> Int? {
    attributes[name].flatMap { Int($0) }
      ?? number(name).flatMap { Int(exactly: $0.rounded()) }
  }
}
