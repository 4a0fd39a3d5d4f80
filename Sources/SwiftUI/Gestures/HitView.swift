import UIKit

/// A view that may have a form that hits go to.
@MainActor
protocol HitShaped: UIView {
  /// The form that hits go to; nil leaves that to the view.
  var hitPath: ((CGRect) -> Path)? { get set }
}

/// An element with a surface that hits go to where its content says.
class HitSurfaceElement<Modifier, Shown: HitShaped>: SurfaceElement<Modifier, Shown> {
  override func style(_ animation: Animation?) { view.hitPath = content.trait(HitShapeTrait.self) }
}

/// A view that hits go to where what it shows is.
class HitView: UIView, HitShaped {
  /// The form that hits go to, in place of what is shown.
  var hitPath: ((CGRect) -> Path)?
  /// Whether hits go to all of the view.
  var isHitEverywhere = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let hitPath { return hitPath(bounds).contains(point) }
    if isHitEverywhere { return bounds.contains(point) }
    return showsSomething(at: point, in: self)
  }

  /// Whether something that is seen lies below a point.
  private func showsSomething(at point: CGPoint, in view: UIView) -> Bool {
    view.subviews.contains { subview in
      guard !subview.isHidden, subview.alpha > 0.01 else { return false }
      let inner = subview.convert(point, from: view)
      if subview is PassingView { return showsSomething(at: inner, in: subview) }
      return subview.bounds.contains(inner)
    }
  }
}
