import CoreGraphics
import Foundation

/// A small sign in a table view's cell: an accessory or an editing control.
@MainActor
final class CellGlyphView: UIControl {
  enum Glyph: Equatable {
    case chevron, checkmark, detail, delete, insert, grip
    case mark(isOn: Bool)

    /// What UI tests call it, where it has no other name.
    var name: String {
      switch self {
      case .chevron: "chevron"
      case .checkmark: "checkmark"
      case .detail, .delete, .insert, .grip, .mark: ""
      }
    }

    /// In points.
    var size: CGSize {
      switch self {
      case .chevron: CGSize(width: 7, height: 12)
      case .checkmark: CGSize(width: 14, height: 13.5)
      case .grip: CGSize(width: 22, height: 13)
      case .detail, .delete, .insert, .mark: CGSize(width: 22, height: 22)
      }
    }
  }

  let glyph: Glyph
  private var action: (() -> Void)?

  /// Makes a sign; one with an action can be touched.
  init(_ glyph: Glyph, action: (() -> Void)? = nil) {
    self.glyph = glyph
    self.action = action
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = action != nil
  }

  required init?(coder: NSCoder) { nil }

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

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    switch glyph {
    case .chevron: drawChevron()
    case .checkmark: drawCheckmark(in: bounds, tintColor, 2)
    case .detail: drawDetail()
    case .delete: drawDisc(.systemRed, plus: false)
    case .insert: drawDisc(.systemGreen, plus: true)
    case .grip: drawGrip()
    case .mark(let isOn): drawMark(isOn)
    }
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor, _ width: CGFloat) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  private func drawChevron() {
    let edge: CGFloat = 1.1
    var points = [
      CGPoint(x: edge, y: edge), CGPoint(x: 7 - edge, y: 6), CGPoint(x: edge, y: 12 - edge),
    ]
    if isRightToLeft { points = points.map { CGPoint(x: 7 - $0.x, y: $0.y) } }
    stroke(points, .tertiaryLabel, 2.2)
  }

  private func drawCheckmark(in rect: CGRect, _ color: UIColor, _ width: CGFloat) {
    let inset = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      [
        CGPoint(x: inset.minX, y: inset.minY + inset.height * 0.58),
        CGPoint(x: inset.minX + inset.width * 0.36, y: inset.maxY),
        CGPoint(x: inset.maxX, y: inset.minY),
      ],
      color,
      width
    )
  }

  private func drawDetail() {
    let color = tintColor ?? .systemBlue
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.9, dy: 0.9))
    circle.lineWidth = 1.6
    color.setStroke()
    circle.stroke()
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: 9.6, y: 5.2, width: 2.6, height: 2.6)).fill()
    stroke(
      [CGPoint(x: 9.6, y: 9.6), CGPoint(x: 11.2, y: 9.6), CGPoint(x: 11.2, y: 16)],
      color,
      1.5
    )
    stroke([CGPoint(x: 9.2, y: 16.2), CGPoint(x: 13, y: 16.2)], color, 1.5)
  }

  private func drawDisc(_ color: UIColor, plus: Bool) {
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    stroke(
      [CGPoint(x: middle.x - 5, y: middle.y), CGPoint(x: middle.x + 5, y: middle.y)],
      .white,
      2
    )
    guard plus else { return }
    stroke(
      [CGPoint(x: middle.x, y: middle.y - 5), CGPoint(x: middle.x, y: middle.y + 5)],
      .white,
      2
    )
  }

  private func drawMark(_ isOn: Bool) {
    if isOn {
      (tintColor ?? .systemBlue).setFill()
      UIBezierPath(ovalIn: bounds).fill()
      drawCheckmark(in: bounds.insetBy(dx: 5.5, dy: 6.5), .white, 2)
    } else {
      let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75))
      circle.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      circle.stroke()
    }
  }

  private func drawGrip() {
    for line in 0..<3 {
      let y = 1 + CGFloat(line) * 5.5
      stroke([CGPoint(x: 1, y: y), CGPoint(x: 21, y: y)], .tertiaryLabel, 1.6)
    }
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { action != nil }
  override var labelByNature: String? {
    switch glyph {
    case .detail: "More Info"
    case .delete: "Delete"
    case .insert: "Insert"
    case .grip: "Reorder"
    case .chevron, .checkmark, .mark: nil
    }
  }

  override func accessibilityActivate() -> Bool {
    action?()
    return action != nil
  }
}
