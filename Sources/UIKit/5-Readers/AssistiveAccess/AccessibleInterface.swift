import CoreGraphics
import Foundation
import MessageBus

/// What everything in the tree can be asked.
@MainActor
struct AccessibleInterface {
  /// The most children that are named at once; others are asked for one by one.
  private static let mostChildren = 2_000

  private let server: AccessibilityServer
  private let node: AccessibilityNode

  init(_ server: AccessibilityServer, _ node: AccessibilityNode) {
    (self.server, self.node) = (server, node)
  }

  var properties: [(String, BusValue)] {
    let reading = node.reading
    return [
      ("Name", .string(name(reading))), ("Description", .string(description(reading))),
      ("Parent", parent), ("ChildCount", .int(Int32(clamping: node.childCount))),
      ("Locale", .string(reading.language ?? Locale.current.identifier)),
      ("AccessibleId", .string(reading.identifier ?? "")),
      ("HelpText", .string(reading.hint ?? "")),
    ]
  }

  private var parent: BusValue {
    if case .application = node.subject { return server.desktop }
    return server.reference(node.parent)
  }

  /// What is said of the value where nothing else tells it.
  private func name(_ reading: AccessibilityReading) -> String {
    let label = reading.label ?? ""
    // A field without a label is known by what it asks for.
    if label.isEmpty, reading.role.isText { return reading.placeholder ?? "" }
    guard reading.role == .item, let value = reading.value, !value.isEmpty,
      value != "0", value != "1"
    else { return label }
    return label.isEmpty ? value : label + ", " + value
  }

  private func description(_ reading: AccessibilityReading) -> String {
    ((reading.hint.map { [$0] } ?? []) + reading.details).joined(separator: ", ")
  }

  func answer(_ call: BusCall) -> [BusValue]? {
    switch call.member {
    case "GetChildAtIndex":
      return [server.reference(node.child(at: call.arguments.first?.number ?? -1))]
    case "GetChildren":
      let count = min(node.childCount, Self.mostChildren)
      let children = (0..<count).map { server.reference(node.child(at: $0)) }
      return [.array("(so)", children)]
    case "GetIndexInParent": return [.int(Int32(clamping: node.indexInParent ?? -1))]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.uint(node.reading.role.atspi.number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(node.reading.role.atspi.name)]
    case "GetState":
      let words = AccessibilityStates.of(node, node.reading).words
      return [.array("u", words.map { .uint($0) })]
    case "GetAttributes": return [.dictionary(attributes)]
    case "GetApplication": return [server.reference(.application)]
    case "GetInterfaces": return [.strings(server.interfaces(of: node))]
    default: return nil
    }
  }

  private var attributes: [String: String] {
    var attributes = ["toolkit": "Tsumiki"]
    let reading = node.reading
    if let identifier = reading.identifier { attributes["id"] = identifier }
    if let position = node.position {
      attributes["posinset"] = "\(position.number)"
      attributes["setsize"] = "\(position.count)"
    }
    if let placeholder = reading.placeholder { attributes["placeholder-text"] = placeholder }
    if reading.role == .heading { attributes["level"] = "\(reading.headingLevel ?? 1)" }
    return attributes
  }
}
