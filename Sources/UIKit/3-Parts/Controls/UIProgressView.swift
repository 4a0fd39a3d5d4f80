import CoreGraphics
import Foundation

/// A bar that fills as something gets done.
///
/// It is 4 points high (fact al.uiprogress), and touches go through it.
open class UIProgressView: UIView {
  /// What the bar looks like.
  public enum Style: Int, Sendable {
    /// A rounded bar on a track.
    case `default` = 0
    /// A plain bar without a track, along the edge of another bar.
    case bar = 1
  }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var share: Float = 0
  private var observation: ProgressObservation?

  /// Makes a bar with a frame, in its superview's coordinates; its height is the bar's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
    prepare()
  }

  /// Makes a bar out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.nib?.finish(self, as: UIProgressView.self)
  }

  /// Makes a bar of a style, as wide as fits.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  private func prepare() {
    isUserInteractionEnabled = false
    for view in [track, fill] {
      view.clipsToBounds = true
      addSubview(view)
    }
    updateLooks()
  }

  // MARK: Progress

  /// How much is done, 0...1; other values become the nearest of these.
  ///
  /// Defaults to 0.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Shows how much is done, 0...1, at once or with the bar growing there.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard progress != share else { return }
    share = progress
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
      self.layoutIfNeeded()
    }
  }

  /// What the bar shows the progress of; nil leaves it to `progress`.
  ///
  /// It is looked at in every frame until it is done. Defaults to nil.
  open var observedProgress: Progress? {
    get { observation?.progress }
    set { observation = newValue.map { ProgressObservation($0, in: self) } }
  }

  // MARK: Looks

  /// What the bar looks like.
  ///
  /// Defaults to a rounded bar on a track.
  open var progressViewStyle = Style.default { didSet { updateLooks() } }

  /// The colour of what is done; nil is the tint colour.
  ///
  /// Defaults to nil.
  open var progressTintColor: UIColor? {
    didSet {
      updateLooks()
      note(.progressTintColor, \UIProgressView.progressTintColor)
    }
  }

  /// The colour of what is left; nil is the system's.
  ///
  /// Defaults to nil.
  open var trackTintColor: UIColor? {
    didSet {
      updateLooks()
      note(.trackTintColor, \UIProgressView.trackTintColor)
    }
  }

  /// An image stretched over what is done, in place of the colour.
  ///
  /// Defaults to nil.
  open var progressImage: UIImage? {
    didSet {
      updateLooks()
      note(.progressImage, \UIProgressView.progressImage)
    }
  }

  /// An image stretched over the track, in place of the colour.
  ///
  /// Defaults to nil.
  open var trackImage: UIImage? {
    didSet {
      updateLooks()
      note(.trackImage, \UIProgressView.trackImage)
    }
  }

  private func updateLooks() {
    fill.image = progressImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.image = trackImage
    let standard = progressViewStyle == .default ? UIColor.systemFill : nil
    track.backgroundColor = trackImage == nil ? trackTintColor ?? standard : nil
    let radius: CGFloat = progressViewStyle == .default ? height / 2 : 0
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    fill.layer.cornerRadius = progressImage == nil ? radius : 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLooks()
  }

  // MARK: Layout

  private var height: CGFloat { 4 }

  /// Frames keep the bar's own height; constraints may give it another.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(
        origin: newValue.origin,
        size: CGSize(width: newValue.width, height: height)
      )
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let width = Self.filled(share, of: bounds.width)
    fill.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  /// The width of what is done: whole points from the middle up, and at least as wide as its two
  /// round ends, unless there is nothing (fact al.uiprogress).
  private static func filled(_ share: Float, of width: CGFloat) -> CGFloat {
    guard share > 0 else { return 0 }
    return max(8, (CGFloat(share) * width + 0.5).rounded(.down))
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { true }
  override var traitsByNature: UIAccessibilityTraits { .updatesFrequently }
  override var valueByNature: String? { "\(Int(pixels: CGFloat(progress * 100).rounded()))%" }
  override var roleByNature: AccessibilityRole? { .progress }
}

/// Looks at a progress in every frame until it is done: nobody here tells of its changes.
@MainActor
private final class ProgressObservation {
  let progress: Progress
  private weak var view: UIProgressView?
  private var ticker: FrameTicker?

  init(_ progress: Progress, in view: UIProgressView) {
    self.progress = progress
    self.view = view
    show()
    let ticker = FrameTicker { [weak self] _ in self?.show() ?? false }
    self.ticker = ticker
    ticker.start()
  }

  /// Returns whether there is more to come.
  @discardableResult
  private func show() -> Bool {
    guard let view else { return false }
    view.setProgress(Float(progress.fractionCompleted), animated: view.window != nil)
    return !progress.isFinished && !progress.isCancelled
  }
}
