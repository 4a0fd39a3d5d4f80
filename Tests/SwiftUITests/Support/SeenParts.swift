import SwiftUI
import UIKit

extension ShownView {
  /// The views of a part, from back to front.
  func views(of part: Part) -> [UIView] {
    var found: [UIView] = []
    func search(_ view: UIView) {
      if view.backgroundColor == part.uiColor { found.append(view) }
      for subview in view.subviews { search(subview) }
    }
    search(screen.window)
    return found
  }

  /// Where a part that is there once is seen now, on its way, in points of the screen.
  func seen(_ part: Part) -> CGRect? {
    let views = views(of: part)
    guard views.count == 1, let view = views.first else { return nil }
    var rect = view.layer.presentation()?.bounds ?? view.bounds
    for view in sequence(first: view, next: \.superview) {
      let layer = view.layer.presentation() ?? view.layer
      let anchor = CGPoint(
        x: layer.bounds.minX + layer.bounds.width * layer.anchorPoint.x,
        y: layer.bounds.minY + layer.bounds.height * layer.anchorPoint.y
      )
      rect = rect.offsetBy(dx: -anchor.x, dy: -anchor.y)
        .applying(CATransform3DGetAffineTransform(layer.transform))
        .offsetBy(dx: layer.position.x, dy: layer.position.y)
    }
    return rect
  }

  /// How opaque a part that is there once is seen now, with all around it.
  func opacity(_ part: Part) -> Double? {
    let views = views(of: part)
    guard views.count == 1, let view = views.first else { return nil }
    return sequence(first: view, next: \.superview).reduce(1) {
      $0 * Double(($1.layer.presentation() ?? $1.layer).opacity)
    }
  }

  /// Shows the frames of a time in seconds.
  func run(_ seconds: Double) { screen.step(Int((seconds * 60).rounded())) }
}

/// Whether a number is as good as another: within two frames of an animation of a second over 100 points.
func isNear(_ one: CGFloat?, _ other: CGFloat, within tolerance: CGFloat = 4) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
