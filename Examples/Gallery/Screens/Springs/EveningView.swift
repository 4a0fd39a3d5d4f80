import UIKit

/// A sky from noon to night, scrubbed by a drag and carried on to the nearer end.
final class EveningView: UIView {
  private let sky = UIView()
  private let sun = UIImageView()
  private let moon = UIImageView()
  private let track = UIView()
  private let knob = UIView()
  private var animator: UIViewPropertyAnimator?
  private var isNight = false
  private var fractionAtTouch: CGFloat = 0

  init() {
    super.init(frame: .zero)
    sky.layer.cornerRadius = 8
    sky.clipsToBounds = true
    sun.image = symbol("sun.max.fill")
    sun.tintColor = .systemYellow
    moon.image = symbol("moon.stars.fill")
    moon.tintColor = .white
    track.backgroundColor = .systemFill
    track.layer.cornerRadius = 2
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 14
    knob.layer.shadowOpacity = 0.25
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    sky.addSubview(sun)
    sky.addSubview(moon)
    for view in [sky, track, knob] { addSubview(view) }
    addGestureRecognizer(ActionPan { [weak self] in self?.drag($0) })
  }

  required init?(coder: NSCoder) { nil }

  private func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)
    )
  }

  // MARK: Scrubbing

  private func drag(_ pan: ActionPan) {
    switch pan.state {
    case .began:
      let animator = animator ?? makeAnimator()
      animator.pauseAnimation()
      animator.isReversed = false
      fractionAtTouch = animator.fractionComplete
    case .changed:
      let way = pan.translation(in: self).x / max(track.bounds.width, 1)
      animator?.fractionComplete = fractionAtTouch + (isNight ? -way : way)
    case .ended, .cancelled:
      let speed = pan.velocity(in: self).x * (isNight ? -1 : 1)
      let fraction = animator?.fractionComplete ?? 0
      animator?.isReversed = abs(speed) > 200 ? speed < 0 : fraction < 0.5
      animator?.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.9),
        durationFactor: 0.6
      )
    default: break
    }
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let night = !isNight
    let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) {
      self.show(night: night)
    }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.isNight = night }
      self?.animator = nil
    }
    self.animator = animator
    return animator
  }

  /// Ends what is under way, before the view goes.
  func stop() {
    animator?.stopAnimation(true)
    animator = nil
  }

  // MARK: Looks

  private func show(night: Bool) {
    sky.backgroundColor =
      night
      ? UIColor(red: 0.06, green: 0.08, blue: 0.25, alpha: 1)
      : UIColor(red: 0.45, green: 0.76, blue: 1, alpha: 1)
    let (width, height) = (sky.bounds.width, sky.bounds.height)
    sun.center = CGPoint(x: width * (night ? 0.75 : 0.5), y: height * (night ? 1.4 : 0.45))
    moon.center = CGPoint(x: width * (night ? 0.5 : 0.25), y: height * (night ? 0.45 : -0.4))
    moon.transform = night ? .identity : CGAffineTransform(rotationAngle: -1)
    knob.center.x = night ? track.frame.maxX - 8 : track.frame.minX + 8
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 176) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard animator == nil else { return }
    sky.frame = CGRect(x: 12, y: 12, width: bounds.width - 24, height: 112)
    track.frame = CGRect(x: 20, y: 148, width: bounds.width - 40, height: 4)
    knob.bounds.size = CGSize(width: 28, height: 28)
    knob.center.y = track.center.y
    for view in [sun, moon] { view.bounds.size = view.sizeThatFits(bounds.size) }
    show(night: isNight)
  }
}
