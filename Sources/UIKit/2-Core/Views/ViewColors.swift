import CoreGraphics
import QuartzCore

/// The colours of a view that depend on traits or on its superview.
struct ViewColors {
  var background: UIColor?
  /// Nil takes the superview's.
  var tint: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
  func setBackgroundColor(_ color: UIColor?) {
    guard color !== colors.background else { return }
    colors.background = color
    applyBackground()
  }

  func setOpaque(_ isOpaque: Bool) {
    guard isOpaque != flags.isOpaque else { return }
    flags.isOpaque = isOpaque
    applyBackground()
    if drawsItself { setNeedsDisplay() }
  }

  /// Resolves the background under the view's traits.
  func applyBackground() {
    let color = colors.background?.fixed(under: traitCollection)
    backing.backgroundColor = color
    backing.isOpaque = flags.isOpaque && (color.map { $0.alpha >= 1 } ?? true)
  }

  // MARK: Tint

  var effectiveTint: UIColor {
    let tint = inheritedTint
    return effectiveTintMode == .dimmed ? tint.dimmed : tint
  }

  private var inheritedTint: UIColor {
    colors.tint ?? parentView?.inheritedTint ?? .accent
  }

  var effectiveTintMode: TintAdjustmentMode {
    if colors.tintMode != .automatic { return colors.tintMode }
    return parentView?.effectiveTintMode ?? .normal
  }

  func setTint(_ color: UIColor?) {
    guard color !== colors.tint else { return }
    colors.tint = color
    announceTint { $0.colors.tint == nil }
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != colors.tintMode else { return }
    colors.tintMode = mode
    announceTint { $0.colors.tintMode == .automatic }
  }

  /// Announces the tint after the view came to another superview.
  func tintMayHaveChanged() {
    guard inheritedTint != .accent || effectiveTintMode != .normal else { return }
    announceTint { $0.colors.tint == nil }
  }

  /// Tells the view of its tint, and those below that take what changed from above.
  private func announceTint(inherits: (UIView) -> Bool) {
    tintColorDidChange()
    for view in subviewList where inherits(view) { view.announceTint(inherits: inherits) }
  }
}

extension UIColor {
  /// The colour without its hue, as behind an alert: blue becomes #b5b5b8 over #f2f2f7 (measured).
  var dimmed: UIColor {
    UIColor { traits in
      let c = self.fixed(under: traits).deviceComponents
      let grey = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
      return UIColor(white: grey, alpha: c.alpha * 0.45)
    }
  }
}
