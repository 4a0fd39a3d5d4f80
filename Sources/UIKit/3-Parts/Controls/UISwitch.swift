import CoreGraphics
import Foundation

/// A switch that is on or off; it is 51 by 31 points whatever its frame says.
@MainActor @preconcurrency
open class UISwitch: UIControl, RowControl {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// As the system likes: a slide.
    case automatic = 0
    /// A box with a tick, on Macs.
    case checkbox = 1
    /// A slide.
    case sliding = 2
  }

  /// Width and height in points (picture metrics).
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbSide: CGFloat = 27
  private static let inset: CGFloat = 2
  /// How much wider the thumb is under a finger, in points.
  private static let stretch: CGFloat = 7

  private let track = UIView()
  private let thumb = UIView()
  private var isSetOn = false
  private var valueAtStart = false
  private var hasSlid = false

  /// Makes a switch; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareSwitch()
  }

  /// Makes a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    prepareSwitch()
    if coder.decodeBool(forKey: "UISwitchOn") { setOn(true, animated: false) }
    coder.nib?.finish(self, as: UISwitch.self)
  }

  private func prepareSwitch() {
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  /// Whether it is on.
  ///
  /// Defaults to false.
  open var isOn: Bool {
    get { isSetOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, without telling anyone.
  open func setOn(_ on: Bool, animated: Bool) {
    isSetOn = on
    guard animated, window != nil else { return show() }
    animate()
  }

  /// The colour when it is on; nil is the system's green.
  ///
  /// Defaults to nil.
  open var onTintColor: UIColor? {
    didSet {
      show()
      note(.onTintColor, \UISwitch.onTintColor)
    }
  }

  /// The colour of the thumb; nil is white.
  ///
  /// Defaults to nil.
  open var thumbTintColor: UIColor? {
    didSet {
      show()
      note(.thumbTintColor, \UISwitch.thumbTintColor)
    }
  }

  /// Without effect since iOS 7.
  ///
  /// Defaults to nil.
  open var onImage: UIImage? {
    didSet { note(.onImage, \UISwitch.onImage) }
  }

  /// Without effect since iOS 7.
  ///
  /// Defaults to nil.
  open var offImage: UIImage? {
    didSet { note(.offImage, \UISwitch.offImage) }
  }

  /// A title beside a box with a tick, on Macs.
  ///
  /// Defaults to nil.
  open var title: String?

  /// What it looks like: a slide.
  open var style: Style { .sliding }

  /// What it should look like where there is a choice.
  ///
  /// Defaults to `automatic`.
  /// Kept for the app; nothing here reads it.
  open var preferredStyle = Style.automatic

  // MARK: Showing

  private static let off = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1)
      : UIColor(red: 233 / 255, green: 233 / 255, blue: 235 / 255, alpha: 1)
  }

  private func animate() {
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.show()
    }
  }

  private func show() {
    track.backgroundColor =
      isSetOn ? onTintColor ?? .systemGreen : tintColorOff ?? Self.off
    thumb.backgroundColor = thumbTintColor ?? .white
    dimUnlessEnabled()
    track.frame = CGRect(origin: .zero, size: Self.size)
    let width = Self.thumbSide + (isHighlighted ? Self.stretch : 0)
    let isRight = isSetOn != isRightToLeft
    thumb.frame = CGRect(
      x: isRight ? Self.size.width - Self.inset - width : Self.inset,
      y: Self.inset,
      width: width,
      height: Self.thumbSide
    )
  }

  /// A tint of one's own colours the track when it is off.
  private var tintColorOff: UIColor? { colors.tint }

  override func stateDidChange() {
    super.stateDidChange()
    if window != nil { animate() } else { show() }
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    // Constraints align 49 points of the 51 (Apple's alignment rectangle).
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueAtStart = isSetOn
    hasSlid = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRight = isSetOn != isRightToLeft
    // A finger that slides beyond the middle takes the thumb along.
    let wanted = x > Self.size.width * 0.7 ? true : x < Self.size.width * 0.3 ? false : isRight
    if wanted != isRight, abs(x - touch.previousLocation(in: self).x) > 0 {
      let startX = touch.location(in: self).x
      if hasSlid || abs(startX - Self.size.width / 2) > 8 {
        hasSlid = true
        setOn(!isSetOn, animated: true)
      }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasSlid, isTouchInside { setOn(!isSetOn, animated: true) }
    if isSetOn != valueAtStart { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) { setOn(valueAtStart, animated: true) }

  // MARK: Accessibility

  override var labelByNature: String? { title }
  override var valueByNature: String? { isOn ? "1" : "0" }
  override var roleByNature: AccessibilityRole? { .toggle }

  /// Turns it the other way, as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    valueChangedByPerson()
    return true
  }
}
