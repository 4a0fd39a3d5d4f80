import CoreGraphics
import Foundation
import MessageBus

/// Where things are.
@MainActor
struct ComponentInterface {
  private let server: AccessibilityServer
  private let node: AccessibilityNode

  init(_ server: AccessibilityServer, _ node: AccessibilityNode) {
    (self.server, self.node) = (server, node)
  }

  /// In pixels; where the window is on the desktop is not known, as on Wayland.
  private var extents: CGRect {
    let frame = node.reading.frame
    let scale = UIScreen.main.scale
    return CGRect(
      x: frame.minX * scale,
      y: frame.minY * scale,
      width: frame.width * scale,
      height: frame.height * scale
    )
  }

  func answer(_ call: BusCall) -> [BusValue]? {
    switch call.member {
    case "GetExtents": return [.structure(Self.whole(extents))]
    case "GetPosition": return Array(Self.whole(extents).prefix(2))
    case "GetSize": return Array(Self.whole(extents).suffix(2))
    case "Contains":
      return [.bool(point(call).map { node.reading.frame.contains($0) } ?? false)]
    case "GetAccessibleAtPoint":
      return [server.reference(point(call).flatMap { Self.deepest(in: node, at: $0) })]
    case "GetLayer": return [.uint(node.object is UIWindow ? 7 : 3)]
    case "GetMDIZOrder": return [.short(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(AccessibilityActions.focus(node))]
    case "ScrollTo": return [.bool(AccessibilityActions.reveal(node))]
    case "SetExtents", "SetPosition", "SetSize", "ScrollToPoint": return [.bool(false)]
    default: return nil
    }
  }

  static func whole(_ rect: CGRect) -> [BusValue] {
    [rect.minX, rect.minY, rect.width, rect.height].map {
      .int(Int32(clamping: Int($0.isFinite ? max(-1e9, min($0.rounded(), 1e9)) : 0)))
    }
  }

  private func point(_ call: BusCall) -> CGPoint? {
    guard call.arguments.count > 1, let x = call.arguments[0].number,
      let y = call.arguments[1].number
    else { return nil }
    let scale = max(UIScreen.main.scale, 1)
    return CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  /// The innermost node at a point; of a list only what is visible is looked at.
  private static func deepest(in node: AccessibilityNode, at point: CGPoint) -> AccessibilityNode? {
    var candidates: [AccessibilityNode] = []
    if let list = node.list {
      candidates = list.focusPathsInSight
        .map { AccessibilityNode(subject: .place(list, .item($0.target))) }
      let others = AccessibilityTree.others(of: list)
      candidates += (others.before + others.after).map { AccessibilityNode($0) }
    } else {
      candidates = (0..<node.childCount).compactMap(node.child)
    }
    for child in candidates.reversed() where child.reading.frame.contains(point) {
      return deepest(in: child, at: point) ?? child
    }
    return node.reading.frame.contains(point) ? node : nil
  }
}
