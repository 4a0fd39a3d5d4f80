import Foundation
import MessageBus

/// Which items of a list are chosen.
@MainActor
struct SelectionInterface {
  private let server: AccessibilityServer
  private let node: AccessibilityNode
  private let list: any AccessibleList

  /// Nil for what is no list.
  init?(_ server: AccessibilityServer, _ node: AccessibilityNode) {
    guard let list = node.list else { return nil }
    (self.server, self.node, self.list) = (server, node, list)
  }

  private var selected: [IndexPath] { list.selectedPaths.sorted() }

  var properties: [(String, BusValue)] {
    [("NSelectedChildren", .int(Int32(clamping: selected.count)))]
  }

  private func item(_ index: Int) -> IndexPath? { node.child(at: index)?.item?.path }

  func answer(_ call: BusCall) -> [BusValue]? {
    let index = call.arguments.first?.number ?? -1
    switch call.member {
    case "GetSelectedChild":
      let selected = selected
      let path = selected.indices.contains(index) ? selected[index] : nil
      return [
        server.reference(path.map { AccessibilityNode(subject: .place(list, .item($0))) })
      ]
    case "SelectChild": return [.bool(choose(item(index), true))]
    case "DeselectChild": return [.bool(choose(item(index), false))]
    case "DeselectSelectedChild":
      let selected = selected
      return [.bool(selected.indices.contains(index) && choose(selected[index], false))]
    case "IsChildSelected":
      return [.bool(item(index).map(list.isItemSelected) ?? false)]
    case "SelectAll": return [.bool(false)]
    case "ClearSelection":
      for path in selected { _ = choose(path, false) }
      return [.bool(selected.isEmpty)]
    default: return nil
    }
  }

  private func choose(_ path: IndexPath?, _ isChosen: Bool) -> Bool {
    guard let path else { return false }
    list.chooseItem(path, isChosen)
    return list.isItemSelected(path) == isChosen
  }
}
