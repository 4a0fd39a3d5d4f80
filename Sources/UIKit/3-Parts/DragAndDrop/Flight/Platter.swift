import CoreGraphics
import Foundation
import QuartzCore

/// A picture of a view that floats above the window.
@MainActor
final class Platter: UIView {
  private let picture: UIView
  private let shade = UIView()

  /// Makes a platter of what a preview shows; nil where that is nothing.
  init?(_ view: UIView, _ parameters: UIPreviewParameters) {
    view.layoutIfNeeded()
    // What is lifted may not show in its place any more.
    let alpha = view.alpha
    if alpha < 1 { UIView.performWithoutAnimation { view.alpha = 1 } }
    defer { if alpha < 1 { UIView.performWithoutAnimation { view.alpha = alpha } } }
    let rect = parameters.visiblePath?.bounds ?? view.bounds
    guard rect.width > 0, rect.height > 0,
      let picture = view.resizableSnapshotView(
        from: rect,
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
    else { return nil }
    self.picture = picture
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isUserInteractionEnabled = false
    let outline = Self.outline(of: view, parameters, in: rect)
    prepareShade(parameters, rect, outline)
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.backgroundColor = parameters.backgroundColor
    let mask = CAShapeLayer()
    mask.path = outline
    picture.layer.mask = mask
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// What shows, in the platter's coordinates: the part named, or the view with its corners.
  private static func outline(
    of view: UIView,
    _ parameters: UIPreviewParameters,
    in rect: CGRect
  ) -> CGPath {
    if let path = parameters.visiblePath {
      var back = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      return path.cgPath.copy(using: &back) ?? path.cgPath
    }
    let whole = CGRect(origin: .zero, size: rect.size)
    let cut = [view] + view.subviews.filter { $0.frame == view.bounds }
    let radius = cut.map(\.layer.cornerRadius).max() ?? 0
    return UIBezierPath(roundedRect: whole, cornerRadius: radius).cgPath
  }

  private func prepareShade(_ parameters: UIPreviewParameters, _ rect: CGRect, _ outline: CGPath) {
    shade.frame = bounds
    shade.layer.shadowPath = outline
    if let path = parameters.shadowPath {
      var back = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      shade.layer.shadowPath = path.cgPath.copy(using: &back)
    }
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    shade.layer.shadowRadius = 16
    shade.layer.shadowOpacity = 0
    addSubview(shade)
  }

  /// Whether it floats, so that it casts a shadow.
  var isRaised = false { didSet { shade.layer.shadowOpacity = isRaised ? 0.25 : 0 } }
}
