import CoreGraphics
import Foundation

/// What lies behind a bar: material, colour, image, and the line at the edge.
@MainActor
final class BarBackgroundView: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let image = UIImageView()
  private let line = UIImageView()
  /// Whether the line is above.
  var isAtBottom = false { didSet { setNeedsLayout() } }
  private var appearance: UIBarAppearance?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [material, color, image, line] { addSubview(view) }
    image.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    self.appearance = appearance
    material.effect = appearance.backgroundEffect
    color.backgroundColor = appearance.backgroundColor
    image.image = appearance.backgroundImage
    image.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  /// Whether nothing shows through.
  var isSolid: Bool {
    guard let color = appearance?.backgroundColor else { return false }
    return color.fixed(under: traitCollection).alpha >= 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [material, color, image] { view.frame = bounds }
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let height = line.image?.size.height ?? hairline
    // The line lies outside of the bar (picture metrics: hairline below the 44 points).
    line.frame = CGRect(
      x: 0,
      y: isAtBottom ? -height : bounds.height,
      width: bounds.width,
      height: height
    )
  }
}
