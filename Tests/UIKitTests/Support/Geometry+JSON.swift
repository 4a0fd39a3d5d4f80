import TestSupport
import Testing
import UIKit

extension JSONValue {
  /// A rectangle written as x, y, width, height; a size starts at the origin.
  var rect: CGRect {
    let n = numbers
    if n.count == 2 { return CGRect(x: 0, y: 0, width: n[0], height: n[1]) }
    guard n.count == 4 else { return .null }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Insets by the names of their edges.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: self["top"].number ?? .nan,
      left: self["left"].number ?? .nan,
      bottom: self["bottom"].number ?? .nan,
      right: self["right"].number ?? .nan
    )
  }
}

/// Whether two rectangles agree to a hundredth of a point.
func isNear(_ a: CGRect, _ b: CGRect, within distance: CGFloat = 0.01) -> Bool {
  abs(a.minX - b.minX) <= distance && abs(a.minY - b.minY) <= distance
    && abs(a.width - b.width) <= distance && abs(a.height - b.height) <= distance
}

/// Whether insets agree to a hundredth of a point.
func isNear(_ a: UIEdgeInsets, _ b: UIEdgeInsets, within distance: CGFloat = 0.01) -> Bool {
  abs(a.top - b.top) <= distance && abs(a.left - b.left) <= distance
    && abs(a.bottom - b.bottom) <= distance && abs(a.right - b.right) <= distance
}
