import CoreGraphics
import Foundation

/// A column of titles that a finger can run along.
@MainActor
final class SectionIndexView: UIControl {
  /// From one title to the next, in points.
  private static let pitch: CGFloat = 13.75
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  private let titles: [String]
  private weak var index: SectionIndex?
  private var chosen: Int?

  init(titles: [String], index: SectionIndex) {
    self.titles = titles
    self.index = index
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    lookDidChange()
    let gesture = GripGestureRecognizer()
    gesture.addHandler { [weak self] in self?.follow($0) }
    addGestureRecognizer(gesture)
    accessibilityIdentifier = "section index"
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func lookDidChange() {
    let colors = index?.colors
    backgroundColor = (isTracked ? colors?.trackedGround : nil) ?? colors?.ground
    setNeedsDisplay()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    setNeedsDisplay()
  }

  // MARK: Titles

  /// What shows: every title, or some with dots between them where there is no room for all.
  private var shown: [String] {
    let room = max(1, Int(pixels: bounds.height / Self.pitch))
    guard titles.count > room, room >= 3 else { return titles }
    let kept = max(2, (room + 1) / 2)
    return (0..<2 * kept - 1).map { slot in
      guard slot % 2 == 0 else { return "•" }
      return titles[(slot / 2) * (titles.count - 1) / (kept - 1)]
    }
  }

  private var top: CGFloat { (bounds.height - CGFloat(shown.count) * Self.pitch) / 2 }

  override func draw(_ rect: CGRect) {
    let color = index?.colors.title ?? tintColor ?? .systemBlue
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
    for (number, title) in shown.enumerated() {
      let middle = top + (CGFloat(number) + 0.5) * Self.pitch
      if title == UITableView.indexSearch {
        drawGlass(CGPoint(x: bounds.midX - 1, y: middle), color)
        continue
      }
      let size = title.size(withAttributes: attributes)
      title.draw(
        at: CGPoint(x: (bounds.width - size.width) / 2 - 1, y: middle - size.height / 2),
        withAttributes: attributes
      )
    }
  }

  private func drawGlass(_ middle: CGPoint, _ color: UIColor) {
    let circle = UIBezierPath(
      ovalIn: CGRect(x: middle.x - 4, y: middle.y - 4.5, width: 6.5, height: 6.5)
    )
    circle.lineWidth = 1.2
    circle.move(to: CGPoint(x: middle.x + 1.6, y: middle.y + 1.2))
    circle.addLine(to: CGPoint(x: middle.x + 4.4, y: middle.y + 4))
    color.setStroke()
    circle.stroke()
  }

  // MARK: Fingers

  private var isTracked = false

  private func follow(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      isTracked = true
      choose(at: gesture.location(in: self).y)
    default:
      isTracked = false
      chosen = nil
    }
    lookDidChange()
  }

  private func choose(at y: CGFloat) {
    let height = CGFloat(shown.count) * Self.pitch
    guard height > 0, !titles.isEmpty else { return }
    let share = (y - top) / height
    let number = min(titles.count - 1, max(0, Int(pixels: share * CGFloat(titles.count))))
    guard number != chosen else { return }
    chosen = number
    index?.choose(number)
  }
}
