import UIKit

/// A leaf in the wind, keyframe by keyframe; a tap lets it fly again.
final class LeafView: UIView {
  private let leaf = UIImageView()
  private let dots: [UIView]
  private var hasFlown = false
  private static let stops: [(x: CGFloat, y: CGFloat)] = [
    (0.12, 0.74), (0.4, 0.26), (0.62, 0.68), (0.88, 0.3),
  ]

  init() {
    dots = Self.stops.map { _ in UIView() }
    super.init(frame: .zero)
    for dot in dots {
      dot.backgroundColor = .systemFill
      dot.layer.cornerRadius = 5
      addSubview(dot)
    }
    leaf.image = UIImage(
      systemName: "leaf.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .regular)
    )
    leaf.tintColor = .systemGreen
    addSubview(leaf)
    addGestureRecognizer(ActionTap { [weak self] _ in self?.start() })
  }

  required init?(coder: NSCoder) { nil }

  /// Starts the flight.
  func start() {
    guard leaf.layer.animationKeys() == nil else { return }
    leaf.center = stop(0)
    leaf.transform = .identity
    hasFlown = true
    let count = Self.stops.count
    UIView.animateKeyframes(
      withDuration: 3,
      delay: 0,
      options: .calculationModeCubic
    ) {
      for index in 1..<count {
        UIView.addKeyframe(
          withRelativeStartTime: Double(index - 1) / Double(count - 1),
          relativeDuration: 1 / Double(count - 1)
        ) { self.leaf.center = self.stop(index) }
      }
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.25) {
        self.leaf.transform = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 1.3, y: 1.3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.3) {
        self.leaf.transform = CGAffineTransform(rotationAngle: -.pi / 8)
      }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 130) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() {
      dot.bounds.size = CGSize(width: 10, height: 10)
      dot.center = stop(index)
    }
    guard leaf.layer.animationKeys() == nil else { return }
    leaf.bounds.size = leaf.sizeThatFits(bounds.size)
    leaf.center = stop(hasFlown ? Self.stops.count - 1 : 0)
  }

  private func stop(_ index: Int) -> CGPoint {
    let stop = Self.stops[index]
    return CGPoint(x: stop.x * bounds.width, y: stop.y * bounds.height)
  }
}
