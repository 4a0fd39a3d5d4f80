import CoreGraphics

extension UIAccessibility {
  /// A rectangle of a view on the screen.
  @MainActor @preconcurrency
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView?) -> CGRect {
    guard let view else { return rect }
    return view.convert(rect, to: nil as UIView?)
  }

  /// A path of a view on the screen.
  @MainActor @preconcurrency
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil as UIView?)
    let right = view.convert(CGPoint(x: 1, y: 0), to: nil as UIView?)
    let down = view.convert(CGPoint(x: 0, y: 1), to: nil as UIView?)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(
        a: right.x - origin.x,
        b: right.y - origin.y,
        c: down.x - origin.x,
        d: down.y - origin.y,
        tx: origin.x,
        ty: origin.y
      )
    )
    return moved
  }

  /// Tells magnifiers what they should follow; nobody listens here.
  @MainActor @preconcurrency
  public static func zoomFocusChanged(
    zoomType type: ZoomType,
    toFrame frame: CGRect,
    in view: UIView
  ) {}
}
