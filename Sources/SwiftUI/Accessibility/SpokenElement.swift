import UIKit
import ViewGraph
import ViewLayout

/// An element that says something of the one view that it is around, or of a group of several.
class SpokenElement<Modifier>: ModifierElement<Modifier>, Speaking {
  private lazy var group = Surface(AccessibilityGroupView())
  private var spoken: SpokenView?

  /// Says it; called when it may have changed, after what is further inside was said.
  func speak(of view: UIView) {}

  /// Whether something else would be said now, though the modifier is the same.
  var saysSomethingElse: Bool { false }

  override func modifierDidChange(from old: Modifier, isEnvironmentChanged: Bool) {
    guard let spoken else { return }
    spoken.setNeedsSpeaking()
    if spoken.view === spokenView { spoken.bringUpToDate() }
  }

  private func speakAnew(of view: UIView) {
    if spoken?.view !== view {
      spoken?.leave(self)
      let new = SpokenView.of(view)
      spoken = new
      new.join(self)
    } else if saysSomethingElse {
      spoken?.setNeedsSpeaking()
    }
    // What is directly around says something of the same view next.
    if !(container is any Speaking) { spoken?.bringUpToDate() }
  }

  override func remove() {
    spoken?.leave(self)
    spoken = nil
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    if let view = content.onlyView {
      content.place(rect, proposal, placing)
      speakAnew(of: view)
      return
    }
    // Several views are a group of their own.
    let frame = placing.rounding.rounded(rect)
    placing.surface.show(group.view, in: rect, placing)
    group.fill(placing) {
      content.place(
        rect.offsetBy(dx: -frame.minX, dy: -frame.minY),
        proposal,
        placing.inside(group, at: frame.origin)
      )
    }
    speakAnew(of: group.view)
  }
}

extension SpokenElement: SpokenViewOwning {
  var spokenView: UIView? { content.onlyView ?? group.view }
}

/// The view of several views that are read out together.
final class AccessibilityGroupView: PassingView {}

/// An element that knows of which view what is said around it is said.
@MainActor
protocol SpokenViewOwning {
  /// That view; nil where there are several.
  var spokenView: UIView? { get }
}

/// An element with a view of its own.
@MainActor
protocol SurfaceOwning {
  var ownView: UIView { get }
}

extension SurfaceElement: SurfaceOwning {
  var ownView: UIView { view }
}

extension LayoutElement {
  /// The view that an element is, where it is only one.
  var onlyView: UIView? {
    if let text = self as? TextElement { return text.view }
    if let image = self as? ImageElement { return image.view }
    if let own = self as? RepresentedElement { return own.shownView }
    if let own = self as? any SpokenViewOwning { return own.spokenView }
    if let own = self as? any SurfaceOwning {
      let view = own.ownView
      // What only shows another view faint or clipped says nothing itself.
      if view is UIControl || view.isAccessibilityElement { return view }
      return wrapped?.onlyView ?? view
    }
    if let list = self as? ListElement { return list.view }
    if let scroll = self as? ScrollElement { return scroll.view }
    return wrapped?.onlyView
  }
}

extension UIView {
  /// Whether a name makes the view one thing, rather than a group with a name.
  var becomesOneByName: Bool {
    (self is PassingView || self is HitView) && accessibilityContainerType == .none
  }
}
