import UIKit

/// Balls that swing more or less before they rest; a tap sends them back.
final class SpringsView: UIView {
  @MainActor
  private struct Row {
    let label = UILabel()
    let track = UIView()
    let ball = UIView()
    let damping: CGFloat
  }

  private static let rowHeight: CGFloat = 46
  private static let ballSide: CGFloat = 28
  private let rows = [
    Row(damping: 1), Row(damping: 0.7), Row(damping: 0.45), Row(damping: 0.25),
  ]
  private let colors: [UIColor] = [.systemBlue, .systemTeal, .systemOrange, .systemPink]
  private var isAtEnd = false

  init() {
    super.init(frame: .zero)
    for (row, color) in zip(rows, colors) {
      row.label.text = row.damping == 1 ? "1.0" : "\(row.damping)"
      row.label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      row.label.textColor = .secondaryLabel
      row.track.backgroundColor = .systemFill
      row.track.layer.cornerRadius = 2
      row.ball.backgroundColor = color
      row.ball.layer.cornerRadius = Self.ballSide / 2
      row.ball.layer.shadowOpacity = 0.2
      row.ball.layer.shadowOffset = CGSize(width: 0, height: 2)
      for view in [row.label, row.track, row.ball] { addSubview(view) }
    }
    addGestureRecognizer(ActionTap { [weak self] _ in self?.start() })
    accessibilityLabel = "Springs"
  }

  required init?(coder: NSCoder) { nil }

  /// Sends the balls to the other side.
  func start() {
    isAtEnd.toggle()
    for row in rows {
      UIView.animate(
        withDuration: 1.2,
        delay: 0,
        usingSpringWithDamping: row.damping,
        initialSpringVelocity: 0,
        options: .allowUserInteraction
      ) { row.ball.center.x = self.ballX(row) }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight * CGFloat(rows.count) + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let middle = 6 + Self.rowHeight * (CGFloat(index) + 0.5)
      row.label.frame = CGRect(x: 16, y: middle - 10, width: 40, height: 20)
      row.track.frame = CGRect(x: 64, y: middle - 2, width: bounds.width - 84, height: 4)
      row.ball.bounds.size = CGSize(width: Self.ballSide, height: Self.ballSide)
      row.ball.center = CGPoint(x: ballX(row), y: middle)
    }
  }

  private func ballX(_ row: Row) -> CGFloat {
    // Room for the swing beyond the ends.
    let way = row.track.frame.insetBy(dx: row.track.frame.width * 0.27, dy: 0)
    return isAtEnd ? way.maxX : way.minX
  }
}
