import UIKit

/// A pebble that goes where one taps; on its way it takes each new goal without a jump.
final class PebbleView: UIView {
  private let pebble = UIView()
  private let goal = UIView()

  init() {
    super.init(frame: .zero)
    goal.layer.borderWidth = 2
    goal.layer.borderColor = UIColor.systemGreen.cgColor
    goal.layer.cornerRadius = 24
    pebble.backgroundColor = .systemGreen
    pebble.layer.cornerRadius = 20
    addSubview(goal)
    addSubview(pebble)
    addGestureRecognizer(ActionTap { [weak self] in self?.send(to: $0) })
  }

  required init?(coder: NSCoder) { nil }

  /// Sends the pebble across, and down while it is on its way.
  func start() {
    send(to: CGPoint(x: bounds.width - 48, y: pebble.center.y))
    send(to: CGPoint(x: bounds.width - 48, y: bounds.height - 44), delay: 0.3)
  }

  private func send(to point: CGPoint, delay: TimeInterval = 0) {
    goal.center = point
    UIView.animate(
      withDuration: 1.1,
      delay: delay,
      options: [.curveEaseInOut, .allowUserInteraction]
    ) { self.pebble.center = point }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 130) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard pebble.bounds.isEmpty else { return }
    pebble.frame = CGRect(x: 28, y: 24, width: 40, height: 40)
    goal.bounds.size = CGSize(width: 48, height: 48)
    goal.center = pebble.center
  }
}
