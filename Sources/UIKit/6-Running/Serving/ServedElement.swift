import CoreGraphics
import Foundation
import ScreenProtocol

/// What a screen reader finds on the screen, at one moment.
@MainActor
struct ServedElement {
  let role: String
  let label: String?
  let value: String?
  let identifier: String?
  /// The names of its traits.
  let traits: [String]
  let isFocused: Bool
  /// In the window, in points.
  let frame: CGRect
  /// Its place in the tree.
  let number: Int
  /// The number of the element around it.
  let parent: Int?
  let depth: Int
  /// The view that it stands for, if there is one now.
  let view: UIView?

  /// All elements in the order of the tree; of lists those in sight, or all.
  static func all(inSight: Bool) -> [ServedElement] {
    var found: [ServedElement] = []
    collect(.application, nil, 0, inSight, &found)
    return found
  }

  private static func collect(
    _ node: AccessibilityNode,
    _ parent: Int?,
    _ depth: Int,
    _ inSight: Bool,
    _ found: inout [ServedElement]
  ) {
    let reading = node.reading
    if inSight, depth > 1, !reading.frame.intersects(UIScreen.main.bounds), !reading.isFocused {
      return
    }
    let number = found.count
    found.append(
      ServedElement(
        role: reading.role.rawValue,
        label: reading.label.flatMap { $0.isEmpty ? nil : $0 },
        value: reading.value.flatMap { $0.isEmpty ? nil : $0 },
        identifier: reading.identifier,
        traits: reading.traits.names,
        isFocused: reading.isFocused,
        frame: reading.frame,
        number: number,
        parent: parent,
        depth: depth,
        view: node.object as? UIView
      )
    )
    let children = AccessibilityDump.children(of: node, longestList: inSight ? 0 : nil)
    for child in children { collect(child, number, depth + 1, inSight, &found) }
  }

  /// One line of text.
  var line: String {
    var line = role
    if let label { line += " \"\(label)\"" }
    if let value, value != label { line += " = \"\(value)\"" }
    let told = traits.filter { ["selected", "notEnabled", "header"].contains($0) }
    if !told.isEmpty { line += " [\(told.joined(separator: ", "))]" }
    if isFocused { line += " [focused]" }
    if let identifier { line += " #\(identifier)" }
    return line + " " + Self.words(frame)
  }

  /// A rectangle as origin and size.
  static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
  }

  static func number(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: Double(rounded)).map { "\($0)" } ?? "\(Double(rounded))"
  }

  var fields: ServedValue {
    var fields: [String: ServedValue] = [
      "role": .string(role),
      "frame": .array(
        [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
      ),
    ]
    if let label { fields["label"] = .string(label) }
    if let value { fields["value"] = .string(value) }
    if let identifier { fields["identifier"] = .string(identifier) }
    if !traits.isEmpty { fields["traits"] = .array(traits.map { .string($0) }) }
    return .object(fields)
  }
}
