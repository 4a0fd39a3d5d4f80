import CoreGraphics
import QuartzCore

/// Shows what is under a finger that moves a caret or the end of a selection, larger and above it.
@MainActor
final class TextLoupe {
  // As they look on iOS 17; not measured.
  private static let size = CGSize(width: 116, height: 50)
  private static let zoom: CGFloat = 1.25
  /// From the lower edge of the loupe to the finger, or to the line of text if that is higher.
  private static let distance: CGFloat = 22
  private let glass = UIView()
  private let picture = UIView()
  private weak var window: UIWindow?

  init(in window: UIWindow) {
    self.window = window
    glass.isUserInteractionEnabled = false
    glass.layer.zPosition = 9_100
    glass.layer.shadowOpacity = 0.2
    glass.layer.shadowRadius = 8
    glass.layer.shadowOffset = CGSize(width: 0, height: 4)
    glass.layer.shadowPath =
      UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: Self.size),
        cornerRadius: Self.size.height / 2
      ).cgPath
    glass.frame.size = Self.size
    picture.frame = glass.bounds
    picture.clipsToBounds = true
    picture.backgroundColor = .systemBackground
    picture.layer.cornerRadius = Self.size.height / 2
    picture.layer.borderWidth = 0.5
    picture.layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
    glass.addSubview(picture)
    window.addSubview(glass)
  }

  /// Shows what is around a caret; both places are in the window.
  func show(_ caret: CGRect, under finger: CGPoint) {
    guard let window else { return }
    let bottom = min(finger.y, caret.minY) - Self.distance
    let half = Self.size.width / 2
    glass.center = CGPoint(
      x: max(half, min(finger.x, window.bounds.width - half)),
      y: max(Self.size.height / 2 + 4, bottom - Self.size.height / 2)
    )
    picture.layer.contents = look(around: CGPoint(x: caret.midX, y: caret.midY), of: window)
  }

  private func look(around center: CGPoint, of window: UIWindow) -> CGImage? {
    let scale = max(window.traitCollection.displayScale, 1)
    guard let context = GraphicsStack.makeContext(size: Self.size, scale: scale, opaque: true)
    else { return nil }
    glass.isHidden = true
    defer { glass.isHidden = false }
    context.scaleBy(x: Self.zoom, y: Self.zoom)
    context.translateBy(
      x: Self.size.width / 2 / Self.zoom - center.x,
      y: Self.size.height / 2 / Self.zoom - center.y
    )
    UIGraphicsPushContext(context)
    window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    UIGraphicsPopContext()
    return context.makeImage()
  }

  /// Takes the loupe away.
  func end() { glass.removeFromSuperview() }
}
