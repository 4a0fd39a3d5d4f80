import CoreGraphics
import Foundation

/// Two buttons that make a value larger and smaller.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let ground = UIView()
  private let minus = UIImageView()
  private let plus = UIImageView()
  private let divider = UIView()
  private let lit = UIView()
  private var current = 0.0
  private var pressed = 0.0
  private var timer: FrameTimer?
  private var images: [Bool: [UIControl.State: UIImage]] = [:]

  /// Makes a stepper; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareStepper()
  }

  /// Makes a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    if coder.containsValue(forKey: "maximumValue") {
      maximumValue = coder.decodeDouble(forKey: "maximumValue")
    }
    prepareStepper()
    coder.nib?.finish(self, as: UIStepper.self)
  }

  private func prepareStepper() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 8
    ground.clipsToBounds = true
    lit.backgroundColor = .secondarySystemFill
    lit.isHidden = true
    ground.addSubview(lit)
    divider.backgroundColor = .opaqueSeparator
    for view in [ground, minus, plus, divider] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  // MARK: Value

  /// The value.
  ///
  /// Defaults to 0.
  open var value: Double {
    get { current }
    set {
      current = min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }

  /// The smallest value.
  ///
  /// Defaults to 0.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The largest value.
  ///
  /// Defaults to 100.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// How much a tap changes the value.
  ///
  /// Defaults to 1.
  open var stepValue = 1.0

  /// Whether values are told while a finger rests, not only when it is lifted.
  ///
  /// Defaults to true.
  open var isContinuous = true

  /// Whether the value goes on changing while a finger rests.
  ///
  /// Defaults to true.
  open var autorepeat = true

  /// Whether the value goes from one end to the other.
  ///
  /// Defaults to false.
  open var wraps = false { didSet { show() } }

  // MARK: Looks

  /// Sets the picture that stands for larger values in a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[true, default: [:]][state] = image
    show()
  }

  /// The picture that stands for larger values in a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images[true]?[state] ?? images[true]?[.normal]
  }

  /// Sets the picture that stands for smaller values in a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[false, default: [:]][state] = image
    show()
  }

  /// The picture that stands for smaller values in a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images[false]?[state] ?? images[false]?[.normal]
  }

  private func show() {
    let weight = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    plus.image =
      incrementImage(for: state) ?? UIImage(systemName: "plus", withConfiguration: weight)
    minus.image =
      decrementImage(for: state) ?? UIImage(systemName: "minus", withConfiguration: weight)
    plus.tintColor = canStep(1) ? .label : .tertiaryLabel
    minus.tintColor = canStep(-1) ? .label : .tertiaryLabel
    lit.isHidden = pressed == 0
    dimUnlessEnabled()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let half = bounds.width / 2
    let isMirrored = isRightToLeft
    func centre(_ view: UIView, isPlus: Bool) {
      let size = view.sizeThatFits(.zero)
      let x = isPlus != isMirrored ? half * 1.5 : half * 0.5
      view.frame = CGRect(
        x: (x - size.width / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      )
    }
    centre(plus, isPlus: true)
    centre(minus, isPlus: false)
    divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
    let isRight = (pressed > 0) != isMirrored
    lit.frame = CGRect(x: isRight ? half : 0, y: 0, width: half, height: bounds.height)
  }

  // MARK: Fingers

  private func canStep(_ direction: Double) -> Bool {
    wraps || (direction > 0 ? current < maximumValue : current > minimumValue)
  }

  private func step() {
    guard pressed != 0, canStep(pressed) else { return }
    var new = current + pressed * stepValue
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != current else { return }
    current = new
    show()
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func wait(_ delay: Double) {
    guard autorepeat else { return }
    timer = FrameTimer(after: delay) { [weak self] in
      guard let self, isTracking else { return }
      step()
      // It goes faster the longer the finger rests.
      wait(max(0.05, delay * 0.85))
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    pressed = isRight != isRightToLeft ? 1 : -1
    guard canStep(pressed) else {
      pressed = 0
      return false
    }
    step()
    wait(0.5)
    show()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasPressed = pressed != 0
    finish()
    if wasPressed, !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) { finish() }

  private func finish() {
    timer = nil
    pressed = 0
    show()
  }

  // MARK: Accessibility

  override var kindByNature: UIAccessibilityTraits { .adjustable }
  override var labelByNature: String? { nil }
  override var roleByNature: AccessibilityRole? { .stepper }
  override var valueByNature: String? {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Makes the value greater by a step.
  open override func accessibilityIncrement() { stepByPerson(stepValue) }

  /// Makes the value less by a step.
  open override func accessibilityDecrement() { stepByPerson(-stepValue) }

  open override func accessibilityActivate() -> Bool { false }

  private func stepByPerson(_ change: Double) {
    guard isEnabled else { return }
    let old = value
    value =
      wraps && value + change > maximumValue
      ? minimumValue
      : wraps && value + change < minimumValue ? maximumValue : value + change
    if value != old { valueChangedByPerson() }
  }
}
