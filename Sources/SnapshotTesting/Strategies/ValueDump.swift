import Foundation

/// The text of `.dump`: what `dump(_:)` prints, without what differs from run to run.
enum ValueDump {
  static func text(of value: Any) -> String { node(value, name: nil, depth: 0, around: []) }

  private static func node(
    _ value: Any,
    name: String?,
    depth: Int,
    around: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: " ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    let count = mirror.children.count
    let mark = count == 0 ? "-" : "▿"
    if let value = value as? any AnySnapshotStringConvertible, !isContainer(mirror),
      !type(of: value).renderChildren
    {
      return "\(indent)- \(label)\(value.snapshotDescription)\n"
    }
    var around = around
    if mirror.displayStyle == .class, !(value is any AnySnapshotStringConvertible),
      !(value is any CustomStringConvertible)
    {
      guard around.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return "\(indent)\(mark) \(name ?? "value") (circular reference detected)\n"
      }
    }
    let inner = around
    var children = mirror.children.map { child in
      (child, sortKey: { node(child.value, name: child.label, depth: 0, around: inner) })
    }
    if isUnordered(value, mirror) {
      let keyed = children.map { ($0, $0.sortKey()) }
      children = keyed.sorted { $0.1 < $1.1 }.map(\.0)
    }
    let head = "\(indent)\(mark) \(label)\(words(for: value, mirror, count))\n"
    return children.reduce(head) { text, child in
      text + node(child.0.value, name: child.0.label, depth: depth + 2, around: inner)
    }
  }

  /// What has parts, whatever else it says of itself.
  private static func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  /// Whether the parts come in an order that says nothing.
  private static func isUnordered(_ value: Any, _ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .dictionary, .set: true
    case .class, .struct:
      !(value is any CustomStringConvertible)
        && !(value is any AnySnapshotStringConvertible)
    default: false
    }
  }

  private static func words(for value: Any, _ mirror: Mirror, _ count: Int) -> String {
    func number(_ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one)" : "\(count) \(many)"
    }
    // Types within functions have a number that changes from build to build.
    let type = String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    switch mirror.displayStyle {
    case .collection: return number("element", "elements")
    case .dictionary: return number("key/value pair", "key/value pairs")
    case .set: return number("member", "members")
    case .tuple: return "(\(number("element", "elements")))"
    case .optional: return count == 0 ? "\(type).none" : type
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
    if let value = value as? any CustomStringConvertible { return value.description }
    switch mirror.displayStyle {
    case .class, .struct: return type
    case .enum: return count == 0 ? "\(type).\(value)" : type
    default: return String(describing: value)
    }
  }
}

/// A value with a text of its own in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether what is stored in it follows the text; it does not by default.
  static var renderChildren: Bool { get }

  /// The text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Nothing follows the text.
  public static var renderChildren: Bool { false }
}
