import CoreGraphics
import Foundation
import QuartzCore

/// Eight blades that appear one after the other as content is pulled, and then go round.
@MainActor
final class RefreshSpinner: UIView {
  /// Width and height in points (fact sp.refresh.geometry).
  static let size: CGFloat = 100
  /// How many blades there are (fact sp.refresh.geometry).
  private static let count = 8
  /// How large a blade is and how far its middle is from the middle, in points
  /// (fact sp.refresh.geometry).
  private static let blade = CGSize(width: 3.5, height: 10)
  private static let radius: CGFloat = 10
  /// How opaque a blade is (fact sp.refresh.geometry).
  private static let strength: CGFloat = 0.847059
  /// How opaque the faintest blade of a turning wheel is.
  private static let faintest: CGFloat = 0.2
  /// How long a blade is the strongest, in seconds.
  private static let beat: TimeInterval = 0.125

  private var blades: [CALayer] = []
  private let stillness = NonAnimatingLayerDelegate()
  private var timer: FrameTimer?
  private var turn = 0

  /// How far the content was pulled: 1 when it is set off.
  var progress: CGFloat = 0 { didSet { if progress != oldValue { show() } } }

  var color = UIColor.systemGray { didSet { show() } }

  private(set) var isSpinning = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let middle = Self.size / 2
    for index in 0..<Self.count {
      let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
      let blade = CALayer()
      blade.delegate = stillness
      blade.bounds = CGRect(origin: .zero, size: Self.blade)
      blade.cornerRadius = Self.blade.width / 2
      blade.position = CGPoint(
        x: middle + sin(angle) * Self.radius,
        y: middle - cos(angle) * Self.radius
      )
      blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      layer.addSublayer(blade)
      blades.append(blade)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  func spin(_ spins: Bool) {
    guard spins != isSpinning else { return }
    isSpinning = spins
    turn = 0
    show()
    if spins { wait() } else { timer = nil }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isSpinning, timer == nil { wait() }
  }

  private func wait() {
    // What nobody sees does not turn.
    guard window != nil else {
      timer = nil
      return
    }
    timer = FrameTimer(after: Self.beat) { [weak self] in
      guard let self, isSpinning else { return }
      turn = (turn + 1) % Self.count
      show()
      wait()
    }
  }

  func show() {
    let paint = color.resolvedColor(with: traitCollection).cgColor
    for (index, blade) in blades.enumerated() {
      blade.backgroundColor = paint
      blade.opacity = Float(opacity(of: index))
    }
  }

  private func opacity(of index: Int) -> CGFloat {
    if isSpinning {
      let age = (turn - index + Self.count) % Self.count
      let share = 1 - CGFloat(age) / CGFloat(Self.count - 1)
      return Self.strength * (Self.faintest + (1 - Self.faintest) * share)
    }
    return Self.strength * max(0, min(1, progress * CGFloat(Self.count) - CGFloat(index)))
  }
}
