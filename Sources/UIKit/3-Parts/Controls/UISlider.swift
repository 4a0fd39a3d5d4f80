import CoreGraphics
import Foundation

/// A thumb on a track that sets a value.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Lengths in points (picture metrics).
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  /// How far contents stay away from the sides.
  private static let inset: CGFloat = 2

  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumIcon = UIImageView()
  private let maximumIcon = UIImageView()
  private var current: Float = 0
  private var grip: CGFloat = 0
  private var images: [Part: [UIControl.State: UIImage]] = [:]

  private enum Part: Hashable {
    case thumb
    case minimumTrack
    case maximumTrack
  }

  /// Makes a slider with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSlider()
  }

  /// Makes a slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: "UIMaxValue") {
      maximumValue = coder.decodeFloat(forKey: "UIMaxValue")
    }
    minimumValue = coder.decodeFloat(forKey: "UIMinValue")
    current = coder.decodeFloat(forKey: "UIValue")
    prepareSlider()
    coder.nib?.finish(self, as: UISlider.self)
  }

  private func prepareSlider() {
    for view in [maximumTrack, minimumTrack, minimumIcon, maximumIcon, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 4)
    thumb.layer.shadowRadius = 6
    show()
  }

  // MARK: Value

  /// The value, between the two ends.
  ///
  /// Defaults to 0.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, without telling anyone.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The value at the start.
  ///
  /// Defaults to 0.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The value at the end.
  ///
  /// Defaults to 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// Whether values are told while the finger moves, not only when it is lifted.
  ///
  /// Defaults to true.
  open var isContinuous = true

  // MARK: Looks

  /// The picture at the start.
  ///
  /// Defaults to nil.
  open var minimumValueImage: UIImage? { didSet { show() } }

  /// The picture at the end.
  ///
  /// Defaults to nil.
  open var maximumValueImage: UIImage? { didSet { show() } }

  /// The colour of the track up to the thumb; nil is the tint.
  ///
  /// Defaults to nil.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      show()
      note(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
    }
  }

  /// The colour of the track beyond the thumb; nil is the system's.
  ///
  /// Defaults to nil.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      show()
      note(.maximumTrackTintColor, \UISlider.maximumTrackTintColor)
    }
  }

  /// The colour of the thumb; nil is white.
  ///
  /// Defaults to nil.
  open var thumbTintColor: UIColor? {
    didSet {
      show()
      note(.thumbTintColor, \UISlider.thumbTintColor)
    }
  }

  private func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images[part, default: [:]][state] = image
    show()
  }

  private func image(_ part: Part, _ state: UIControl.State) -> UIImage? {
    images[part]?[state] ?? images[part]?[.normal]
  }

  /// Sets the picture of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .thumb, state)
  }

  /// The picture of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }

  /// The picture of the thumb now.
  open var currentThumbImage: UIImage? { image(.thumb, state) }

  /// Sets the picture of the track up to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .minimumTrack, state)
  }

  /// The picture of the track up to the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    image(.minimumTrack, state)
  }

  /// The picture of the track up to the thumb now.
  open var currentMinimumTrackImage: UIImage? { image(.minimumTrack, state) }

  /// Sets the picture of the track beyond the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .maximumTrack, state)
  }

  /// The picture of the track beyond the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    image(.maximumTrack, state)
  }

  /// The picture of the track beyond the thumb now.
  open var currentMaximumTrackImage: UIImage? { image(.maximumTrack, state) }

  private func show() {
    func paint(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?, radius: CGFloat) {
      view.image = image
      view.backgroundColor = image == nil ? color : nil
      view.layer.cornerRadius = image == nil ? radius : 0
    }
    let radius = Self.trackHeight / 2
    paint(
      minimumTrack,
      currentMinimumTrackImage,
      minimumTrackTintColor ?? tintColor,
      radius: radius
    )
    paint(
      maximumTrack,
      currentMaximumTrackImage,
      maximumTrackTintColor ?? .systemFill,
      radius: radius
    )
    paint(thumb, currentThumbImage, thumbTintColor ?? .white, radius: Self.thumbSide / 2)
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    minimumIcon.image = minimumValueImage
    maximumIcon.image = maximumValueImage
    dimUnlessEnabled()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  /// Where the picture at the start is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Where the picture at the end is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = minimumValueImage.map { $0.size.width + 13 } ?? Self.inset
    let end = maximumValueImage.map { $0.size.width + 13 } ?? Self.inset
    return CGRect(
      x: bounds.minX + start,
      y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - start - end),
      height: Self.trackHeight
    )
  }

  /// Where the thumb is for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isRightToLeft { share = 1 - share }
    return CGRect(
      x: rect.minX + share * (rect.width - size.width),
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: current)
    minimumIcon.frame = minimumValueImageRect(forBounds: bounds)
    maximumIcon.frame = maximumValueImageRect(forBounds: bounds)
    thumb.frame = knob
    let isMirrored = isRightToLeft
    let low = CGRect(
      x: isMirrored ? knob.midX : track.minX,
      y: track.minY,
      width: isMirrored ? track.maxX - knob.midX : knob.midX - track.minX,
      height: track.height
    )
    minimumTrack.frame = low
    maximumTrack.frame = track
  }

  // MARK: Fingers

  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let size = thumb.bounds.width
    let way = max(1, track.width - size)
    var share = max(0, min(1, (x - track.minX - size / 2) / way))
    if isRightToLeft { share = 1 - share }
    return minimumValue + Float(share) * (maximumValue - minimumValue)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    // Only a finger on the thumb, or nearly, takes it along.
    guard thumb.frame.insetBy(dx: -12, dy: -12).contains(place) else { return false }
    grip = place.x - thumb.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let new = value(at: touch.location(in: self).x - grip)
    guard new != current else { return true }
    current = new
    setNeedsLayout()
    layoutIfNeeded()
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  override var kindByNature: UIAccessibilityTraits { .adjustable }
  override var labelByNature: String? { nil }
  override var roleByNature: AccessibilityRole? { .slider }
  override var valueByNature: String? {
    let length = maximumValue - minimumValue
    return
      "\(Int(pixels: CGFloat(length > 0 ? (value - minimumValue) / length * 100 : 0).rounded()))%"
  }

  /// Makes the value greater by a tenth of its range.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Makes the value less by a tenth of its range.
  open override func accessibilityDecrement() { step(by: -0.1) }

  open override func accessibilityActivate() -> Bool { false }

  private func step(by share: Float) {
    guard isEnabled else { return }
    let old = value
    setValue(value + share * (maximumValue - minimumValue), animated: true)
    if value != old { valueChangedByPerson() }
  }
}
