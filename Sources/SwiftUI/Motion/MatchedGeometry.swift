import UIKit
import ViewGraph
import ViewLayout

/// What of two views is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Lets a view come from where one with the same identity was.
struct MatchedModifier: ElementModifier {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  let key: Key
  let properties: MatchedGeometryProperties

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<MatchedModifier> {
    MatchedElement(PassingView(), self, around: content, node: node)
  }
}

private final class MatchedElement: SurfaceElement<MatchedModifier, PassingView> {
  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let isNew = view.superview == nil
    var placing = placing
    let last = node.host.matchedFrames[modifier.key]
    // What comes from elsewhere does not fade in.
    if isNew, last != nil, placing.animation != nil { placing.transition = .identity }
    super.place(rect, proposal, placing)
    let outer = placing.surface.view
    let frame = outer.convert(placing.rounding.rounded(rect), to: nil)
    node.host.matchedFrames[modifier.key] = frame
    guard isNew, let last, let animation = placing.animation, frame.width > 0, frame.height > 0
    else { return }
    let view = view
    var start = CGAffineTransform.identity
    if modifier.properties.contains(.position) {
      start = start.translatedBy(x: last.midX - frame.midX, y: last.midY - frame.midY)
    }
    if modifier.properties.contains(.size) {
      start = start.scaledBy(x: last.width / frame.width, y: last.height / frame.height)
    }
    UIView.performWithoutAnimation { view.transform = start }
    animation.perform { view.transform = .identity }
  }
}

extension View {
  /// Lets the view come from where one with the same identity was, where that is animated.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedModifier(
        key: MatchedModifier.Key(id: AnyHashable(id), namespace: namespace),
        properties: properties
      )
    )
  }
}
