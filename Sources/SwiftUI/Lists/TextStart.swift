import UIKit

extension UIView {
  /// Where the first text in the view begins, from the leading edge of one around it and in points.
  ///
  /// Lines of lists begin below it (Apple's "Use SwiftUI with UIKit", WWDC22). Texts of controls do not count.
  func firstTextStart(in outer: UIView) -> CGFloat? {
    guard outer.bounds.width > 0, let label = firstText else { return nil }
    let frame = label.convert(label.bounds, to: outer)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return max(isReversed ? outer.bounds.width - frame.maxX : frame.minX, 0)
  }

  private var firstText: UILabel? {
    for subview in subviews {
      if let label = subview as? UILabel { return label }
      if subview is UIControl, !(subview is PressControl) { continue }
      if let label = subview.firstText { return label }
    }
    return nil
  }
}
