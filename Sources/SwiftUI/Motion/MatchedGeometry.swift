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
  let anchor: UnitPoint
  let isSource: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<MatchedModifier> {
    MatchedElement(PassingView(), self, around: content, node: node)
  }
}

final class MatchedElement: SurfaceElement<MatchedModifier, PassingView> {
  fileprivate var isGone = false

  override func modifierDidChange(from old: MatchedModifier, isEnvironmentChanged: Bool) {
    node.host.setNeedsPlacing()
  }

  override func remove() {
    isGone = true
    node.host.hasGoneMatches = true
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let host = node.host
    let outer = placing.surface.view
    guard modifier.isSource else {
      let frame = host.matched[modifier.key]?.frame
      host.noteMatching(modifier.key, frame)
      guard let frame else { return super.place(rect, proposal, placing) }
      let place = placing.surface.mirrored(outer.convert(frame, from: nil))
      return self.place(rect, following: place, placing)
    }
    let isNew = view.superview == nil
    let last = host.matched[modifier.key]
    var placing = placing
    if isNew, last != nil, placing.animation != nil {
      // What comes from elsewhere does not fade in.
      var transition = placing.transition ?? .opacity
      transition.insertionAnimation = .some(nil)
      placing.transition = transition
    }
    super.place(rect, proposal, placing)
    let place = placing.surface.mirrored(placing.rounding.rounded(rect))
    let frame = outer.convert(place, to: nil)
    host.setMatched(modifier.key, MatchedFrame(frame: frame, element: self, view: view))
    guard isNew, let last, let animation = placing.animation, !frame.isEmpty else { return }
    let view = view
    let start = transform(from: frame, to: last.frame)
    UIView.performWithoutAnimation { view.transform = start }
    // Views are animated once they are in the window.
    host.afterUpdate { [weak self] in
      animation.perform { view.transform = .identity }
      // What it takes the place of goes there with it, while it fades.
      guard let self, last.isGone, let old = last.view, old.superview != nil,
        !last.frame.isEmpty
      else { return }
      let end = transform(from: last.frame, to: frame)
      animation.perform { old.transform = end }
    }
  }

  /// Places the content where another view is.
  private func place(_ rect: CGRect, following frame: CGRect, _ placing: Placing) {
    var size = rect.size
    var proposal = ProposedViewSize(size)
    if modifier.properties.contains(.size) {
      proposal = ProposedViewSize(frame.size)
      size = content.size(proposal)
    }
    var target = CGRect(origin: rect.origin, size: size)
    if modifier.properties.contains(.position) {
      let anchor = modifier.anchor
      target.origin = CGPoint(
        x: frame.minX + (frame.width - size.width) * anchor.x,
        y: frame.minY + (frame.height - size.height) * anchor.y
      )
    }
    super.place(target, proposal, placing)
  }

  /// What shows a view in one frame as if it were in another.
  private func transform(from frame: CGRect, to other: CGRect) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    if modifier.properties.contains(.position) {
      transform = transform.translatedBy(x: other.midX - frame.midX, y: other.midY - frame.midY)
    }
    if modifier.properties.contains(.size) {
      transform = transform.scaledBy(
        x: other.width / frame.width,
        y: other.height / frame.height
      )
    }
    return transform
  }
}

/// Where a view with an identity was last, in the window.
struct MatchedFrame {
  let frame: CGRect
  weak var element: MatchedElement?
  weak var view: UIView?

  /// Whether the view has left the tree.
  @MainActor var isGone: Bool { element?.isGone ?? true }
}

extension View {
  /// Lets the view come from where one with the same identity was, where that is animated; one that is no
  /// source is where the source is, with their anchors in one place.
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
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}
