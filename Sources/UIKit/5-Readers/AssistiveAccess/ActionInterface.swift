import CoreGraphics
import Foundation
import MessageBus
import WindowHost

/// What can be done with things.
@MainActor
struct ActionInterface {
  private let node: AccessibilityNode

  init(_ node: AccessibilityNode) { self.node = node }

  private enum Kind {
    case activate
    case increment
    case decrement
    case custom(Int)
  }

  private var kinds: [(name: String, kind: Kind)] {
    let reading = node.reading
    var kinds: [(String, Kind)] = []
    if reading.role == .item || !reading.traits.isDisjoint(with: .ofUse) || reading.role.isText
      || reading.role == .toggle || reading.role == .menuItem
    {
      kinds.append((reading.role == .toggle ? "toggle" : "click", .activate))
    }
    if reading.traits.contains(.adjustable) {
      kinds += [("increment", .increment), ("decrement", .decrement)]
    }
    for (index, name) in reading.actionNames.enumerated() { kinds.append((name, .custom(index))) }
    return kinds
  }

  var names: [String] { kinds.map(\.name) }

  func answer(_ call: BusCall) -> [BusValue]? {
    let kinds = kinds
    let index = call.arguments.first?.number ?? -1
    let isKnown = kinds.indices.contains(index)
    switch call.member {
    case "GetName", "GetLocalizedName": return [.string(isKnown ? kinds[index].name : "")]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [
        .array(
          "(sss)",
          kinds.map { .structure([.string($0.name), .string(""), .string("")]) }
        )
      ]
    case "DoAction": return [.bool(isKnown && perform(kinds[index].kind))]
    default: return nil
    }
  }

  private func perform(_ kind: Kind) -> Bool {
    switch kind {
    case .activate: return AccessibilityActions.activate(node)
    case .increment:
      guard let object = node.object else { return false }
      object.accessibilityIncrement()
      return true
    case .decrement:
      guard let object = node.object else { return false }
      object.accessibilityDecrement()
      return true
    case .custom(let index):
      let actions = node.object?.accessibilityCustomActions ?? []
      return actions.indices.contains(index) && actions[index].perform()
    }
  }
}
