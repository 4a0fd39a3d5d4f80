import UIKit
import ViewGraph
import ViewLayout

/// Where a pointer is that is over a view, or that it left.
public enum HoverPhase: Equatable, Sendable {
  /// It is at a point.
  case active(CGPoint)
  /// It left.
  case ended
}

/// Does something with a pointer that is over a view.
struct HoverModifier: ElementModifier {
  let action: (UIGestureRecognizer, UIView) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<HoverModifier> {
    HoverElement(HitView(), self, around: content, node: node)
  }
}

private final class HoverElement: HitSurfaceElement<HoverModifier, HitView> {
  private let recognizer = UIHoverGestureRecognizer()

  override init(
    _ view: HitView,
    _ modifier: HoverModifier,
    around content: LayoutElement,
    node: GraphNode
  ) {
    super.init(view, modifier, around: content, node: node)
    recognizer.addHandler { [weak self] recognizer in
      guard let self else { return }
      self.modifier.action(recognizer, self.view)
    }
    view.addGestureRecognizer(recognizer)
  }

  override func modifierDidChange(from old: HoverModifier, isEnvironmentChanged: Bool) {}
}

extension View {
  /// Does something when a pointer comes over the view, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HoverModifier { recognizer, _ in
        switch recognizer.state {
        case .began: action(true)
        case .ended, .cancelled: action(false)
        default: break
        }
      }
    )
  }

  /// Does something wherever a pointer is over the view, and when it leaves.
  public func onContinuousHover<Space: CoordinateSpaceProtocol>(
    coordinateSpace: Space = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Does something wherever a pointer is over the view, and when it leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier { recognizer, view in
        switch recognizer.state {
        case .began, .changed:
          let place = recognizer.location(in: view)
          action(.active(view.point(place, in: coordinateSpace)))
        case .ended, .cancelled: action(.ended)
        default: break
        }
      }
    )
  }
}
