import CoreGraphics
import Foundation
import MessageBus

/// Answers what assistive programs ask about the tree.
@MainActor
package final class AccessibilityServer {
  static let accessible = "org.a11y.atspi.Accessible"
  static let component = "org.a11y.atspi.Component"
  static let action = "org.a11y.atspi.Action"
  static let text = "org.a11y.atspi.Text"
  static let selection = "org.a11y.atspi.Selection"
  static let value = "org.a11y.atspi.Value"
  static let application = "org.a11y.atspi.Application"
  private static let properties = "org.freedesktop.DBus.Properties"

  let registry = AccessibilityRegistry()
  /// The name of this program on the bus.
  var busName = ""
  /// What the app is in: the desktop of the registry.
  var desktop: BusValue = .structure([.string(""), .path(AccessibilityRegistry.nowhere)])
  private var applicationNumber: Int32 = 0
  /// The lists that somebody asked about, and how long they were then.
  private(set) var watchedLists: [ObjectIdentifier: (list: WeakList, count: Int)] = [:]

  struct WeakList {
    weak var list: (any AccessibleList)?
  }

  package init() {}

  // MARK: Names

  func reference(_ node: AccessibilityNode?) -> BusValue {
    guard let node else {
      return .structure([.string(""), .path(AccessibilityRegistry.nowhere)])
    }
    return .structure([.string(busName), .path(registry.path(of: node))])
  }

  // MARK: Calls

  /// The answer to a call; nil where there is no such method or place.
  package func answer(_ call: BusCall) -> [BusValue]? {
    if call.interface == "org.freedesktop.DBus.Introspectable" {
      return [.string("<node/>")]
    }
    if call.path == "/org/a11y/atspi/cache" {
      return call.member == "GetItems" ? [.array("((so)(so)(so)iiassusau)", [])] : nil
    }
    guard let node = registry.node(at: call.path) else { return nil }
    if let list = node.list { watch(list) }
    if call.interface == Self.properties { return property(call, of: node) }
    switch call.interface {
    case Self.accessible: return AccessibleInterface(self, node).answer(call)
    case Self.component: return ComponentInterface(self, node).answer(call)
    case Self.action: return ActionInterface(node).answer(call)
    case Self.text: return TextInterface(node)?.answer(call)
    case Self.selection: return SelectionInterface(self, node)?.answer(call)
    case Self.application:
      return call.member == "GetLocale" ? [.string(Locale.current.identifier)] : nil
    default: return nil
    }
  }

  private func property(_ call: BusCall, of node: AccessibilityNode) -> [BusValue]? {
    guard let interface = call.arguments.first?.text else { return nil }
    switch call.member {
    case "Get":
      guard call.arguments.count > 1, let name = call.arguments[1].text,
        let value = properties(interface, node).first(where: { $0.0 == name })?.1
      else { return nil }
      return [.variant(value)]
    case "GetAll": return [.properties(properties(interface, node))]
    case "Set":
      guard call.arguments.count > 2, let name = call.arguments[1].text else { return nil }
      if interface == Self.application, name == "Id" {
        applicationNumber = Int32(truncatingIfNeeded: call.arguments[2].number ?? 0)
      } else if interface == Self.value, name == "CurrentValue" {
        guard case .variant(.double(let wanted)) = call.arguments[2] else { return nil }
        (node.object as? any AccessibleNumber)?.take(number: wanted)
      }
      return []
    default: return nil
    }
  }

  private func properties(_ interface: String, _ node: AccessibilityNode) -> [(String, BusValue)] {
    switch interface {
    case Self.accessible: return AccessibleInterface(self, node).properties
    case Self.action: return [("NActions", .int(Int32(ActionInterface(node).names.count)))]
    case Self.text: return TextInterface(node)?.properties ?? []
    case Self.selection: return SelectionInterface(self, node)?.properties ?? []
    case Self.component: return []
    case Self.value:
      guard let number = node.object as? any AccessibleNumber else { return [] }
      return [
        ("MinimumValue", .double(number.numberRange.lowerBound)),
        ("MaximumValue", .double(number.numberRange.upperBound)),
        ("MinimumIncrement", .double(number.numberStep)),
        ("CurrentValue", .double(number.number)),
        ("Text", .string(node.reading.value ?? "")),
      ]
    case Self.application:
      return [
        ("ToolkitName", .string("Tsumiki")), ("Version", .string("1")),
        ("AtspiVersion", .string("2.1")), ("Id", .int(applicationNumber)),
      ]
    default: return []
    }
  }

  /// What a node can be asked.
  func interfaces(of node: AccessibilityNode) -> [String] {
    if case .application = node.subject { return [Self.accessible, Self.application] }
    var names = [Self.accessible, Self.component]
    if !ActionInterface(node).names.isEmpty { names.append(Self.action) }
    if TextInterface(node) != nil { names.append(Self.text) }
    if SelectionInterface(self, node) != nil { names.append(Self.selection) }
    if node.object is any AccessibleNumber { names.append(Self.value) }
    return names
  }

  // MARK: Lists that change

  private func watch(_ list: any AccessibleList) {
    let id = ObjectIdentifier(list)
    guard watchedLists[id]?.list.list == nil else { return }
    watchedLists[id] = (WeakList(list: list), AccessibilityNode(list).childCount)
  }

  /// The lists that are longer or shorter than they were last time, with both lengths.
  func changedLists() -> [(list: any AccessibleList, old: Int, new: Int)] {
    var changed: [(any AccessibleList, Int, Int)] = []
    for (id, entry) in watchedLists {
      guard let list = entry.list.list else {
        watchedLists[id] = nil
        continue
      }
      let count = AccessibilityNode(list).childCount
      guard count != entry.count else { continue }
      watchedLists[id]?.count = count
      changed.append((list, entry.count, count))
    }
    return changed
  }
}
