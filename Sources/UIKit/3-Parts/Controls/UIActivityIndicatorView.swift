import CoreGraphics
import Foundation

/// A wheel that turns while something is being done.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101

    /// The old name of a large white wheel.
    @available(*, deprecated, renamed: "large")
    public static var whiteLarge: Style { .large }
    /// The old name of a white wheel.
    @available(*, deprecated, renamed: "medium")
    public static var white: Style { .medium }
    /// The old name of a grey wheel.
    @available(*, deprecated, renamed: "medium")
    public static var gray: Style { .medium }

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  private let wheel = RefreshSpinner()
  private var turns = false

  /// Makes a wheel of a style.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    prepareWheel()
  }

  /// Makes a wheel of middling size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWheel()
  }

  /// Makes a wheel from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: "UIActivityIndicatorViewStyle")) ?? .medium
    prepareWheel()
    if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
    coder.nib?.finish(self, as: UIActivityIndicatorView.self)
  }

  private func prepareWheel() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    show()
  }

  /// How large the wheel is.
  ///
  /// Defaults to medium.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the wheel.
  ///
  /// Defaults to a grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray {
    didSet {
      wheel.color = color ?? .systemGray
      note(.color, \UIActivityIndicatorView.color)
    }
  }

  /// Whether the wheel is gone while it does not turn.
  ///
  /// Defaults to true.
  open var hidesWhenStopped = true { didSet { show() } }

  /// Whether the wheel turns.
  open var isAnimating: Bool { turns }

  /// Lets the wheel turn.
  open func startAnimating() {
    turns = true
    show()
  }

  /// Lets the wheel stand.
  open func stopAnimating() {
    turns = false
    show()
  }

  private func show() {
    wheel.spin(turns)
    wheel.progress = turns ? 0 : 1
    if hidesWhenStopped { isHidden = !turns } else if !turns { isHidden = false }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The wheel of refreshing is 27 points of ink in a room of 100.
    let scale = style.side / 30
    wheel.transform = .identity
    wheel.bounds = CGRect(x: 0, y: 0, width: RefreshSpinner.size, height: RefreshSpinner.size)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    wheel.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { isAnimating }
  override var labelByNature: String? { "In progress" }
  override var traitsByNature: UIAccessibilityTraits { .updatesFrequently }
  override var roleByNature: AccessibilityRole? { .progress }
}
