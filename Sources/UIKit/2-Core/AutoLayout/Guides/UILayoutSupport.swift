import CoreGraphics
import Foundation

/// A guide along an edge of a controller's view, as before there were safe areas.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view bars cover at the edge, in points.
  var length: CGFloat { get }
  /// The guide's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// What bars cover at an edge of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return placement == .topBars ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// What bars cover at the top of the view, for constraints to start below.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead")
  public var topLayoutGuide: any UILayoutSupport { barGuide(.topBars) }

  /// What bars cover at the bottom of the view, for constraints to end above.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead")
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars) }

  private func barGuide(_ placement: GuidePlacement) -> BarLayoutGuide {
    loadViewIfNeeded()
    return (viewIfLoaded ?? UIView()).ownGuide(placement, BarLayoutGuide.init)
  }
}
