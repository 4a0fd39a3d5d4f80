import CoreGraphics
import Foundation

/// Shows a sign beside the content of a list's cell; one that does something can be touched.
@MainActor
class AccessoryGlyphView: UIControl {
  var glyph: AccessoryGlyph { didSet { if glyph != oldValue { setNeedsDisplay() } } }
  /// The colour of the disc some signs stand on; nil is the standard one.
  var discColor: UIColor? { didSet { setNeedsDisplay() } }
  var action: (() -> Void)? { didSet { isUserInteractionEnabled = action != nil } }

  init(_ glyph: AccessoryGlyph) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// How much larger the sign is because of the size of text.
  private var growth: CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return body.pointSize / 17
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: glyph.size.width * growth, height: glyph.size.height * growth)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // As easy to hit as a row is high.
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { action?() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    AccessoryBrush(
      tint: tintColor,
      disc: discColor,
      scale: bounds.width / glyph.size.width,
      isMirrored: isRightToLeft
    ).draw(glyph, in: bounds)
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { action != nil }
  override var labelByNature: String? { glyph.words }

  override func accessibilityActivate() -> Bool {
    action?()
    return action != nil
  }
}

/// Takes a row up when it is touched, and moves it with the finger.
@MainActor
final class AccessoryGripView: AccessoryGlyphView {
  private weak var cell: UICollectionViewListCell?
  /// How far the middle of the row is below the finger; nil while nothing is moved.
  private var offset: CGFloat?

  init(cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(.grip)
    isUserInteractionEnabled = true
    let gesture = GripGestureRecognizer()
    gesture.addHandler { [weak self] in self?.follow($0) }
    addGestureRecognizer(gesture)
  }

  required init?(coder: NSCoder) { nil }

  private func follow(_ gesture: UIGestureRecognizer) {
    guard let cell, let host = cell.collectionHost else { return }
    let place = gesture.location(in: host)
    switch gesture.state {
    case .began:
      guard let path = host.indexPath(for: cell), host.beginInteractiveMovementForItem(at: path)
      else { return }
      offset = cell.center.y - place.y
      cell.circumstances.isReordering = true
    case .changed:
      guard let offset else { return }
      host.updateInteractiveMovementTargetPosition(
        CGPoint(x: cell.center.x, y: place.y + offset)
      )
    case .ended, .cancelled:
      guard offset != nil else { return }
      offset = nil
      cell.circumstances.isReordering = false
      if gesture.state == .ended {
        host.endInteractiveMovement()
      } else {
        host.cancelInteractiveMovement()
      }
    default: break
    }
  }
}
