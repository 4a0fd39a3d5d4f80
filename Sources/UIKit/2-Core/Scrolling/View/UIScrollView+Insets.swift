import CoreGraphics

extension UIScrollView {
  /// What the safe area adds to the content inset.
  var safeAreaAddition: UIEdgeInsets {
    let safe = safeAreaInsets
    if safe == .zero { return .zero }
    let scrollsX = contentSize.width > bounds.width || alwaysBounceHorizontal
    let scrollsY = contentSize.height > bounds.height || alwaysBounceVertical
    return switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: safe
    case .scrollableAxes, .automatic:
      UIEdgeInsets(
        top: scrollsY || isMainContent ? safe.top : 0,
        left: scrollsX ? safe.left : 0,
        bottom: scrollsY || isMainContent ? safe.bottom : 0,
        right: scrollsX ? safe.right : 0
      )
    }
  }

  /// Whether bars concern the content even where it fits: it is a controller's view or begins one,
  /// itself or in plain views that do.
  private var isMainContent: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    var view: UIView = self
    while view.controller == nil {
      guard let parent = view.superview, !(parent is UIScrollView), parent.subviews.first === view
      else { return false }
      view = parent
    }
    return view.controller?.storedAdjustsInsets == true
  }

  /// The offset nearest the present one at which a rectangle of the content shows.
  func offsetShowing(_ rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.isFinite else { return nil }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func move(_ low: CGFloat, _ high: CGFloat, _ seen: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
      if low < seen { return low - seen }
      return high > seenHigh ? min(high - seenHigh, low - seen) : 0
    }
    let dx = move(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let dy = move(rect.minY, rect.maxY, visible.minY, visible.maxY)
    return contentMovement.resting(CGPoint(x: contentOffset.x + dx, y: contentOffset.y + dy))
  }
}
